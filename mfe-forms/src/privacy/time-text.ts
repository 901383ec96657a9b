const day = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'short', year: 'numeric' })

/** A time as a day: `23 Nov 2026`; nothing for what is no time. */
export const dayText = (time: string): string => (Number.isNaN(Date.parse(time)) ? '' : day.format(new Date(time)))
