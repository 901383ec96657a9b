/** `08:30` in minutes of its day. */
export function minuteOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * 60 + minute
}

/** Minutes of a day, or of the day after, as `5:30 pm`. */
export function clockText(minuteOfDay: number): string {
  const [hour, minute] = [Math.floor(minuteOfDay / 60) % 24, minuteOfDay % 60]
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`
}
