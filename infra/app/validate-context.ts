import { nearestName } from '@forecourt/contracts/validation/nearest-name'
import * as z from 'zod/mini'

/** The allowed `-c` arguments of each deploy. */
const allowedKeys = {
  'the platform': ['stage', 'search', 'budget', 'alarms', 'canary', 'release', 'originSecretVersion'],
  'a dealer': ['stage', 'tenant', 'tenants', 'domain'],
  'a remote': ['stage', 'remote', 'version'],
} as const
type Deploy = keyof typeof allowedKeys

const known: readonly string[] = [...new Set(Object.values(allowedKeys).flat())]

/** The CDK's own keys without a prefix (others begin with `aws:cdk:`, `@aws-cdk/`, `availability-zones:`). */
const isCdkKey = (name: string): boolean =>
  /[:/]/.test(name) || ['cli-telemetry', 'acknowledged-issue-numbers'].includes(name)

const listed = (names: readonly string[]): string => names.map((name) => `-c ${name}=`).join(', ')

/**
 * Refuses unknown arguments, and those that this deploy would not use: an ignored argument misleads.
 * Throws RangeError with the allowed values.
 */
export function validateContext(context: Readonly<Record<string, unknown>>): void {
  const given = Object.keys(context).filter((name) => !isCdkKey(name))
  if (given.includes('tenant') && given.includes('remote'))
    throw new RangeError('A deploy is of one tenant or of one remote: leave -c tenant or -c remote out.')
  const deploy: Deploy = given.includes('tenant') ? 'a dealer' : given.includes('remote') ? 'a remote' : 'the platform'
  const taken: readonly string[] = allowedKeys[deploy]
  const stray = given.find((name) => !taken.includes(name))
  if (stray === undefined) return
  const takes = `A deploy of ${deploy} takes ${listed(taken)}.`
  if (known.includes(stray)) throw new RangeError(`-c ${stray}= says nothing to it: leave it out. ${takes}`)
  const nearest = nearestName(stray, known)
  throw new RangeError(`There is no -c ${stray}=.${nearest ? ` Did you mean -c ${nearest}=?` : ''} ${takes}`)
}

/** Reads `-c alarms=…`. Throws RangeError: an address that takes no mail would get no alarm. */
export function parseAlarmEmail(given: unknown): string {
  const { success, data } = z.email().safeParse(given)
  if (success) return data
  throw new RangeError(`alarms is "${given}": it must be an e-mail address, like night@forecourt.example.`)
}

/** Reads `-c canary=…`. Throws RangeError with the allowed values. */
export function parseCanaryUrl(given: unknown): string {
  const text = String(given)
  if (URL.canParse(text) && new URL(text).protocol === 'https:') return text
  throw new RangeError(`canary is "${text}": it must be the address of a site, like https://www.northgate.example.`)
}
