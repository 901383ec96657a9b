const format = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })

/** `2026-11-21` as 21 Nov 2026. */
export const dayText = (day: string): string => format.format(new Date(`${day}T00:00:00Z`))
