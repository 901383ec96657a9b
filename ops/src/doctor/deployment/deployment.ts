import type { TableName } from '@forecourt/contracts/tables/tables'

export type Answer = { status: number; headers: Headers; body: Uint8Array; tookMs: number }

export type QueueState = {
  name: string
  /** Messages in a queue, or dead letters. */
  waiting: number
  isDeadLetters: boolean
  /** What to do about dead letters. */
  todo: string
}

/** A request that a function answers without any work: what it says does not matter, only that it is no failure. */
export type ProbeRequest = { method: 'GET' | 'POST'; path: string }

/** The functions of a team. `missing`: they are not deployed, and what to do. */
export type TeamState = {
  team: string
  missing: string | null
  /** A request of each function that answers any. */
  requests: readonly { function: string; request: ProbeRequest; log: string }[]
}

export type SearchState = {
  name: string
  /** OpenSearch's own status. */
  health: 'green' | 'yellow' | 'red' | 'unknown'
  /** Other problems. */
  problems: string[]
}

/** An index that answers no search. */
export type SearchProblem = { say: string; todo: string }

/** What the doctor checks of a deployment, from outside and from inside: implemented for this machine and for AWS. */
export type Deployment = {
  /** `this machine (.data)`, `prod in ap-southeast-2`. */
  name: string
  /** A `forecourt` command for this deployment, as typed: `npx forecourt remote list --stage prod`. */
  command(words: string): string
  /** The sites' addresses; empty while the platform is stopped, or without deployed sites. */
  sites: readonly { slug: string; url: string }[]
  /** Why there are no sites to check. */
  down: string | null
  /** Deployed sites without a folder here. */
  withoutFolder(): Promise<string[]>
  /** One request from outside, a GET when nothing is said; rejects without a response. */
  ask(url: string, method?: ProbeRequest['method']): Promise<Answer>
  /** The teams of this checkout but the platform's. */
  teams(): Promise<TeamState[]>
  /** The expiry of a host's certificate; null if it has none. */
  certificateEnds(url: string): Promise<Date | null>
  /** Tables of this checkout that are not deployed yet, and how they are deployed. */
  undeployedTables: { names: readonly TableName[]; todo: string }
  /** DynamoDB's status of a table: `ACTIVE`. */
  tableState(table: TableName): Promise<string>
  queues(): Promise<QueueState[]>
  /** Stock changes that are not in the search index yet; null if unknown. */
  indexWaiting(): Promise<number | null>
  /** Why stock changes are not queued; null if they are, or if there is no stream. */
  indexStreamProblem(): Promise<string | null>
  /** Sleeps. */
  pause(ms: number): Promise<void>
  /** The active alarms; null without alarms. */
  alarms(): Promise<{ name: string; meaning: string }[] | null>
  /**
   * The search index's problem, or its cluster's health. Null if each process has its own; `beside` for an engine that
   * the platform does not manage.
   */
  search(): Promise<SearchState | SearchProblem | 'beside' | null>
}
