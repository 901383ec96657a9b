import type { Site } from '@forecourt/contracts/site/site'
import { clockText } from '../locations/hours/clock-text.ts'
import { localTime } from '../locations/hours/local-time.ts'
import { longDayText } from '../text/date.ts'

type Places = Pick<Site, 'locations'>

function localAt(time: string, dealership: string, { locations }: Places): { day: string; minute: number } {
  const place = locations.find(({ dealership_slug }) => dealership_slug === dealership) ?? locations[0]
  return place ? localTime(place, new Date(time)) : { day: time.slice(0, 10), minute: 0 }
}

/** `Saturday 28 November, 3:15 pm`, by the clock of the place that sells the car. */
export function timeText(time: string, dealership: string, places: Places): string {
  const { day, minute } = localAt(time, dealership, places)
  return `${longDayText(day)}, ${clockText(minute)}`
}

/** `3:15 pm`, likewise. */
export const timeOfDayText = (time: string, dealership: string, places: Places): string =>
  clockText(localAt(time, dealership, places).minute)
