import { deployArguments } from '@forecourt/contracts/platform/deploy-arguments'
import { nearestName } from '@forecourt/contracts/validation/nearest-name'
import * as z from 'zod/mini'

type Deploy = keyof typeof deployArguments

/** The arguments that say what a deploy is of. */
const scopes: readonly (readonly [name: string, deploy: Deploy])[] = [
  ['tenant', 'a dealer'],
  ['remote', 'a remote'],
  ['team', "a team's functions"],
]

const known: readonly string[] = [...new Set(Object.values(deployArguments).flat())]

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
  const [scope, other] = scopes.filter(([name]) => given.includes(name))
  if (scope && other)
    throw new RangeError(
      `A deploy is of one tenant, of one remote or of one team: leave -c ${scope[0]} or -c ${other[0]} out.`,
    )
  const deploy: Deploy = scope?.[1] ?? 'everything'
  const taken: readonly string[] = deployArguments[deploy]
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
