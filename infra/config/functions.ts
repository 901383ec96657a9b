import type { TableName } from '@forecourt/contracts/tables/tables'
import type { otherRoutes, routes } from '@forecourt/functions/routes'

/**
 * What a function may do with a table: `get` one item whose key it knows, `read` also partition by partition. Nothing reads a whole
 * table.
 */
export type TableRight = 'get' | 'read' | 'put' | 'delete'
export type BucketName = 'assets' | 'media' | 'feeds'

/**
 * What errors of a function cost us, said in words, and how many in five minutes ring: it has to be said for each. A function
 * without an alarm says why.
 */
type ErrorCost = { costs: string; alarmThreshold: number } | { noAlarmBecause: string }

export type FunctionNeeds = {
  /** What it does, in one line: the function's description. */
  purpose: string
  errors: ErrorCost
  memoryMb: number
  timeoutSeconds: number
  tables: Partial<Record<TableName, readonly TableRight[]>>
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
  /** It takes over what deploys brought, from the bucket of the CDK: operators' from anywhere in it, squads' from their folders. */
  readsStagingBucket?: 'operators' | 'squads'
  /** It answers requests, so it checks the edge's secret. */
  isBehindEdge?: true
  /** Never more of it at a time, where the account has concurrency to spare, and what that protects. */
  maxConcurrency?: { count: number; protects: string }
}

export const documentFunction = 'document'
type RoutedFunction = (typeof routes)[keyof typeof routes]['function']
export type FunctionName =
  | RoutedFunction
  | typeof documentFunction
  | (typeof otherRoutes)[number]['function']
  | 'release-guard'
  | 'stock-import'
  | 'stock-changes'
  | 'stock-index'
  | 'stock-reindex'
  | 'index-access'
  | 'canary'
  | 'tenant-config'
  | 'site-files'
  | 'shell-record'
  | 'remote-release'

const deployOnly = { noAlarmBecause: 'it runs only inside a deployment, which fails with its message' } as const

/** Every function there is, with the least that it needs. 1,769 MB is one whole processor. */
export const functions = {
  search: {
    purpose: 'Answers searches of the stock',
    errors: { costs: 'shoppers see no stock', alarmThreshold: 5 },
    memoryMb: 1769,
    timeoutSeconds: 10,
    tables: { config: ['get'] },
    readsStockAsTenant: true,
    index: 'read',
    snapshots: 'read',
    isBehindEdge: true,
  },
  vehicle: {
    purpose: 'Answers one vehicle',
    errors: { costs: 'shoppers cannot open a vehicle', alarmThreshold: 5 },
    memoryMb: 512,
    timeoutSeconds: 10,
    tables: { config: ['get'] },
    readsStockAsTenant: true,
    isBehindEdge: true,
  },
  registry: {
    purpose: 'Answers which releases of the remotes serve',
    errors: { costs: 'open pages do not notice a new release; nobody else does either', alarmThreshold: 20 },
    memoryMb: 512,
    timeoutSeconds: 10,
    tables: { config: ['get'], releases: ['read'] },
    isBehindEdge: true,
  },
  document: {
    purpose: 'Renders pages',
    errors: { costs: 'dealers have no site', alarmThreshold: 3 },
    memoryMb: 1769,
    timeoutSeconds: 10,
    tables: { config: ['get'], releases: ['read'], trials: ['put'] },
    readsStockAsTenant: true,
    index: 'read',
    snapshots: 'read',
    reads: [{ from: 'assets', under: 'remotes/' }],
    isBehindEdge: true,
  },
  media: {
    purpose: 'Makes a picture in a width and a format, once',
    errors: { costs: 'shoppers see drawings in place of photos that nobody has asked for before', alarmThreshold: 20 },
    // One picture at a time, all of it arithmetic: a whole processor.
    memoryMb: 1769,
    timeoutSeconds: 15,
    tables: {},
    reads: [{ from: 'media', under: 'pictures/' }],
    adds: [{ to: 'media', under: 'media/' }],
    isBehindEdge: true,
    maxConcurrency: { count: 100, protects: 'pages: a thousand new photos at once must not take their processors' },
  },
  beacons: {
    purpose: 'Takes what browsers tell of releases on trial',
    errors: { costs: 'a release that fails in browsers only is not taken back by itself', alarmThreshold: 20 },
    memoryMb: 512,
    timeoutSeconds: 10,
    tables: { config: ['get'], releases: ['read'], trials: ['put'] },
    isBehindEdge: true,
  },
  'release-guard': {
    purpose: 'Takes back releases on trial of which too many pages fail, every minute',
    errors: { costs: 'a release was taken back, or one that fails is not', alarmThreshold: 1 },
    memoryMb: 512,
    timeoutSeconds: 30,
    tables: { releases: ['read', 'put'], trials: ['read'] },
  },
  'stock-import': {
    purpose: 'Imports a feed that was dropped into the feeds bucket',
    errors: { costs: "a dealer sells from yesterday's stock", alarmThreshold: 1 },
    memoryMb: 1024,
    timeoutSeconds: 900,
    tables: { stock: ['read', 'put'], imports: ['read', 'put'] },
    reads: [{ from: 'feeds', under: 'feeds/' }],
    maxConcurrency: {
      count: 20,
      protects: 'the stock table and its index: all dealers drop their feeds at the same hour',
    },
  },
  'stock-changes': {
    purpose: 'Queues which vehicles changed',
    errors: { costs: 'the index stands still; searches show what was', alarmThreshold: 1 },
    memoryMb: 256,
    timeoutSeconds: 30,
    tables: {},
  },
  'stock-index': {
    purpose: 'Brings the index up to the vehicles that changed',
    errors: { costs: 'searches show old prices and vehicles that are gone', alarmThreshold: 3 },
    memoryMb: 512,
    timeoutSeconds: 60,
    // Beside the imports stands which sites there are, whose stock is saved.
    tables: { stock: ['read'], imports: ['read'] },
    index: 'write',
    snapshots: 'write',
  },
  'stock-reindex': {
    purpose: 'Builds the next index of the stock',
    errors: { noAlarmBecause: 'it runs only for a command or a deployment, which tell what failed' },
    memoryMb: 1024,
    timeoutSeconds: 900,
    // The sites whose searches are compared before the next index serves; which there are, and who builds, stands beside the imports.
    tables: { stock: ['read'], imports: ['read', 'put'], config: ['read'] },
    index: 'write',
  },
  'index-access': {
    purpose: 'Says to the index who may read and write it',
    errors: deployOnly,
    memoryMb: 256,
    timeoutSeconds: 60,
    tables: {},
    index: 'own',
  },
  canary: {
    purpose: 'Visits a site as a shopper does',
    errors: { costs: 'what a shopper does does not work, whatever every other alarm says', alarmThreshold: 2 },
    memoryMb: 256,
    timeoutSeconds: 45,
    tables: {},
  },
  'tenant-config': {
    purpose: 'Writes the configuration of a dealer whose stack is deployed',
    errors: deployOnly,
    memoryMb: 256,
    timeoutSeconds: 30,
    tables: { config: ['put', 'delete'], imports: ['put', 'delete'] },
  },
  'site-files': {
    purpose: "Lays the shell's and a dealer's files where they are served from",
    errors: deployOnly,
    memoryMb: 256,
    timeoutSeconds: 120,
    tables: {},
    adds: [
      { to: 'assets', under: 'assets/' },
      { to: 'media', under: 'pictures/tenants/' },
    ],
    readsStagingBucket: 'operators',
  },
  'remote-release': {
    purpose: "Publishes a remote whose stack is deployed, with its squad's rights",
    errors: deployOnly,
    memoryMb: 512,
    timeoutSeconds: 120,
    // What the shell shares. What it writes it writes as the squad.
    tables: { releases: ['read'] },
    readsStagingBucket: 'squads',
  },
  'shell-record': {
    purpose: 'Writes down what the shell of a platform that is deployed shares with remotes',
    errors: deployOnly,
    memoryMb: 256,
    timeoutSeconds: 30,
    tables: { releases: ['put'] },
  },
} as const satisfies Record<FunctionName, FunctionNeeds>

export const functionNames = Object.keys(functions) as FunctionName[]
export const needsOf = (name: FunctionName): FunctionNeeds => functions[name]
