import type { LoadEndpoint } from './endpoints/endpoint.ts'
import type { Registry } from './releases/release.ts'
import type { Site } from './site/site.ts'

/** A loaded server build: the container of module federation, as the bundler writes it. */
export type RemoteContainer = {
  init(shareScope: Record<string, unknown>): Promise<unknown> | unknown
  get(expose: string): Promise<() => unknown>
}

/** What the document function gives the shell's server build for one request. */
export type DocumentServices = {
  site: Site
  registry: Registry
  /** Where a provider is on this machine, by its origin: documents name its sandbox in its place. */
  providerOrigins?: Readonly<Record<string, string>>
  /** The origin of the stage's bucket of uploads. */
  uploadsOrigin?: string | undefined
  /** Calls the work behind an endpoint directly; rejects with an error that has a `code` of the contracts. The caller parses the answer. */
  call(endpoint: LoadEndpoint, params: Readonly<Record<string, string>>, query?: string): Promise<unknown>
  /** The hash of the content that the site has published; undefined where it has none. Parts of the frame are made of it. */
  contentVersion(): Promise<string | undefined>
  /** Imports the server build of the version that the registry names. Rejects when it is missing or broken, or after a deadline. */
  loadRemote(name: string, version: string): Promise<RemoteContainer>
  /** The text of a stylesheet of a release, by its address, to inline in the head. */
  readStyle(url: string): Promise<string>
  /** A page of a remote was made, or failed by the remote's own fault: it counts while the release is on trial. */
  recordPageOutcome(remote: string, outcome: 'shown' | 'failed'): void
  /** One JSON line; for failures that cost only a part of the page. `release` is the remote's whose fault it is: `vehicle@1.2.0`. */
  logError(message: string, error: unknown, release?: string): void
}

export type DocumentRequest = { path: string; query: string }
export type DocumentResponse = { status: number; headers: Record<string, string>; body: string }

/** The export `render` of the shell's server build (`shell/dist/server/document.mjs`). It never rejects for a remote's fault. */
export type RenderDocument = (request: DocumentRequest, services: DocumentServices) => Promise<DocumentResponse>
