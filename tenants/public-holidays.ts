import type { Location, SpecialHours } from '@forecourt/contracts/site/site'
import holidays from './public-holidays.json' with { type: 'json' }

/** The public holidays that a state's law names, as days on which a place is closed. Part-days and local shows are not among them. */
function holidaysOf(state: string): SpecialHours[] {
  return holidays
    .filter(({ states }) => states.includes(state))
    .map(({ date, name }) => ({ status: 'closed', date, reason: name }))
}

/** A location with the holidays on which it closes among its special hours, by date. What its own file says of a day wins. */
export function withPublicHolidays(location: Location): Location {
  if (location.public_holidays === undefined) return location
  const own = location.special_hours ?? []
  const others = holidaysOf(location.address.state).filter(({ date }) => !own.some((day) => day.date === date))
  return { ...location, special_hours: [...own, ...others].sort((a, b) => a.date.localeCompare(b.date)) }
}

/** Whether the table knows a state's holidays. */
export const hasHolidaysFor = (state: string): boolean => holidaysOf(state).length > 0
