import { satisfiesRange } from '@forecourt/contracts/releases/satisfies-range'
import { sharedModules, sharedVersions } from '../../app/remotes/shared-modules.ts'

/** What a remote's entry exports: the interface of a federated container. */
type Container = { init(scope: object): unknown; get(expose: string): Promise<() => unknown> }

/** The state of the bundler in one remote, as far as the federation of its modules is concerned. */
type BundlerState = {
  /** By id: a module's code, and what was made of it. */
  m: Record<string, (module: { exports: unknown }) => void>
  c: Record<string, unknown>
  /** What a chunk needs before it runs, by kind. */
  f: { consumes?: (chunkId: string | number) => void }
  consumesLoadingData: {
    /** Chunk → ids of the shared modules that it imports. */
    chunkMapping: Record<string, string[]>
    moduleIdToConsumeDataMapping: Record<string, { shareKey: string; requiredVersion: string }>
  }
  initializeExposesData: { moduleMap: Record<string, () => Promise<() => unknown>> }
  initContainer(): unknown
  getContainer(expose: string): Promise<() => unknown>
}

/** The shell's instance of a module, whose version must be in the range that the remote was built for (MF-5). */
function sharedModule(name: string, range: string): unknown {
  const version = sharedVersions()[name]
  if (version === undefined || !satisfiesRange(version, range))
    throw new Error(`A remote requires ${name} ${range}, and the shell has ${version ?? 'none'}.`)
  return sharedModules[name]
}

/** Gives a remote's chunks the shell's modules, and its container its exposes. A remote has no remotes and shares nothing itself. */
function connect(bundler: BundlerState): void {
  bundler.f.consumes = (chunkId) => {
    const { chunkMapping, moduleIdToConsumeDataMapping } = bundler.consumesLoadingData
    for (const id of chunkMapping[chunkId] ?? []) {
      const wanted = moduleIdToConsumeDataMapping[id]
      if (!wanted) continue
      bundler.m[id] = (module) => {
        // One that throws is tried again with the next load.
        delete bundler.c[id]
        module.exports = sharedModule(wanted.shareKey, wanted.requiredVersion)
      }
    }
  }
  bundler.initContainer = () => true
  bundler.getContainer = async (expose) => {
    const load = bundler.initializeExposesData.moduleMap[expose]
    if (!load) throw new Error(`The remote exposes no ${expose}.`)
    return load()
  }
}

const isContainer = (exports: object): exports is Container =>
  'init' in exports && typeof exports.init === 'function' && 'get' in exports && typeof exports.get === 'function'

async function loadContainer(entry: string): Promise<Container> {
  const exports: object = await import(/* webpackIgnore: true */ entry)
  if (!isContainer(exports)) throw new Error(`${entry} is no container.`)
  await exports.init({})
  return exports
}

export type FederationHost = {
  /** The module that the container at `entry` exposes. The entry is loaded once, and again after a failure. */
  load(entry: string, expose: string): Promise<unknown>
}

/** The host of module federation: it loads containers and gives them the shell's modules. */
export function createFederationHost(): FederationHost {
  Object.assign(globalThis, { __FORECOURT_BUNDLER_RUNTIME__: connect })
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
