import { satisfiesRange } from '@forecourt/contracts/releases/satisfies-range'
import { sharedModules, sharedVersions } from '../../app/remotes/shared-modules.ts'

/** What a remote's entry exports: the interface of a federated container. */
type Container = { init(scope: object): unknown; get(expose: string): Promise<() => unknown> }

/** The state of the bundler in one remote, as far as shared modules are concerned. */
type BundlerState = {
  /** By id: a module's code, and what was made of it. */
  m: Record<string, (module: { exports: unknown }) => void>
  c: Record<string, unknown>
  consumesLoadingData: {
    /** Chunk → ids of the shared modules that it imports. */
    chunkMapping: Record<string, string[]>
    moduleIdToConsumeDataMapping: Record<string, { shareKey: string; requiredVersion: string }>
  }
}

/** The shell's instance of a module, whose version must be in the range that the remote was built for (MF-5). */
function sharedModule(name: string, range: string): unknown {
  const version = sharedVersions()[name]
  if (version === undefined || !satisfiesRange(version, range))
    throw new Error(`A remote requires ${name} ${range}, and the shell has ${version ?? 'none'}.`)
  return sharedModules[name]
}

/**
 * The part of the federation runtime that the bundler calls from every remote's entry. A remote has no remotes and shares nothing itself,
 * so what is left of it is how its chunks get the modules of the shell.
 */
const bundlerRuntime = {
  S: {},
  init: () => ({}),
  I: () => true,
  initContainerEntry: () => true,
  /** Shared modules that the entry itself would import: the preset's entries import none. */
  installInitialConsumes() {},
  consumes({ chunkId, webpackRequire }: { chunkId: string | number; webpackRequire: BundlerState }): void {
    const { chunkMapping, moduleIdToConsumeDataMapping } = webpackRequire.consumesLoadingData
    for (const id of chunkMapping[chunkId] ?? []) {
      const wanted = moduleIdToConsumeDataMapping[id]
      if (!wanted) continue
      webpackRequire.m[id] = (module) => {
        // One that throws is tried again with the next load.
        delete webpackRequire.c[id]
        module.exports = sharedModule(wanted.shareKey, wanted.requiredVersion)
      }
    }
  },
}

const isContainer = (exports: object): exports is Container =>
  'init' in exports && typeof exports.init === 'function' && 'get' in exports && typeof exports.get === 'function'

async function loadContainer(entry: string): Promise<Container> {
  const exports: object = await import(/* webpackIgnore: true */ entry)
  if (!isContainer(exports)) throw new Error(`${entry} is no container.`)
  await exports.init(bundlerRuntime.S)
  return exports
}

export type FederationHost = {
  /** The module that the container at `entry` exposes. The entry is loaded once, and again after a failure. */
  load(entry: string, expose: string): Promise<unknown>
}

/** The host of module federation: it loads containers and gives them the shell's modules. */
export function createFederationHost(): FederationHost {
  Object.assign(globalThis, { __FORECOURT_BUNDLER_RUNTIME__: () => ({ bundlerRuntime }) })
  const containers = new Map<string, Promise<Container>>()
  return {
    async load(entry, expose) {
      const container = containers.get(entry) ?? loadContainer(entry)
      containers.set(entry, container)
      container.catch(() => containers.delete(entry))
      const build = await (await container).get(expose)
      return build()
    },
  }
}
