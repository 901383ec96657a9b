import { readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { ask } from './ask.ts'
import { type CommandResult, forecourt } from './command-line.ts'
import type { Platform } from './platform.ts'
import { type WorkingCopy, workingCopy } from './working-copy.ts'

const root = resolve(import.meta.dirname, '../../..')

/** Faults of a page, each as the code of a page that wraps the real one. */
const faults = {
  throwsAtLoad: `throw new Error('broken at load')`,
  throwsOnServer: `if (typeof window === 'undefined') Fault = () => { throw new Error('broken on the server') }`,
  throwsInBrowser: `if (typeof window !== 'undefined') Fault = () => { throw new Error('broken in the browser') }`,
  hangsOnServer: `if (typeof window === 'undefined') load = () => new Promise(() => {})`,
} as const

export type Fault = keyof typeof faults

/** Faults of a published server build in the store, by its folder. */
const harms = {
  missing: (server: string) => rm(server, { recursive: true }),
  corrupt: (server: string) => writeFile(join(server, 'container.mjs'), 'export const {'),
}

const brokenPage = (fault: Fault) => `
import { definePage } from '@forecourt/shell-api'
import { page as real } from './real-page.ts'

let Fault: typeof real.Page | null = null
let load: typeof real.load = real.load
${faults[fault]}
export const page = definePage({ ...real, load, Page: Fault ?? real.Page })
`

const done = (result: CommandResult): string => {
  if (result.code !== 0) throw new Error(result.output)
  return result.output
}

const remotes = {
  vehicle: { folder: 'mfe-vehicle', pages: 'src/vehicle' },
  search: { folder: 'mfe-search', pages: 'src/results' },
} as const

/** The releases of one remote on one platform, published from a copy of its sources. */
export class RemoteReleases {
  readonly platform: Platform
  readonly remote: keyof typeof remotes
  readonly copy: WorkingCopy

  constructor(platform: Platform, remote: keyof typeof remotes, copy: WorkingCopy) {
    this.platform = platform
    this.remote = remote
    this.copy = copy
  }

  static open = async (platform: Platform, remote: keyof typeof remotes): Promise<RemoteReleases> =>
    new RemoteReleases(platform, remote, await workingCopy(remotes[remote].folder))

  run = async (...args: string[]): Promise<string> => done(await forecourt(this.platform, 'remote', ...args))

  /** Publishes the copy and returns the version, which is an older one if the copy equals that. */
  async publish(): Promise<string> {
    const output = await this.run('publish', this.copy.folder)
    return output.match(/^(?:Published|Nothing changed since) \w+ (\S+):/m)?.[1] ?? ''
  }

  /** Publishes a release with a fault, and returns its version. */
  async publishBroken(fault: Fault): Promise<string> {
    const { folder, pages } = remotes[this.remote]
    await this.copy.write(`${pages}/real-page.ts`, await readFile(join(root, folder, pages, 'page.ts'), 'utf8'))
    await this.copy.write(`${pages}/page.ts`, brokenPage(fault))
    return this.publish()
  }

  /** Publishes a new release and damages its server build, and returns its version. */
  async publishHarmed(harm: keyof typeof harms): Promise<string> {
    const { folder } = remotes[this.remote]
    const manifest = JSON.parse(await readFile(join(root, folder, 'remote.json'), 'utf8'))
    await this.copy.write(
      'remote.json',
      JSON.stringify({ ...manifest, title: `${manifest.title}, ${harm} on the server` }),
    )
    const version = await this.publish()
    await harms[harm](join(this.platform.dataDir, 'assets/remotes', this.remote, version, 'server'))
    return version
  }

  /** The version that a site uses now. */
  async serving(slug: string): Promise<string> {
    const { body } = await ask(`${this.platform.siteUrl(slug)}/api/registry`)
    return JSON.parse(body).remotes[this.remote].version
  }

  /** Resolves once the site's registry names the version. */
  async promote(version: string, slug: string): Promise<void> {
    await this.run('promote', remotes[this.remote].folder, version)
    await this.serves(version, slug)
  }

  async serves(version: string, slug: string): Promise<void> {
    const deadline = Date.now() + 5_000
    while (Date.now() < deadline) {
      if ((await this.serving(slug)) === version) return
      await setTimeout(25)
    }
    throw new Error(`${this.remote} ${version} is not in use after five seconds.`)
  }
}
