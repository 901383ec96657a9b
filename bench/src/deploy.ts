import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openCloud } from '@forecourt/aws-local/cloud/open-cloud'
import { bootstrap, deploy } from '@forecourt/aws-local/deployment/cdk'
import { publishRemote } from '@forecourt/build/publish/publish'
import { remoteFolders } from '@forecourt/build/remotes/remote-folders'
import { buildShell } from '@forecourt/build/shell/build-shell'
import { freePort } from '@forecourt/lambda-kit/testing/free-port'
import type { Bench, Goal, Measured } from './runner/bench.ts'

const root = join(import.meta.dirname, '../..')
const remotes = remoteFolders(root)
/** The largest, so that no other does worse. */
const measured = remotes.filter(({ name }) => name === 'search')

/** Seconds of work in a folder that is new each time: nothing is taken over from the time before. */
async function secondsIn(work: (folder: string) => Promise<unknown>): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-bench-'))
  try {
    const started = performance.now()
    await work(folder)
    return (performance.now() - started) / 1000
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function publish(which: typeof remotes, releasesDir: string): Promise<void> {
  const store = { list: async () => [], record: async () => true }
  for (const { folder } of which) await publishRemote({ folder, version: '1.0.0', releasesDir, store })
}

const publishOne = () => secondsIn((folder) => publish(measured, folder))
/** The shell, and the first remotes. */
const publishFirst = (count: number) =>
  secondsIn(async (folder) => {
    await buildShell(join(root, 'shell'), { outDir: join(folder, 'shell') })
    await publish(remotes.slice(0, count), folder)
  })

/** The whole command, as an operator waits for it. */
const synth = () =>
  secondsIn(async (folder) => {
    const cdk = [join(root, 'node_modules/aws-cdk/bin/cdk'), 'synth', '-q', '-c', 'stage=prod', '--output', folder]
    const [code] = await once(spawn(process.execPath, cdk, { cwd: root, stdio: 'ignore' }), 'exit')
    if (code !== 0) throw new Error(`The synth ended with ${code}.`)
  })

/** A dealer's deploy on a cloud of this machine in which everything else is deployed. */
async function addTenant(say: (line: string) => void): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-bench-'))
  const cloud = await openCloud({ port: await freePort(), folder, say })
  try {
    const given = { endpoint: cloud.endpoint, folder }
    await bootstrap(given)
    say('  deploying the platform')
    await deploy(given)
    return (await deploy(given, { tenant: 'northgate' })).seconds
  } finally {
    await cloud.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** What a squad and an operator wait for. */
export const deployBench: Bench = {
  summary: 'publishing one remote over building and publishing all; synth of the platform; adding a dealer',
  parts: {
    publish: async ({ sized }) =>
      goals({
        kind: 'ratio',
        name: 'one remote built and published, over the shell and all remotes',
        limit: 0.35,
        unit: 's',
        rounds: 11,
        pair: { measured: publishOne, baseline: () => publishFirst(sized(remotes.length, 1)) },
      }),
    synth: async () => goals({ kind: 'value', name: 'synth of platform and edge', limit: 10, unit: 's', read: synth }),
    tenant: async ({ say }) =>
      goals({ kind: 'value', name: 'a dealer added', limit: 60, unit: 's', read: () => addTenant(say) }),
  },
}

const goals = (...all: Goal[]): Measured => ({ goals: all, close: async () => {} })
