import type { DocumentServices } from '@forecourt/contracts/document'
import type { PublicSite, Site } from '@forecourt/contracts/site/site'
import { HostContext, type PageRequest } from '@forecourt/shell-api'
import { isCurrentPage } from '../app/layout/is-current-page.ts'
import { declaredPart } from '../app/remotes/declared-parts.ts'
import { type FrameName, frameNames, type LaterFrame } from '../app/view.ts'
import { withDeadline } from '../deadline.ts'
import { loadFrame } from './load-page.ts'
import { renderTree } from './render-tree.tsx'
import { serverApi } from './server-api.ts'
import { serverHost } from './server-host.ts'

/** The deadline of the menu; after it the plain one is used. */
const maxWaitMs = 500

type Link = { href: string; at: number }
type Frame = { html: string; links: readonly Link[]; styles: readonly string[] }
export type Frames = { html: Partial<Record<FrameName, string>>; names: FrameName[]; styles: string[] }

/** Keyed by the site's settings, which are read again each minute: so a frame is cached that long, by its release and the site's content. */
const kept = new WeakMap<Site, Map<string, Promise<Frame>>>()

type Asked = { site: PublicSite; request: PageRequest }

/** The remotes' parts of a document's frame, with current links marked. */
export async function framesOf({ site, request }: Asked, services: DocumentServices): Promise<Frames> {
  const made = await Promise.all(frameNames.map(async (name) => ({ name, frame: await frameOf(name, site, services) })))
  const found = made.flatMap(({ name, frame }) => (frame ? [{ name, ...frame }] : []))
  return {
    html: Object.fromEntries(found.map(({ name, ...frame }) => [name, withCurrentPage(frame, request)])),
    names: found.map(({ name }) => name),
    styles: found.flatMap(({ styles }) => styles),
  }
}

/** The HTML of a part of the frame that documents leave out until it is wanted; null where no remote has it, or it failed. */
export const laterFrame = async (
  name: LaterFrame,
  site: PublicSite,
  services: DocumentServices,
): Promise<string | null> => (await frameOf(name, site, services))?.html ?? null

async function frameOf(
  name: FrameName | LaterFrame,
  site: PublicSite,
  services: DocumentServices,
): Promise<Frame | null> {
  const declared = declaredPart(services.registry, name)
  if (!declared) return null
  const frames = kept.get(services.site) ?? new Map<string, Promise<Frame>>()
  kept.set(services.site, frames)
  async function cachedFrame({ remote, part }: Declared): Promise<Frame> {
    const key = `${name} ${services.registry.etag} ${await services.contentVersion()}`
    const making = frames.get(key) ?? makeFrame({ remote, part }, site, services)
    frames.set(key, making)
    return making
  }
  try {
    return await withDeadline(cachedFrame(declared), maxWaitMs, `The part ${name}`)
  } catch (error) {
    const { remote } = declared
    services.logError(
      `The part ${name} failed in ${remote.name}@${remote.version}`,
      error,
      `${remote.name}@${remote.version}`,
    )
    return null
  }
}

type Declared = NonNullable<ReturnType<typeof declaredPart>>

async function makeFrame({ remote, part }: Declared, site: PublicSite, services: DocumentServices): Promise<Frame> {
  const release = services.registry.remotes[remote.name]
  const { load, Frame } = await loadFrame(services, remote.name, part.expose)
  const data = await load(site, serverApi(services))
  const html = await renderTree(
    <HostContext value={serverHost(services, site)}>
      <Frame data={data} />
    </HostContext>,
  )
  return { html, links: linksIn(html), styles: release?.preload[part.expose]?.css ?? [] }
}

/** The links of a frame, and where each takes another attribute. */
const linksIn = (html: string): Link[] =>
  [...html.matchAll(/<a (?=[^>]*href="([^"]*)")/g)].map(({ 0: tag, 1: href = '', index }) => ({
    href: href.replaceAll('&amp;', '&'),
    at: index + tag.length,
  }))

function withCurrentPage({ html, links }: Frame, request: PageRequest): string {
  let [marked, from] = ['', 0]
  for (const { href, at } of links) {
    if (!isCurrentPage(href, request)) continue
    marked += `${html.slice(from, at)}aria-current="page" `
    from = at
  }
  return marked + html.slice(from)
}
