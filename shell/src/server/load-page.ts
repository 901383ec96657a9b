import type { DocumentServices, RemoteContainer } from '@forecourt/contracts/document'
import type { FrameModule } from '@forecourt/shell-api'
import { frameOf, pageOf } from '../app/remotes/remote-exports.ts'
import { sharedModules, sharedVersions } from '../app/remotes/shared-modules.ts'
import type { AnyPage } from '../app/view.ts'
import { withDeadline } from '../deadline.ts'

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

/** Once for each container that succeeds: one that failed, or hung, is tried again by the next request. */
async function initialise(container: RemoteContainer): Promise<void> {
  let started = initialised.get(container)
  if (!started) {
    started = withDeadline(Promise.resolve(container.init(shareScope())), deadlineMs, 'Initialising')
    started.catch(() => initialised.delete(container))
    initialised.set(container, started)
  }
  await started
}

async function importExports(services: DocumentServices, remote: string, expose: string): Promise<unknown> {
  const container = await services.loadRemote(remote, services.registry.remotes[remote]?.version ?? '')
  await initialise(container)
  const factory = await container.get(expose)
  return factory()
}

const nameOf = (services: DocumentServices, remote: string, expose: string): string =>
  `${remote}@${services.registry.remotes[remote]?.version ?? ''} under ${expose}`

async function importPage(services: DocumentServices, remote: string, expose: string): Promise<AnyPage> {
  return pageOf(await importExports(services, remote, expose), nameOf(services, remote, expose))
}

/** The module that a remote exposes for a part of the frame. Rejects with whatever is wrong with it. */
export async function loadFrame(
  services: DocumentServices,
  remote: string,
  expose: string,
): Promise<FrameModule<unknown>> {
  return frameOf(await importExports(services, remote, expose), nameOf(services, remote, expose))
}

/** The module that a remote exposes for a page, from its server build. Rejects with whatever is wrong with it, or after the deadline. */
export const loadPage = (services: DocumentServices, remote: string, expose: string): Promise<AnyPage> =>
  withDeadline(importPage(services, remote, expose), deadlineMs, `Loading ${remote}`)
