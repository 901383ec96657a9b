import type { ImportReport } from '@forecourt/contracts/stock/import-report'
import { countOf, numberText } from '@forecourt/domain/text/numbers'
import type { LeadState } from '@forecourt/leads/store/lead-state'
import { describeEngineProblem, type EngineState } from '@forecourt/stock/index/engine-state'
import type { EngineStatus } from './engine-watch.ts'
import type { MessageView } from './messages/message-view.ts'

/** Reservations with their holds and payments, the webhooks about them, and what the reconciler did. */
export type ReservationsView = {
  /** The newest first. */
  rows: {
    id: string
    car: string
    site: string
    state: string
    isLive: boolean
    /** Who holds the car now, if anybody. */
    hold: string
    payment: string
    age: string
  }[]
  webhooks: { type: string; how: string; outcome: string; isGood: boolean; age: string }[]
  /** How webhooks can be sent again; none before the first. */
  ways: readonly string[]
  /** `Moved 3`, since the start; empty before its first run. */
  reconciler: { counts: { name: string; total: number }[]; age: string } | undefined
}

/** The data of the operator's page. */
export type OperatorView = {
  /** `logoSvg` is the plain drawing that the tenant's validation let through. */
  sites: { name: string; url: string; about: string; logoSvg: string; vehicles: string }[]
  /** The search engine and its place: `embedded tables and search`. */
  made: string
  leads: {
    rows: {
      name: string
      site: string
      category: string
      targets: { name: string; state: LeadState; next: string | undefined }[]
      attempts: number
      error: string | undefined
      age: string
      /** What the dealership reads of it. */
      rows: { label: string; value: string }[]
    }[]
    pending: number
    failed: number
  }
  reservations: ReservationsView
  /** `messages` are the newest of `count`. */
  sandboxes: {
    name: string
    title: string
    faults: readonly string[]
    fault: string | null
    messages: MessageView[]
    count: number
  }[]
  remotes: { name: string; serving: string; previous: string; published: string }[]
  /** `warning` is for the feed's sender, if anything. */
  imports: { who: string; summary: string; warning: string | undefined; ago: string }[]
  /** How far behind the stock the search index is; undefined where it is unknown. */
  index: { text: string; warning: string | undefined } | undefined
  /** Since the start, by name. */
  metrics: { name: string; last: number; total: number | undefined; age: string }[]
  problems: string[]
}

/** The search index's lag behind the stock table, and its engine's state. */
export type IndexStatus = { waiting: number; lastMs: number | undefined; deadLetters: number } & EngineStatus

/** `up to date; the last change was found after 12 ms`. Rejected changes count as behind. */
export function indexLine(status: IndexStatus): NonNullable<OperatorView['index']> {
  const { waiting, lastMs, deadLetters, engine } = status
  const behind = waiting + deadLetters
  const state = behind === 0 ? 'up to date' : `${countOf(behind, 'change')} behind`
  if (describeEngineProblem(engine)) {
    const [not, once] =
      engine.kind === 'read-only' ? ['takes no changes', 'takes changes'] : ['does not answer', 'answers']
    const again = `${countOf(deadLetters, 'change')} not taken: retried automatically once it ${once}`
    const text = `${not}${sinceWhen(status)}${behind === 0 ? '' : `; ${state}`}`
    return { text, warning: deadLetters > 0 ? again : undefined }
  }
  const last = lastMs === undefined || deadLetters > 0 ? '' : `; the last change was found after ${duration(lastMs)}`
  const lost = `${countOf(deadLetters, 'change')} not taken: npx forecourt stock redrive`
  return { text: `${state}${last}`, warning: deadLetters > 0 ? lost : undefined }
}

/** The engine's problem, since when and what to do; undefined while it answers. */
export function engineProblem(news: EngineStatus): string | undefined {
  const trouble = describeEngineProblem(news.engine)
  return trouble && `${trouble.say} It has been so${sinceWhen(news)}. ${trouble.todo} The counts below are old.`
}

/** By the clock of this machine. */
const sinceWhen = ({ since }: Pick<EngineStatus, 'since'>): string =>
  since === undefined ? '' : ` since ${since.toTimeString().slice(0, 8)}`

/** The platform's components. */
export const describeEngine = (engine: EngineState | undefined): string =>
  engine === undefined || engine.kind === 'embedded'
    ? 'embedded tables and search. Everything here is on this machine.'
    : `embedded tables, and search by OpenSearch at ${engine.place}.`

/** `25 vehicles`; the last known count while there is no new one, or that it is unknown. */
export function vehiclesLine(found: { count: number; stale?: boolean | undefined } | undefined): string {
  if (!found) return 'vehicles cannot be counted'
  return `${countOf(found.count, 'vehicle')}${found.stale ? ', as last known' : ''}`
}

const duration = (ms: number): string => (ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`)

const units: [seconds: number, name: string][] = [
  [86_400, 'day'],
  [3600, 'h'],
  [60, 'min'],
]

/** `2 min ago`; under a minute it is `just now`. */
export function ago(then: Date, now: Date): string {
  const past = timeSpan(now.getTime() - then.getTime())
  return past ? `${past} ago` : 'just now'
}

/** `in 2 min`; what is due now or in less than a minute is `soon`. */
export function inTime(then: Date, now: Date): string {
  const left = timeSpan(then.getTime() - now.getTime())
  return left ? `in ${left}` : 'soon'
}

/** `2 min`; undefined under a minute. */
function timeSpan(ms: number): string | undefined {
  for (const [size, name] of units) {
    const count = Math.floor(ms / 1000 / size)
    if (count >= 1) return `${count} ${name === 'day' && count > 1 ? 'days' : name}`
  }
  return undefined
}

type Counts = Pick<
  ImportReport,
  'created' | 'updated' | 'withdrawn' | 'finished_at' | 'rejected' | 'broken' | 'rows' | 'file'
>

/** `12 new, 3 changed, 1 withdrawn`, or `no change`; or that the file is unreadable. */
export function importSummary(report: Counts): string {
  const { created, updated, withdrawn, finished_at, rejected, broken, rows, file } = report
  if (rejected || (broken && rows === 0)) return `${file}: not imported`
  const parts = [
    [created, 'new'],
    [updated, 'changed'],
    [withdrawn, 'withdrawn'],
  ] as const
  const counts = parts.filter(([count]) => count > 0).map(([count, word]) => `${numberText(count)} ${word}`)
  if (!finished_at) return `unfinished, ${counts.join(', ') || 'nothing'} so far; if it no longer runs, run it again`
  return counts.join(', ') || 'no change'
}

type Faults = Pick<ImportReport, 'refused' | 'rejected' | 'broken' | 'withheld'>

/** The problems of a feed, the worst first. */
export function importWarning({ refused, rejected, broken, withheld }: Faults): string | undefined {
  if (rejected) return rejected
  if (broken) return `broken at line ${broken.line}: ${broken.reason}`
  const faults = [
    refused > 0 && `${countOf(refused, 'row')} refused`,
    withheld && `${countOf(withheld.vehicles, 'vehicle')} kept that the file does not hold: ${withheld.reason}`,
  ]
  return faults.filter(Boolean).join('; ') || undefined
}
