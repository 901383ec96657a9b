import { createServer, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { sharedVersions } from '@forecourt/build/bundler/shared-modules'
import { routeOf } from '@forecourt/contracts/endpoints/endpoint'
import { endpoints } from '@forecourt/contracts/endpoints/endpoints'
import { countOf } from '@forecourt/domain/text/numbers'
import { startLocalBuckets } from '@forecourt/lambda-kit/buckets/local-buckets'
import { createTables } from '@forecourt/lambda-kit/data/create-tables'
import { type LogLine, printLine, receiveLines } from '@forecourt/lambda-kit/observability/log-line'
import { listSites } from '@forecourt/lambda-kit/tenants/known-sites'
import { writeShellModules } from '@forecourt/releases/records/shell-modules'
import { createEngineProbe } from '@forecourt/stock/index/engine-state'
import { startFront } from './aws/edge/front/start-front.ts'
import { closeServer, listen } from './aws/edge/http-server.ts'
import { localEdge, log } from './aws/edge/local-edge.ts'
import { watchFeedDrops } from './aws/feeds/feed-drop.ts'
import { gateway } from './aws/gateway/gateway.ts'
import { setFunctionEnvironment } from './aws/lambda/function-environment.ts'
import { type FunctionStream, pushToStreams, startFunctionStreams } from './aws/lambda/function-streams.ts'
import { functionNamed, loadFunctions } from './aws/lambda/load-functions.ts'
import { startSchedules } from './aws/lambda/schedules.ts'
import { readSecrets } from './aws/lambda/secrets.ts'
import { pipelineFunctions, stockStream } from './aws/lambda/stock-pipeline.ts'
import { startSandboxes } from './aws/sandboxes/local-sandboxes.ts'
import { redriveAfterRecovery } from './aws/tables/redrive-dead-letters.ts'
import { hostTables } from './aws/tables/table-host.ts'
import { localShell } from './development/local-shell.ts'
import { engineWatch } from './operator/engine-watch.ts'
import { siteSigningSecrets } from './operator/messages/message-view.ts'
import { collectMetrics } from './operator/metrics.ts'
import { operator } from './operator/operator.ts'
import { makeDataFolder } from './process/data-folder.ts'
import { lockData } from './process/data-lock.ts'
import { folders, repositoryRoot } from './process/folders.ts'
import { repeatEvery } from './process/repeat-every.ts'
import { findRunning, removeRunFile, writeRunFile } from './process/run-file.ts'
import { linkPictures } from './seed/link-pictures.ts'
import { seedPlatform } from './seed/seed.ts'
import { prepareSharedSearch } from './seed/shared-search.ts'

/** So exactly is known since when the search engine has not answered. */
const enginePauseMs = 2_000

export type PlatformOptions = {
  /** 0 takes a free one. */
  port: number
  dataDir: string
  /** Builds the shell and the remotes with development React: slower, but it reports every hydration that does not match. */
  isDevelopment?: boolean
  /** Whether the edge keeps answers as CloudFront does: on, unless it is in development. */
  edgeCache?: 'on' | 'off'
  /** Gets what is being done while it starts. */
  say?(step: string): void
  /** Gets each line of the functions' logs; without it they are printed as JSON. */
  onLogLine?(line: LogLine): void
}

export type Platform = { port: number; operatorUrl: string; siteUrl(slug: string): string; close(): Promise<void> }

/**
 * Everything on this machine, in this process: tables, functions behind their gateway, the edge, and demo stock at the
 * first start. Throws with what to do when the data folder or the port is in use.
 */
export async function startPlatform(options: PlatformOptions): Promise<Platform> {
  const { port, dataDir, isDevelopment = false, edgeCache = isDevelopment ? 'off' : 'on', say = () => {} } = options
  const metrics = collectMetrics()
  receiveLines((line) => {
    metrics.add(line)
    const { onLogLine = printLine } = options
    onLogLine(line)
  })
  await makeDataFolder(dataDir)
  const running = await findRunning(dataDir)
  if (running) throw new Error(inUse(dataDir, running.port))
  const places = folders(dataDir)
  // Whatever goes wrong from here on, what was opened is closed again, last first.
  await using opened = new AsyncDisposableStack()
  opened.defer(await lockData(dataDir))
  const secrets = await readSecrets(dataDir)
  const streams: FunctionStream[] = []
  const host = await hostTables(places.tables, (write) => pushToStreams(streams, write))
  opened.defer(host.close)
  opened.defer(async () => void (await Promise.all(streams.map(({ stream }) => stream.settled()))))

  // Listens first: a taken port fails before anything is built.
  const server = createServer(behindFront, starting)
  const { port: innerPort } = await listen(server, 0)
  opened.defer(() => closeServer(server))
  const front = await startFront({ port, innerPort })
  opened.defer(front.close)
  const siteUrl = (slug: string) => `http://${slug}.localhost:${front.port}`

  const sandboxes = await startSandboxes()
  opened.defer(sandboxes.close)
  const buckets = await startLocalBuckets(places.buckets)
  opened.defer(buckets.close)
  const failures: string[] = []
  const functions = await loadFunctions({
    wired: pipelineFunctions,
    onFailure(failure) {
      failures.push(failure.message)
      log(failure.message, failure)
    },
  })
  const stock = stockStream(functions, dataDir, log)
  const shellDir = await localShell({ folder: places.shells, isDevelopment, say })
  setFunctionEnvironment({
    tableEndpoint: host.endpoint,
    secrets,
    releasesDir: places.releases,
    feedsDir: places.feeds,
    mediaDir: places.media,
    bucketsUrl: buckets.url,
    shellDir,
    providers: sandboxes.environment,
  })
  await createTables(host.endpoint)
  streams.push(stock, ...startFunctionStreams(functions, dataDir, log))
  await writeShellModules(sharedVersions(join(repositoryRoot, 'shell')), { endpoints: endpoints.map(routeOf) })
  await prepareSharedSearch(say)
  const lookAtEngine = engineWatch({
    probe: await createEngineProbe(),
    async onAvailable() {
      const { redriven } = await redriveAfterRecovery(stock.stream, stock.letters)
      if (redriven > 0) say(`The search engine accepts changes again: redrove ${countOf(redriven, 'change')}`)
    },
    onError: (error) => log('Changes that the index rejected were not redriven', error),
  })
  await linkPictures(places)
  await seedPlatform({ places, siteUrl, isDevelopment, say })
  // A webhook is about all sites, and taken at any of them.
  const [anySite] = await listSites()
  if (anySite) await sandboxes.sendWebhooksTo(siteUrl(anySite.slug))

  const serve = localEdge({
    places,
    shellDir,
    isDevelopment,
    cache: edgeCache,
    originSecret: secrets.ORIGIN_SECRET ?? '',
    origin: gateway(functions),
    operator: operator({
      sandboxes: sandboxes.all,
      failures,
      metrics: metrics.list,
      signingSecrets: () => siteSigningSecrets(secrets.LEAD_SIGNING_SECRET ?? ''),
      streams: streams.filter(({ name }) => name !== stock.name),
      index: async () => ({
        ...stock.stream.lag(),
        deadLetters: await stock.countDeadLetters(),
        ...(await lookAtEngine()),
      }),
    }),
  })
  const onFeedDrop = functionNamed(functions, 'stock-import').handler
  opened.defer(
    await watchFeedDrops(places.feeds, onFeedDrop, { onError: (file, error) => log(`The feed ${file} failed`, error) }),
  )
  opened.defer(startSchedules(functions, log))
  opened.defer(repeatEvery(lookAtEngine, enginePauseMs, (error) => log('The search engine is not watched', error)))
  server.off('request', starting).on('request', serve)
  // Calls to a sandbox that never answers end first, so that nothing waits for them.
  opened.defer(sandboxes.close)
  await writeRunFile(dataDir, { pid: process.pid, port: front.port, tableEndpoint: host.endpoint })
  opened.defer(() => removeRunFile(dataDir))

  const kept = opened.move()
  return {
    port: front.port,
    operatorUrl: `http://localhost:${front.port}`,
    siteUrl,
    close: () => kept.disposeAsync(),
  }
}

/** The front has closed what it waits for, and has limited what it passes on. */
const behindFront = { keepAliveTimeout: 0, requestTimeout: 0, maxHeaderSize: 64 * 1024 }

function starting(_request: unknown, response: ServerResponse): void {
  response.writeHead(503, { 'content-type': 'text/plain', 'retry-after': '2' }).end('Forecourt is starting.')
}

const inUse = (dataDir: string, port: number): string =>
  `A platform already runs on this data, at http://localhost:${port}. Stop it first, or set DATA_DIR to another folder than ${dataDir}.`
