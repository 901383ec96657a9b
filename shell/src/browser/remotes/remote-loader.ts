import type { KnownReleases, ReleaseFiles } from '@forecourt/contracts/releases/release'
import type { PartModule } from '@forecourt/shell-api'
import { pageOf, partOf } from '../../app/remotes/remote-exports.ts'
import type { AnyPage } from '../../app/view.ts'
import { DeadlineError, withDeadline } from '../../deadline.ts'
import { createFederationHost } from './federation-host.ts'
import { loadStylesheet } from './load-stylesheet.ts'

/** `import()` has no timeout. */
const codeDeadlineMs = 8_000

/** The files from which a remote's page or part is loaded, or all of its release; undefined when no such remote serves. */
type FilesOf = (remote: string, expose?: string) => Promise<ReleaseFiles | undefined>

export type RemoteLoader = {
  /** The module that a remote exposes for a page, with its sheets; loads once, and again after a failure. */
  page(remote: string, expose: string): Promise<AnyPage>
  part(name: string): Promise<PartModule>
  /** Preloads the parsing code of the remote's pages: a navigation needs it, the first view does not. */
  preloadEndpoints(remote: string): void
}

/** Loads what the releases of remotes expose. */
export function createRemoteLoader(registry: KnownReleases, files: FilesOf): RemoteLoader {
  const federation = createFederationHost()
  const loading = new Map<string, Promise<unknown>>()

  async function loadOnce(remote: string, expose: string): Promise<unknown> {
    const release = await files(remote, expose)
    if (!release) throw new Error(`No remote is called ${remote}.`)
    const { js = [], css = [] } = release.preload[expose] ?? {}
    // The entry names its chunks only once it runs: requested together, they cost one round trip instead of two. And a browser that takes
    // one import map alone checks the integrity of what is preloaded, not of what is imported.
    for (const url of [release.entry, ...js]) preloadModule(url, release.integrity[url])
    const sheets = css.map((url) => loadStylesheet(url, release.integrity[url]))
    const [module] = await Promise.all([federation.load(release.entry, expose), ...sheets])
    return module
  }

  function exposed(remote: string, expose: string): Promise<unknown> {
    const id = remote + expose
    const known = loading.get(id)
    if (known) return known
    const load = () => withDeadline(loadOnce(remote, expose), codeDeadlineMs, `The code of ${remote}`)
    // A failed preload also fails the first real request, so one retry is silent.
    const started = load().catch((error) => {
      if (error instanceof DeadlineError) throw error
      return load()
    })
    loading.set(id, started)
    started.catch(() => loading.delete(id))
    return started
  }

  return {
    async page(remote, expose) {
      const page = pageOf(await exposed(remote, expose), `${remote} under ${expose}`)
      const { ready } = page
      if (ready) await withDeadline(ready().catch(ready), codeDeadlineMs, `The code of ${remote}`)
      return page
    },
    async part(name) {
      for (const remote of Object.values(registry.remotes)) {
        const part = remote.parts.find((candidate) => candidate.name === name)
        if (part) return partOf(await exposed(remote.name, part.expose), `${remote.name} under ${part.expose}`)
      }
      throw new Error(`No remote declares the part ${name}.`)
    },
    preloadEndpoints(remote) {
      const preload = (release: ReleaseFiles | undefined) => {
        if (release?.endpoints) preloadModule(release.endpoints, release.integrity[release.endpoints])
      }
      files(remote).then(preload, () => {})
    },
  }
}

/** Once; a preload that fails is removed, so that a retry checks its integrity again. */
function preloadModule(url: string, integrity = ''): void {
  if (document.querySelector(`link[rel="modulepreload"][href="${CSS.escape(url)}"]`)) return
  const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href: url })
  if (integrity) link.integrity = integrity
  link.addEventListener('error', () => link.remove())
  document.head.append(link)
}
