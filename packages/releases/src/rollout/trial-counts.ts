import { randomUUID } from 'node:crypto'
import { putItem, queryItems } from '@forecourt/lambda-kit/data/items'
import { logWarningOnce } from '@forecourt/lambda-kit/observability/log'
import * as z from 'zod/mini'
import { isCounted } from './address-limits.ts'

/** A release on trial, as in a site's registry. */
export type TrialRelease = { name: string; version: string; trial: string }
export type PageCounts = { shown: number; failed: number }

const keyOf = ({ name, version, trial }: TrialRelease): string => `${name}@${version}#${trial}`

/** Counters expire after their trial. */
const keptSeconds = 7 * 86_400
/** Maximum age of the table's totals while nothing fails. */
const saveEveryMs = 5_000

const counter = randomUUID()
const own = new Map<string, PageCounts & { savedAt: number }>()

/**
 * Counts pages of a release on trial, as `address` saw them: of its failures one an hour counts. Each process keeps totals of its own
 * and writes them whole under its own key, so that no two write one item; a failure is written at once. It never rejects: no page may
 * fail because of its counts.
 */
export async function countPages(release: TrialRelease, pages: PageCounts, address: string): Promise<void> {
  const key = keyOf(release)
  const { shown } = pages
  const failed = pages.failed > 0 && (await isCounted('failure', key, address)) ? 1 : 0
  const counts = own.get(key) ?? { shown: 0, failed: 0, savedAt: 0 }
  own.set(key, counts)
  counts.shown += shown
  counts.failed += failed
  const now = Date.now()
  if (failed === 0 && now - counts.savedAt < saveEveryMs) return
  counts.savedAt = now
  const ttl = Math.ceil(now / 1000) + keptSeconds
  try {
    await putItem('trials', { trial: key, counter, shown: counts.shown, failed: counts.failed, ttl })
  } catch (error) {
    logWarningOnce('Pages of releases on trial are not counted', error)
  }
}

/** False once an address has sent more beacons of a release on trial than any shopper does. */
export const isBeaconCounted = (release: TrialRelease, address: string): Promise<boolean> =>
  isCounted('beacon', keyOf(release), address)

const countsSchema = z.object({ shown: z.int(), failed: z.int() })

/** The sum of all processes' counts of a trial. */
export async function readCounts(release: TrialRelease): Promise<PageCounts> {
  const sum = { shown: 0, failed: 0 }
  for await (const item of queryItems('trials', keyOf(release))) {
    const { shown, failed } = countsSchema.parse(item)
    sum.shown += shown
    sum.failed += failed
  }
  return sum
}
