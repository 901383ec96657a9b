const minute = 60_000

/** RS-1. Hours that a car is held: of the clock, so that a change to daylight saving makes none longer. */
export const holdHours = 48

/** A card that is not authorised by then is not asked any more. */
const payMinutes = 30

/** How long before its end a shopper is reminded. */
const reminderHours = 6

export const holdEnd = (now: Date): Date => new Date(now.getTime() + holdHours * 60 * minute)

export const payBy = (now: Date): Date => new Date(now.getTime() + payMinutes * minute)

export const reminderAt = (heldUntil: string): Date => new Date(Date.parse(heldUntil) - reminderHours * 60 * minute)
