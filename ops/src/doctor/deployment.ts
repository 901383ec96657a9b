import type { TableName } from '@forecourt/contracts/tables/tables'

export type Answer = { status: number; headers: Headers; body: Uint8Array; tookMs: number }

export type QueueState = {
  name: string
  /** What waits to be worked on, or, of dead letters, for somebody's hand. */
  waiting: number
  isDeadLetters: boolean
  /** What to do about dead letters. */
  todo: string
}

export type SearchState = {
  name: string
  /** As OpenSearch says it. */
  health: 'green' | 'yellow' | 'red' | 'unknown'
  /** What else is not as it should be. */
  troubles: string[]
}

/** An index that answers no search. */
export type SearchTrouble = { say: string; todo: string }

/** All that the doctor asks of a deployment, from outside and from inside: one for this machine, one for AWS. */
export type Deployment = {
  /** `this machine (.data)`, `prod in ap-southeast-2`. */
  name: string
  /** A `forecourt` command for this deployment, as somebody types it: `npx forecourt remote list --stage prod`. */
  command(words: string): string
  /** Where each site answers; none while the platform is down, or none is deployed. */
  sites: readonly { slug: string; url: string }[]
  /** Why there are no sites to ask. */
  down: string | null
  /** Sites that are deployed and have no folder where the doctor looks for dealers' folders. */
  withoutFolder(): Promise<string[]>
  /** One request from outside; rejects when nothing answers. */
  ask(url: string): Promise<Answer>
  /** Until when the certificate of a host is valid; null where there is none to have. */
  certificateEnds(url: string): Promise<Date | null>
  /** The state of a table, as DynamoDB says it: `ACTIVE`. */
  tableState(table: TableName): Promise<string>
  queues(): Promise<QueueState[]>
  /** Changes of the stock that the search index has not taken yet; null where nobody knows. */
  indexWaiting(): Promise<number | null>
  /** Why changes of the stock do not even come to wait; null while they do, and where nothing follows the stock. */
  indexStandsStill(): Promise<string | null>
  /** Lets so much time go by. */
  pause(ms: number): Promise<void>
  /** What rings at the moment; null where there are no alarms. */
  alarms(): Promise<{ name: string; meaning: string }[] | null>
  /** What ails the index that answers searches, or how its cluster is. Null where they are answered in the process; `beside` where by an engine that only whoever started it looks after. */
  search(): Promise<SearchState | SearchTrouble | 'beside' | null>
}
