import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { loadEdgeFunction } from '@forecourt/infra/load-edge-function'
import { createTables } from '@forecourt/lambda-kit/local-tables'
import { listTenants } from '@forecourt/tenants'
import { changeStream } from './change-stream.ts'
import { compressor } from './compression.ts'
import { makeDataFolder } from './data-folder.ts'
import { lockData } from './data-lock.ts'
import { deadLetters } from './dead-letters.ts'
import { edge } from './edge.ts'
import { watchFeedDrops } from './feed-drop.ts'
import { type Folders, folders, originSecret } from './folders.ts'
import { setFunctionEnvironment } from './function-environment.ts'
import { gateway } from './gateway.ts'
import { httpFunctions, onFeedDrop, onStockChange } from './handlers.ts'
import { localShell } from './local-shell.ts'
import { operator } from './operator.ts'
import { shelvePictures } from './picture-shelf.ts'
import { findRunning, removeRunFile, writeRunFile } from './run-file.ts'
import { seedPlatform } from './seed.ts'
import { prepareSharedSearch } from './shared-search.ts'
import type { StaticRoute } from './static-files.ts'
import { hostTables } from './table-host.ts'

export type PlatformOptions = {
  /** 0 takes a free one. */
  port: number
  dataDir: string
  /** Builds the shell and the remotes with development React: slower, but it reports every hydration that does not match. */
  isDevelopment?: boolean
  /** Told what is being done while it starts. */
  say?(step: string): void
}

export type Platform = { port: number; operatorUrl: string; siteUrl(slug: string): string; close(): Promise<void> }

/**
 * Everything on this machine, in this process: tables, functions behind their gateway, the edge, and demo stock at the
 * first start. Throws with what to do when the data folder or the port is in use.
 */
export async function startPlatform(options: PlatformOptions): Promise<Platform> {
  const { port, dataDir, isDevelopment = false, say = () => {} } = options
  await makeDataFolder(dataDir)
  const running = await findRunning(dataDir)
  if (running) throw new Error(inUse(dataDir, running.port))
  const places = folders(dataDir)
  // Whatever goes wrong from here on, what was opened is closed again, last first.
  await using opened = new AsyncDisposableStack()
  opened.defer(await lockData(dataDir))
  const secret = await originSecret(dataDir)
  const letters = deadLetters(dataDir)
  const stream = changeStream(onStockChange, (dropped) => {
    log('The index did not take a stock change', dropped.error)
    letters.add(dropped).catch((error: unknown) => log('The change was not kept', error))
  })
  const host = await hostTables(places.tables, (table, keys) => table.endsWith('stock') && stream.push(keys))
  opened.defer(host.close)
  opened.defer(stream.settled)

  // The port comes before the work: a taken one is told before anything is built.
  const server = createServer(starting)
  const address = await listen(server, port)
  opened.defer(() => closeServer(server))
  const siteUrl = (slug: string) => `http://${slug}.localhost:${address.port}`

  const shellDir = await localShell({ folder: places.shells, isDevelopment, say })
  setFunctionEnvironment({
    tableEndpoint: host.endpoint,
    originSecret: secret,
    releasesDir: places.releases,
    feedsDir: places.feeds,
    mediaDir: places.media,
    shellDir,
  })
  await createTables(host.endpoint)
  await prepareSharedSearch(say)
  await shelvePictures(places)
  await seedPlatform({ places, siteUrl, isDevelopment, say })

  const serve = edge({
    viewerRequest: loadEdgeFunction(),
    tenantOf: tenantByHost(listTenants()),
    originSecret: secret,
    origin: gateway(httpFunctions),
    statics: statics(places, shellDir),
    compress: compressor(),
    operator: operator(async () => ({ ...stream.lag(), deadLetters: (await letters.list()).length })),
    log,
  })
  opened.defer(await watchFeedDrops(places.feeds, onFeedDrop, (file, error) => log(`The feed ${file} failed`, error)))
  server.off('request', starting).on('request', serve)
  await writeRunFile(dataDir, { pid: process.pid, port: address.port, tableEndpoint: host.endpoint })
  opened.defer(() => removeRunFile(dataDir))

  const kept = opened.move()
  return {
    port: address.port,
    operatorUrl: `http://localhost:${address.port}`,
    siteUrl,
    close: () => kept.disposeAsync(),
  }
}

function starting(_request: unknown, response: ServerResponse): void {
  response.writeHead(503, { 'content-type': 'text/plain', 'retry-after': '2' }).end('Forecourt is starting.')
}

function log(message: string, error: unknown): void {
  console.error(
    JSON.stringify({ level: 'error', message, stack: error instanceof Error ? error.stack : String(error) }),
  )
}

const inUse = (dataDir: string, port: number): string =>
  `A platform already runs on this data, at http://localhost:${port}. Stop it first, or set DATA_DIR to another folder than ${dataDir}.`

/** `<slug>.localhost` belongs to the tenant of that slug, as a domain belongs to a distribution tenant. */
function tenantByHost(slugs: string[]): (host: string) => string | null {
  return (host) => slugs.find((slug) => host === `${slug}.localhost`) ?? null
}

const statics = (places: Folders, shellDir: string): StaticRoute[] => [
  { prefix: '/assets/', folder: `${shellDir}/browser`, cache: 'immutable' },
  { prefix: '/remotes/', folder: `${places.releases}/remotes`, cache: 'immutable', hidden: /\/server\// },
  { prefix: '/media/', folder: `${places.media}/media`, cache: 'immutable', vary: 'accept', elseOrigin: true },
]

async function listen(server: Server, port: number): Promise<AddressInfo> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(listenError(error, port)))
    server.listen(port, '127.0.0.1', resolve)
  })
  return server.address() as AddressInfo
}

function listenError(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === 'EADDRINUSE')
    return new Error(`Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm start`)
  if (error.code === 'EACCES')
    return new Error(`Port ${port} needs more rights. Choose one from 1024: PORT=8080 npm start`)
  return error
}

async function closeServer(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve))
  server.closeIdleConnections()
  const patience = setTimeout(() => server.closeAllConnections(), 2000)
  await closed
  clearTimeout(patience)
}
