import type { DocumentServices, RemoteContainer } from '@forecourt/contracts/document'
import type { FrameModule } from '@forecourt/shell-api'
import { frameOf, pageOf } from '../app/remotes/remote-exports.ts'
import { sharedModules, sharedVersions } from '../app/remotes/shared-modules.ts'
import type { AnyPage } from '../app/view.ts'
import { withDeadline } from '../deadline.ts'

/** The server's deadline for a page's code, and for its data. */
export const deadlineMs = 2_000

type Shared = { get(): () => unknown; loaded: true; from: string; eager: boolean }

let scope: Record<string, Record<string, Shared>> | null = null

/** The share scope of the remotes' server builds: the modules with which this build renders. */
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

/** Initialises a container once; after a failure or timeout, the next request retries. */
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
  const page = pageOf(await importExports(services, remote, expose), nameOf(services, remote, expose))
  await page.ready?.()
  return page
}

/** The module that a remote exposes for a part of the frame. Rejects with its error. */
export async function loadFrame(
  services: DocumentServices,
  remote: string,
  expose: string,
): Promise<FrameModule<unknown>> {
  return frameOf(await importExports(services, remote, expose), nameOf(services, remote, expose))
}

/** The module that a remote exposes for a page, from its server build. Rejects with its error, or after the deadline. */
export const loadPage = (services: DocumentServices, remote: string, expose: string): Promise<AnyPage> =>
  withDeadline(importPage(services, remote, expose), deadlineMs, `Loading ${remote}`)
