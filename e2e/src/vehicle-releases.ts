import { ask } from './ask.ts'
import { type CommandResult, forecourt } from './command-line.ts'
import type { Platform } from './platform.ts'
import { type WorkingCopy, workingCopy } from './working-copy.ts'

/** Ways for the vehicle page to break, each as the code of a page that wraps the real one. */
const faults = {
  throwsAtLoad: `throw new Error('broken at load')`,
  throwsOnServer: `if (typeof window === 'undefined') Fault = () => { throw new Error('broken on the server') }`,
  throwsInBrowser: `if (typeof window !== 'undefined') Fault = () => { throw new Error('broken in the browser') }`,
  hangsOnServer: `if (typeof window === 'undefined') load = () => new Promise(() => {})`,
} as const

export type Fault = keyof typeof faults

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

/** The releases of mfe-vehicle on one platform, as its squad makes them from a copy of its own. */
export class VehicleReleases {
  readonly platform: Platform
  readonly copy: WorkingCopy

  constructor(platform: Platform, copy: WorkingCopy) {
    this.platform = platform
    this.copy = copy
  }

  static open = async (platform: Platform): Promise<VehicleReleases> =>
    new VehicleReleases(platform, await workingCopy('mfe-vehicle'))

  run = async (...args: string[]): Promise<string> => done(await forecourt(this.platform, 'remote', ...args))

  /** Publishes the copy as it is and returns the version. */
  async publish(): Promise<string> {
    const output = await this.run('publish', this.copy.folder)
    return output.match(/^Published vehicle (\S+):/m)?.[1] ?? ''
  }

  /** Publishes a release that breaks in one way, and returns its version. */
  async publishBroken(fault: Fault): Promise<string> {
    await this.copy.write('src/vehicle/real-page.ts', realPage)
    await this.copy.write('src/vehicle/page.ts', brokenPage(fault))
    return this.publish()
  }

  /** Resolves once the site's registry names the version. */
  async promote(version: string, slug: string): Promise<void> {
    await this.run('promote', 'mfe-vehicle', version)
    await this.serves(version, slug)
  }

  async serves(version: string, slug: string): Promise<void> {
    const deadline = Date.now() + 5_000
    while (Date.now() < deadline) {
      const { body } = await ask(`${this.platform.siteUrl(slug)}/api/registry`)
      if (JSON.parse(body).remotes.vehicle.version === version) return
    }
    throw new Error(`vehicle ${version} does not serve after five seconds.`)
  }
}

const realPage = `
import { definePage } from '@forecourt/shell-api'
import { head } from './head.ts'
import { load } from './load.ts'
import { VehiclePage } from './vehicle-page.tsx'

export const page = definePage({ load, head, Page: VehiclePage })
`
