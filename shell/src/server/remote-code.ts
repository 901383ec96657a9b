import type { DocumentServices, RemoteContainer } from '@forecourt/contracts/document'
import { withDeadline } from '../app/deadline.ts'
import { sharedModules, sharedVersions } from '../app/shared-modules.ts'
import type { AnyPage } from '../app/view.ts'

/** A page's code and its data each have this long on the server. */
export const deadlineMs = 2_000

type Shared = { get(): () => unknown; loaded: true; from: string; eager: boolean }

let scope: Record<string, Record<string, Shared>> | null = null

/** The share scope that the remotes' server builds are initialised with: the very modules this build renders with. */
function shareScope(): Record<string, Record<string, Shared>> {
  scope ??= Object.fromEntries(
    Object.entries(sharedVersions()).map(([name, version]) => [
      name,
      { [version]: { get: () => () => sharedModules[name], loaded: true, from: 'shell', eager: true } },
    ]),
  )
  return scope
}

const initialised = new WeakMap<RemoteContainer, Promise<unknown>>()

async function initialise(container: RemoteContainer): Promise<void> {
  let started = initialised.get(container)
  if (!started) {
    started = Promise.resolve(container.init(shareScope()))
    initialised.set(container, started)
  }
  await started
}

async function pageOf(services: DocumentServices, remote: string, expose: string): Promise<AnyPage> {
  const version = services.registry.remotes[remote]?.version ?? ''
  const container = await services.loadRemote(remote, version)
  await initialise(container)
  const factory = await container.get(expose)
  const exports = factory()
  const page = typeof exports === 'object' && exports !== null && 'page' in exports ? exports.page : null
  if (!isPage(page)) throw new Error(`${remote}@${version} exposes no page under ${expose}.`)
  return page
}

const isPage = (value: unknown): value is AnyPage =>
  typeof value === 'object' && value !== null && 'load' in value && 'head' in value && 'Page' in value

/** The module that a remote exposes for a page, from its server build. Rejects with whatever is wrong with it, or after the deadline. */
export const loadPage = (services: DocumentServices, remote: string, expose: string): Promise<AnyPage> =>
  withDeadline(pageOf(services, remote, expose), deadlineMs, `Loading ${remote}`)
