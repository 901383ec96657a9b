/** Queensland keeps one time all year. */
const brisbaneOffsetSeconds = 10 * 3600
const daySeconds = 86_400

/** NV-5: how often the counter looks at the clock again. */
export const salesTickMs = 150_000

/** NV-5: how many are sold by now in Brisbane's day, in equal steps: of 192 a day one every 450 s. `now` is in seconds since 1970. */
export function salesToday(now: number, perDay: number): number {
  const sinceMidnight = (Math.floor(now) + brisbaneOffsetSeconds) % daySeconds
  return Math.floor((sinceMidnight * perDay) / daySeconds)
}
