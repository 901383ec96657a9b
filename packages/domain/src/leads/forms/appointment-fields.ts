import type { DepartmentPlace } from '@forecourt/contracts/leads/appointments'
import { clockText, minuteOf } from '../../locations/hours/clock-text.ts'
import { dayText } from '../../text/date.ts'
import { dealerLocation } from '../../vehicle/vehicle-location.ts'
import type { Condition, Field, FormSite, FormSubject, Option } from '../form.ts'

/** Where it can be: at a car's own dealer, else wherever the department works. */
function placesFor(site: FormSite, { car, department }: FormSubject): readonly DepartmentPlace[] {
  const places = department?.places ?? []
  const dealer = car && dealerLocation(car, site)
  return car ? places.filter(({ location }) => location === dealer?.slug) : places
}

/** LD-12: several places are chosen from, one alone is chosen by itself. */
function placeField(site: FormSite, places: readonly DepartmentPlace[], initial: string | undefined): Field[] {
  const options = places.flatMap(({ location }): Option[] => {
    const known = site.locations.find(({ slug }) => slug === location)
    return known ? [{ value: location, label: known.name }] : []
  })
  const [only, ...others] = options
  if (!only) return []
  if (others.length === 0) return [{ kind: 'hidden', name: 'location', label: 'Location', value: only.value }]
  return [{ kind: 'select', name: 'location', label: 'Location', required: 'Choose a location', options, initial }]
}

/** LD-10. The place, and an appointment there: a day, and a time of that day. Both are optional. */
export function appointmentFields(site: FormSite, subject: FormSubject): Field[] {
  const places = placesFor(site, subject)
  const free = places.filter(({ appointments }) => appointments.length > 0)
  const where = placeField(site, places, subject.location)
  if (free.length === 0) return where
  const at = ({ location }: DepartmentPlace): Condition => (places.length > 1 ? { location: [location] } : {})
  const days = free.flatMap((place) =>
    place.appointments.map(({ date }) => ({ value: date, label: dayText(date), when: at(place) })),
  )
  const times = free.flatMap((place) =>
    [...new Set(place.appointments.flatMap((day) => day.times))].map((time) => ({
      value: time,
      label: clockText(minuteOf(time)),
      when: { ...at(place), booking_date: datesWith(place, time) },
    })),
  )
  return [
    ...where,
    { kind: 'chips', name: 'booking_date', label: 'Preferred day', any: 'Any day', options: sorted(days) },
    {
      kind: 'chips',
      name: 'booking_time',
      label: 'Preferred time',
      any: 'Any time',
      whileNone: 'Choose a day to see times',
      options: sorted(times),
    },
  ]
}

const datesWith = ({ appointments }: DepartmentPlace, time: string): string[] =>
  appointments.filter(({ times }) => times.includes(time)).map(({ date }) => date)

const sorted = (options: Option[]): Option[] => options.toSorted((a, b) => (a.value < b.value ? -1 : 1))
