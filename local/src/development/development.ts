import { mkdir, readdir, rm, symlink } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { developRemote } from '@forecourt/build/remotes/develop-remote'
import { readRemoteFolder } from '@forecourt/build/remotes/remote-folder'
import type { Release } from '@forecourt/contracts/releases/release'
import { writeSite } from '@forecourt/lambda-kit/tenants/tenant-config'
import { readPointers, readRelease } from '@forecourt/releases/records/read-releases'
import { promoteRelease, recordRelease } from '@forecourt/releases/records/write-releases'
import { readTenants } from '@forecourt/tenants'
import { closeServer, listen } from '../aws/edge/http-server.ts'
import { localEdge, log } from '../aws/edge/local-edge.ts'
import { type GatewayResponse, gateway } from '../aws/gateway/gateway.ts'
import { loadFunctions } from '../aws/lambda/load-functions.ts'
import { readSecret } from '../aws/lambda/secrets.ts'
import { startSandboxes } from '../aws/sandboxes/local-sandboxes.ts'
import { useSeparateTables } from '../aws/tables/separate-tables.ts'
import { useLocalTables } from '../aws/tables/use-local-tables.ts'
import { lockData } from '../process/data-lock.ts'
import { type Folders, folders } from '../process/folders.ts'
import { repeatEvery } from '../process/repeat-every.ts'
import { seedDemoStock } from '../seed/seed-demo-stock.ts'
import { localShell } from './local-shell.ts'
import { releaseEvents } from './release-events.ts'

const watchPauseMs = 1_000

type DevelopmentOptions = {
  /** The remote's folder in the checkout. */
  folder: string
  /** 0 takes a free one. */
  port: number
  say(step: string): void
}

export type Development = {
  urls: string[]
  /** Resolves when the tables are gone: the platform that hosts them was stopped. */
  tablesGone: Promise<void>
  close(): Promise<void>
}

/**
 * Serves every site of this machine with one remote built from its present sources, rebuilt at every save. The shell, the other remotes and the
 * stock are those that `npm start` left, or serves at the moment; what is done here changes none of them. Resolves
 * when the remote has been built once.
 */
export async function startDevelopment({ folder, port, say }: DevelopmentOptions): Promise<Development> {
  const { name } = readRemoteFolder(folder).manifest
  await using opened = new AsyncDisposableStack()
  const { dataDir, close } = await useLocalTables()
  opened.defer(close)
  // Lock the shared folder before anything else.
  const own = join(dataDir, 'development', name)
  opened.defer(await lockData(own, ({ pid }) => `${name} is developed already, by process ${pid}. Let it end first.`))
  // Drops connections until everything is ready: open pages retry.
  const server = createServer((request) => void request.socket.destroy())
  const address = await listen(server, port)
  opened.defer(() => closeServer(server))
  const places = await ownFolders(dataDir, own, name)
  const shellDir = await localShell({ folder: places.shells, isDevelopment: true, say })
  await seedDemoStock(say)

  const others = await releasedRemotes(name)
  if (others.length === 0) say('No other remote is released here, so their pages are missing: npm start releases them.')
  await useSeparateTables(['config', 'releases'], `dev-${name}`)
  Object.assign(process.env, { RELEASES_DIR: places.releases, RELEASES_TTL_MS: '0', SHELL_DIR: shellDir })
  for (const release of others) await serve(release)

  // Providers that functions call while they answer; the platform that hosts the tables handles the streams.
  const sandboxes = await startSandboxes()
  opened.defer(sandboxes.close)
  Object.assign(process.env, sandboxes.environment)

  const feed = releaseEvents()
  const origin = gateway(await loadFunctions({ onFailure: (failure) => log(failure.message, failure) }))
  const answer = localEdge({
    places,
    shellDir,
    isDevelopment: true,
    cache: 'off',
    originSecret: await readSecret(dataDir, 'origin'),
    origin,
    operator: async () => siteList(urls),
  })
  const { sites } = readTenants()
  const urls = sites.map(({ slug }) => `http://${slug}.localhost:${address.port}`)
  // Canonical addresses and the security policy come from the site's own address.
  for (const site of sites) await writeSite({ ...site, url: `http://${site.slug}.localhost:${address.port}` })

  const isBuilt = Promise.withResolvers<void>()
  const stop = await developRemote({
    folder,
    releasesDir: places.releases,
    async onRelease(release) {
      await serve(release)
      say(`${name} ${release.version}`)
      feed.send('release', release.version)
      isBuilt.resolve()
    },
    onFailure(text) {
      say(text)
      feed.send('failure', text)
      isBuilt.resolve()
    },
  })
  opened.defer(stop)
  await isBuilt.promise
  server
    .removeAllListeners('request')
    .on('request', (request, response) =>
      request.url === feed.path ? feed.listen(request, response) : answer(request, response),
    )
  const tablesGone = Promise.withResolvers<void>()
  const tables = process.env.AWS_ENDPOINT_URL_DYNAMODB ?? ''
  opened.defer(
    repeatEvery(
      () => fetch(tables).then((answer) => answer.text()),
      watchPauseMs,
      () => tablesGone.resolve(),
    ),
  )
  const kept = opened.move()
  return { urls, tablesGone: tablesGone.promise, close: () => kept.disposeAsync() }
}

/** The folders of the platform, but for the releases: those of the others by reference, and this remote's own beside them. */
async function ownFolders(dataDir: string, own: string, name: string): Promise<Folders> {
  const places = folders(dataDir)
  const releases = join(own, 'assets')
  await rm(releases, { recursive: true, force: true })
  await mkdir(join(releases, 'remotes'), { recursive: true })
  const released = join(places.releases, 'remotes')
  for (const other of await readdir(released).catch(() => []))
    if (other !== name) await symlink(join(released, other), join(releases, 'remotes', other), 'junction')
  return { ...places, releases }
}

async function releasedRemotes(except: string): Promise<Release[]> {
  const pointers = (await readPointers()).filter(({ name }) => name !== except)
  return Promise.all(pointers.flatMap(({ name, current }) => (current === null ? [] : [readRelease(name, current)])))
}

async function serve(release: Release): Promise<void> {
  await recordRelease(release)
  await promoteRelease(release.name, release.version)
}

const siteList = (urls: readonly string[]): GatewayResponse => ({
  status: 200,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  cookies: [],
  body: Buffer.from(`The sites are:\n${urls.join('\n')}\n`),
})
