import type { Endpoint } from '../endpoints/endpoint.ts'
import type { TableRight } from '../tables/table.ts'
import type { TableName } from '../tables/tables.ts'
import { type BucketName, ownSecrets } from './owners.ts'

/**
 * What errors of a function cost us, in words, and how many in five minutes raise the alarm: it has to be said for each. A
 * function without an alarm says why.
 */
type ErrorCost = { costs: string; alarmThreshold: number } | { noAlarmBecause: string }

/** Secrets of a stage, made once and never read by people: `SESSION_KEY_SECRET` names one to a function. */
export const secretNames = Object.keys(ownSecrets) as (keyof typeof ownSecrets)[]
export type SecretName = (typeof secretNames)[number]

/** What runs a function. The infrastructure and the local platform both make it from this. */
export type FunctionRuns = {
  /** Endpoints that it answers. */
  http?: readonly Endpoint[]
  /** Other addresses behind the edge that it answers; the platform's only (other-addresses.ts). None reads a query: the edge drops it. */
  paths?: readonly { path: `/${string}`; methods: readonly ('GET' | 'HEAD' | 'POST')[] }[]
  /** It answers every address that nothing else does; the platform's only. */
  documents?: true
  /** A schedule. */
  every?: { minutes: number; description: string; event?: Readonly<Record<string, unknown>> }
  /** Keys of items that were written to a streamed table, in batches; a batch that failed three times goes to dead letters. */
  streamOf?: TableName
  /** It runs only for what the platform's own stacks wire by name: a deploy's custom resource, a bucket's drop, the stock pipeline. */
  wired?: 'deploy' | 'bucket' | 'pipeline'
}

/** What runs a squad's function: of addresses, endpoints' rows alone. */
type SquadRuns = Omit<FunctionRuns, 'paths' | 'documents'>

/** `needs.ts` of a function of the team `platform`, and of any function that is read. */
export type PlatformNeeds = Omit<FunctionNeeds, 'runs'> & { runs: FunctionRuns }

/** All that the infrastructure and the local platform must know of a function: its `needs.ts`. */
export type FunctionNeeds = {
  /** What it does, in one line: the function's description. */
  purpose: string
  errors: ErrorCost
  memoryMb: number
  timeoutSeconds: number
  runs: SquadRuns
  /** Rights to tables. A request uses those of tables that tenants own through a role whose session reaches one tenant alone. */
  tables: Partial<Record<TableName, readonly TableRight[]>>
  secrets?: readonly SecretName[]
  /** Providers that it calls: folders of packages/providers/src. The infrastructure refuses others. */
  providers?: readonly string[]
  /** TN-10. It reads stock, and snapshots of it, with the rights of each request's tenant, and has none of its own. */
  readsStockAsTenant?: true
  /** What it does with the index of the stock, where all processes share one. */
  index?: 'read' | 'write' | 'own'
  /** What it does with snapshots of dealers' stock, where each process has its own index. */
  snapshots?: 'read' | 'write'
  /** Buckets that it reads, each under one prefix. */
  reads?: readonly { from: BucketName; under: string }[]
  /** Buckets that it adds files to, each under one prefix. */
  adds?: readonly { to: BucketName; under: string }[]
  /** Buckets that it removes files from, each under one prefix. */
  removes?: readonly { from: BucketName; under: string }[]
  /** It makes pictures, with sharp, whose binaries for Lambda are laid beside it. */
  makesPictures?: true
  /** It takes over what deploys brought, from the bucket of the CDK: operators' from anywhere in it, squads' from their folders. */
  readsStagingBucket?: 'operators' | 'squads'
  /** Never more of it at a time, where the account has concurrency to spare, and what that protects. */
  maxConcurrency?: { count: number; protects: string }
}
