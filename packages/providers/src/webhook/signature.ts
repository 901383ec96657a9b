import { createHmac, timingSafeEqual } from 'node:crypto'

const digest = (secret: string, seconds: string, body: string) =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')

/**
 * The value of `forecourt-signature`: `t=<unix seconds>,v1=<hex HMAC-SHA256 of "<t>.<body>">`, with a `v1` for each secret: the current
 * one and, once it was rotated, the one before it.
 */
export function sign(body: string, secrets: readonly string[], timestampMs: number): string {
  const seconds = String(Math.floor(timestampMs / 1000))
  return [`t=${seconds}`, ...secrets.map((secret) => `v1=${digest(secret, seconds, body)}`)].join(',')
}

export type SignedRequest = {
  /** `forecourt-signature` */
  header: string | undefined
  /** As received, before any parsing. */
  body: string
  secret: string
  nowMs?: number
  /** An older or newer signature is refused, so that a recorded request cannot be replayed later. */
  toleranceSeconds?: number
}

/** For receivers. Takes any of several `v1` entries, so that a secret can be replaced without a gap. */
export function verifySignature(request: SignedRequest): boolean {
  const { header = '', body, secret, nowMs = Date.now(), toleranceSeconds = 300 } = request
  const entries = header.split(',').map((entry) => entry.trim().split('='))
  const valuesOf = (key: string) => entries.flatMap(([name, value = '']) => (name === key ? [value] : []))
  const [seconds = '', ...others] = valuesOf('t')
  if (others.length > 0 || !/^\d{1,12}$/.test(seconds)) return false
  if (Math.abs(nowMs / 1000 - Number(seconds)) > toleranceSeconds) return false
  const expected = Buffer.from(digest(secret, seconds, body))
  return valuesOf('v1').some((value) => {
    const actual = Buffer.from(value)
    return actual.length === expected.length && timingSafeEqual(actual, expected)
  })
}
