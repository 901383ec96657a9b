import { resolve } from 'node:path'
import { publishRemote } from '@forecourt/build/publish'
import { remoteFolders } from '@forecourt/build/remote-folders'
import { listReleases, readPointer, readPointers } from '@forecourt/lambda-kit/release-read'
import { promoteRelease, recordRelease, rollBackRelease } from '@forecourt/lambda-kit/release-write'
import { Command } from 'commander'
import { findRemote } from './find-remote.ts'
import { releaseTable } from './release-table.ts'

/** Opens the tables and the folder of the releases; `close` lets go of both. */
export type Connect = () => Promise<{ releasesDir: string; close(): Promise<void> }>

const repositoryRoot = resolve(import.meta.dirname, '../..')
const store = { list: listReleases, record: recordRelease }

/** A released remote needs no folder in this checkout any more: `mfe-vehicle` and `vehicle` both name it. */
async function nameOf(wanted: string): Promise<string> {
  const name = wanted.replace(/^mfe-/, '')
  const releases = await listReleases(name)
  return releases.length > 0 ? name : findRemote(repositoryRoot, wanted).name
}

async function publish(wanted: string, options: { version?: string; promote?: boolean }, releasesDir: string) {
  const { folder, name } = findRemote(repositoryRoot, wanted)
  const { kind, release } = await publishRemote({ folder, store, releasesDir, version: options.version })
  const { version } = release
  console.log(
    kind === 'unchanged'
      ? `Nothing changed since ${name} ${version}: no new version.`
      : `Published ${name} ${version}: ${Object.keys(release.integrity).length} files for browsers, ${Object.keys(release.server.files).length} for the server.`,
  )
  if (options.promote) await promote(name, version)
  else if ((await readPointer(name))?.current !== version)
    console.log(`It does not serve yet. To let it: npx forecourt remote promote mfe-${name} ${version}`)
}

async function promote(name: string, version: string): Promise<void> {
  const before = await readPointer(name)
  const { current } = await promoteRelease(name, version)
  if (before?.current === current) return console.log(`${name} ${current} serves already.`)
  console.log(`${name} ${current} serves now${before ? `, in place of ${before.current}` : ''}.`)
}

async function rollback(name: string): Promise<void> {
  const before = await readPointer(name)
  const { current } = await rollBackRelease(name)
  console.log(`${name} ${current} serves again, in place of ${before?.current}.`)
}

async function list(): Promise<void> {
  const pointers = await readPointers()
  const names = new Set([...pointers.map(({ name }) => name), ...remoteFolders(repositoryRoot).map(({ name }) => name)])
  const rows = await Promise.all(
    [...names].sort().map(async (name) => ({
      name,
      releases: await listReleases(name),
      current: pointers.find((pointer) => pointer.name === name)?.current,
    })),
  )
  console.log(releaseTable(rows))
}

/** `forecourt remote …`: publish, promote, roll back and list the releases of remotes. */
export function remoteCommand(connect: Connect): Command {
  const connected =
    <Args extends unknown[]>(work: (releasesDir: string, ...args: Args) => Promise<void>) =>
    async (...args: Args): Promise<void> => {
      const { releasesDir, close } = await connect()
      try {
        await work(releasesDir, ...args)
      } finally {
        await close()
      }
    }

  const remote = new Command('remote')
    .description('Releases of remotes: publish, promote, roll back, list')
    .showHelpAfterError()
  remote
    .command('publish')
    .description('Build one remote and record it as a new release. Nothing else is built, and nothing serves it yet')
    .argument('<remote>', 'its folder, such as mfe-vehicle, or its name, such as vehicle')
    .option('--version <version>', "default: package.json's, or the next patch above what is published")
    .option('--promote', 'let it serve at once')
    .action(
      connected((releasesDir, wanted: string, options: { version?: string; promote?: boolean }) =>
        publish(wanted, options, releasesDir),
      ),
    )
  remote
    .command('promote')
    .description('Let a published version serve. Running sites follow within seconds')
    .argument('<remote>')
    .argument('<version>')
    .action(connected(async (_, wanted: string, version: string) => promote(await nameOf(wanted), version)))
  remote
    .command('rollback')
    .description('Let the version serve again that served before')
    .argument('<remote>')
    .action(connected(async (_, wanted: string) => rollback(await nameOf(wanted))))
  remote
    .command('list')
    .description('Every published version, and which one serves')
    .action(connected(() => list()))
  return remote
}
