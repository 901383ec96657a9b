const maxSeconds = 86_400

/** Seconds to wait by a Retry-After header (seconds or an HTTP date), at most a day; undefined where it says nothing. */
export function parseRetryAfter(header: string | undefined, nowMs = Date.now()): number | undefined {
  if (header === undefined) return
  const value = header.trim()
  const seconds = /^\d+$/.test(value) ? Number(value) : Math.ceil((Date.parse(value) - nowMs) / 1000)
  return Number.isNaN(seconds) ? undefined : Math.min(Math.max(seconds, 0), maxSeconds)
}
