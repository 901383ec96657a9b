/** The text of a calendar's field: what RFC 5545 gives a meaning is escaped. */
const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, (character) => `\\${character}`).replaceAll(/\r?\n/g, '\\n')

/** Lines of at most 75 bytes; a continued one begins with a space. */
function folded(line: string): string {
  const lines: string[] = []
  let current = ''
  for (const character of line) {
    if (Buffer.byteLength(current + character) > 74) {
      lines.push(current)
      current = ' '
    }
    current += character
  }
  return [...lines, current].join('\r\n')
}

const utc = (time: Date): string => time.toISOString().replaceAll(/[-:]|\.\d{3}/g, '')

export type CalendarEntry = { id: string; title: string; text: string; url: string; start: Date; end: Date; now: Date }

/** A time in a calendar (iCalendar, RFC 5545), with a reminder three hours before its end. Times are UTC: each calendar shows its own. */
export function calendarEntry({ id, title, text, url, start, end, now }: CalendarEntry): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Forecourt//Reservations//EN',
    'BEGIN:VEVENT',
    `UID:${id}@forecourt`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    `URL:${url}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    'TRIGGER;RELATED=END:-PT3H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}
