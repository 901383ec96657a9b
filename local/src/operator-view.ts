import type { ImportReport } from '@forecourt/contracts/import-report'

/** What the operator's page shows. */
export type OperatorView = {
  /** `logoSvg` is the plain drawing that the tenant's validation let through. */
  sites: { name: string; url: string; about: string; logoSvg: string; vehicles: number }[]
  remotes: { name: string; serving: string; previous: string; published: string }[]
  /** `warning` is what the feed's sender should hear of, if anything. */
  imports: { who: string; summary: string; warning: string | undefined; ago: string }[]
  problems: string[]
}

const units: [seconds: number, name: string][] = [
  [86_400, 'day'],
  [3600, 'h'],
  [60, 'min'],
]

/** `2 min ago`; under a minute it is `just now`. */
export function ago(then: Date, now: Date): string {
  const seconds = (now.getTime() - then.getTime()) / 1000
  for (const [size, name] of units) {
    const count = Math.floor(seconds / size)
    if (count >= 1) return `${count} ${name === 'day' && count > 1 ? 'days' : name} ago`
  }
  return 'just now'
}

type Counts = Pick<ImportReport, 'created' | 'updated' | 'withdrawn' | 'finished_at' | 'rejected' | 'file'>

/** `12 new, 3 changed, 1 withdrawn`, or `no change`; of a file that was not read or not to its end, that. */
export function importSummary({ created, updated, withdrawn, finished_at, rejected, file }: Counts): string {
  if (rejected) return `${file}: not imported`
  if (!finished_at) return 'unfinished'
  const parts = [
    [created, 'new'],
    [updated, 'changed'],
    [withdrawn, 'withdrawn'],
  ] as const
  const told = parts.filter(([count]) => count > 0).map(([count, word]) => `${count.toLocaleString('en-AU')} ${word}`)
  return told.join(', ') || 'no change'
}

type Faults = Pick<ImportReport, 'refused' | 'rejected' | 'broken'>

/** What was wrong with a feed, the worst first. */
export function importWarning({ refused, rejected, broken }: Faults): string | undefined {
  if (rejected) return rejected
  if (broken) return `broken at line ${broken.line}: ${broken.reason}`
  if (refused === 0) return undefined
  return `${refused.toLocaleString('en-AU')} ${refused === 1 ? 'row' : 'rows'} refused`
}
