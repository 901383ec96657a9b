import type { AppointmentDay } from '@forecourt/contracts/leads/appointments'
import type { AppointmentSettings } from '@forecourt/contracts/site/settings/forms'
import type { Department } from '@forecourt/contracts/site/site'
import { localTime } from '../../locations/hours/local-time.ts'
import type { Span } from '../../locations/hours/opening-hours.ts'
import { type OpenPlace, spansOn } from '../../locations/hours/opening-state.ts'
import { dayAfter } from '../../text/date.ts'

const dayMinutes = 1440
const minuteMs = 60_000

const timeOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

/** The minutes of a day at which something that takes `length` can begin: at the opening, then at whole multiples of it. */
function startsIn({ from, to }: Span, length: number): number[] {
  const starts: number[] = []
  for (
    let minute = from;
    minute + length <= to && minute < dayMinutes;
    minute = (Math.floor(minute / length) + 1) * length
  )
    starts.push(minute)
  return starts
}

type Asked = { place: OpenPlace; department: Department; now: Date; settings: AppointmentSettings }

/**
 * LD-10. The appointments that a shopper can ask for: within the opening hours, each over before the place closes, none sooner than
 * the notice from now. The notice is real time, so a change of daylight saving within it counts; days and times are the place's own.
 */
export function appointmentDays({ place, department, now, settings }: Asked): AppointmentDay[] {
  const { every_minutes, notice_minutes, days_ahead } = settings
  const today = localTime(place, now).day
  const earliest = localTime(place, new Date(now.getTime() + notice_minutes * minuteMs))
  return Array.from({ length: days_ahead }, (_, ahead) => dayAfter(today, ahead))
    .filter((date) => date >= earliest.day)
    .map((date) => ({
      date,
      times: spansOn(place, department, date)
        .flatMap((span) => startsIn(span, every_minutes))
        .filter((minute) => date > earliest.day || minute >= earliest.minute)
        .map(timeOf),
    }))
    .filter(({ times }) => times.length > 0)
}
