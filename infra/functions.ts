import type { TableName } from '@forecourt/contracts/tables'
import type { otherRoutes, routes } from '@forecourt/functions/routes'

/** What a function may do with a table, item by item or partition by partition: nothing reads a whole table. */
export type TableRight = 'read' | 'put' | 'delete'
export type BucketName = 'assets' | 'media' | 'feeds'

/**
 * What errors of a function cost us, said in words, and how many in five minutes ring: it has to be said for each. A function
 * without an alarm says why.
 */
type ErrorCost = { costs: string; ringsAt: number } | { noAlarmBecause: string }

export type FunctionNeeds = {
  /** What it does, in one line: the function's description. */
  purpose: string
  errors: ErrorCost
  memoryMb: number
  timeoutSeconds: number
  tables: Partial<Record<TableName, readonly TableRight[]>>
  /** Buckets it reads. */
  buckets?: readonly BucketName[]
  /** The bucket that it adds files to, under one prefix. */
  adds?: { to: BucketName; under: string }
  /** It answers requests, so it checks the edge's secret. */
  isBehindEdge?: boolean
}

export const documentFunction = 'document'
type RoutedFunction = (typeof routes)[keyof typeof routes]['function']
export type FunctionName =
  | RoutedFunction
  | typeof documentFunction
  | (typeof otherRoutes)[number]['function']
  | 'release-guard'
  | 'stock-import'
  | 'tenant-config'

/** Every function there is, with the least that it needs. 1,769 MB is one whole processor. */
export const functions = {
  search: {
    purpose: 'Answers searches of the stock',
    errors: { costs: 'shoppers see no stock', ringsAt: 5 },
    memoryMb: 1769,
    timeoutSeconds: 10,
    tables: { config: ['read'], stock: ['read'] },
    isBehindEdge: true,
  },
  vehicle: {
    purpose: 'Answers one vehicle',
    errors: { costs: 'shoppers cannot open a vehicle', ringsAt: 5 },
    memoryMb: 512,
    timeoutSeconds: 10,
    tables: { config: ['read'], stock: ['read'] },
    isBehindEdge: true,
  },
  registry: {
    purpose: 'Answers which releases of the remotes serve',
    errors: { costs: 'open pages do not notice a new release; nobody else does either', ringsAt: 20 },
    memoryMb: 512,
    timeoutSeconds: 10,
    tables: { config: ['read'], releases: ['read'] },
    isBehindEdge: true,
  },
  document: {
    purpose: 'Renders pages',
    errors: { costs: 'dealers have no site', ringsAt: 3 },
    memoryMb: 1769,
    timeoutSeconds: 10,
    tables: { config: ['read'], stock: ['read'], releases: ['read'], trials: ['put'] },
    buckets: ['assets'],
    isBehindEdge: true,
  },
  media: {
    purpose: 'Makes a picture in a width and a format, once',
    errors: { costs: 'shoppers see drawings in place of photos that nobody has asked for before', ringsAt: 20 },
    // One picture at a time, all of it arithmetic: a whole processor.
    memoryMb: 1769,
    timeoutSeconds: 15,
    tables: {},
    buckets: ['media'],
    adds: { to: 'media', under: 'media/' },
    isBehindEdge: true,
  },
  beacons: {
    purpose: 'Takes what browsers tell of releases on trial',
    errors: { costs: 'a release that fails in browsers only is not taken back by itself', ringsAt: 20 },
    memoryMb: 512,
    timeoutSeconds: 10,
    tables: { config: ['read'], releases: ['read'], trials: ['put'] },
    isBehindEdge: true,
  },
  'release-guard': {
    purpose: 'Takes back releases on trial of which too many pages fail, every minute',
    errors: { costs: 'a release was taken back, or one that fails is not', ringsAt: 1 },
    memoryMb: 512,
    timeoutSeconds: 30,
    tables: { releases: ['read', 'put'], trials: ['read'] },
  },
  'stock-import': {
    purpose: 'Imports a feed that was dropped into the feeds bucket',
    errors: { costs: "a dealer sells from yesterday's stock", ringsAt: 1 },
    memoryMb: 1024,
    timeoutSeconds: 900,
    tables: { stock: ['read', 'put'], imports: ['read', 'put'] },
    buckets: ['feeds'],
  },
  'tenant-config': {
    purpose: 'Writes the configuration of a dealer whose stack is deployed',
    errors: { noAlarmBecause: 'it runs only inside a deployment, which fails with its message' },
    memoryMb: 256,
    timeoutSeconds: 30,
    tables: { config: ['put', 'delete'], imports: ['put'] },
  },
} as const satisfies Record<FunctionName, FunctionNeeds>
