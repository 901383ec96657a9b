import { join } from 'node:path'
import { readRemoteFolder } from '@forecourt/build/remotes/remote-folder'
import { remoteFolders } from '@forecourt/build/remotes/remote-folders'
import { capabilityNames } from '@forecourt/contracts/site/capabilities'
import { type PublicSite, publicSite, type Site } from '@forecourt/contracts/site/site'
import { capabilitiesOf } from '@forecourt/domain/site/capabilities'
import {
  type Api,
  type Head,
  type Host,
  HostContext,
  type LoadApi,
  type PageModule,
  RequestContext,
} from '@forecourt/shell-api'
import { createStore, Provider } from 'jotai'
import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

const root = join(import.meta.dirname, '../../..')
const remotes = new Map(
  remoteFolders(root).map(({ name, folder }) => [name, { folder, ...readRemoteFolder(folder) }] as const),
)

const nothing = () => {}
const PartFailed = () => null

/** The host of a document, with every page that a button may lead to and none of a shopper's actions. */
const hostOf = (site: PublicSite, api: Api): Host => ({
  site,
  api,
  navigate: nothing,
  warm: nothing,
  hasPage: () => true,
  parts: { load: () => new Promise(nothing), isOff: () => false, shown: nothing, failed: nothing },
  dialogs: { pageOf: () => null, open: nothing, close: nothing, warm: nothing },
  session: { refresh: nothing, end: () => Promise.reject(new Error('Nobody is signed in.')) },
  track: nothing,
  PartFailed,
  reportFault: nothing,
})

/** A site as its pages have it: TN-4, every capability is there. */
export function pageSite(site: Site): PublicSite {
  const on = new Set(capabilitiesOf(site))
  return { ...publicSite(site), capabilities: Object.fromEntries(capabilityNames.map((name) => [name, on.has(name)])) }
}

/** What people read of HTML: without tags and attributes, and with a space where a line ends. */
export const textOf = (html: string): string =>
  html
    .replaceAll(/<\/(?:p|h\d|div|li|dt|dd|td|section|address)>/g, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', '’')
    .replaceAll(/\s+/g, ' ')

export type Renderer = {
  /** A component alone. */
  component<P extends object>(component: ComponentType<P>, props: P): string
  /** A page by the remote's name and what it exposes. */
  page(remote: string, expose: string, at: PageAddress): Promise<{ html: string; head: Head }>
  /** Its data alone. */
  load(remote: string, expose: string, at: PageAddress): Promise<unknown>
}
type PageAddress = { path: string; params?: Record<string, string>; query?: string }

const empty = { path: '/', params: {}, query: '' }

/** Renders pages and components of a site from the remotes' sources, without the shell's frame: a page takes a millisecond or two. */
export function rendererOf(site: PublicSite, api: LoadApi): Renderer {
  const host = hostOf(site, {
    get: () => Promise.reject(new Error('Only a load asks for data here.')),
    send: () => Promise.reject(new Error('Nothing is sent.')),
  })
  const html = <P extends object>(component: ComponentType<P>, props: P, request = empty): string =>
    renderToStaticMarkup(
      createElement(
        Provider,
        { store: createStore() },
        createElement(
          HostContext,
          { value: host },
          createElement(RequestContext, { value: request }, createElement(component, props)),
        ),
      ),
    )
  async function load(name: string, expose: string, at: PageAddress) {
    const remote = remotes.get(name)
    const file = remote?.manifest.exposes[expose]
    if (!remote || !file) throw new Error(`${name} exposes no ${expose}.`)
    const { page }: { page: PageModule<unknown> } = await import(join(remote.folder, file))
    const request = { ...empty, ...at }
    const result = await page.load({ request, site }, api)
    if (result.kind !== 'found') throw new Error(`${at.path} answers ${JSON.stringify(result)}.`)
    return { page, request, data: result.data }
  }
  return {
    component: (component, props) => html(component, props),
    load: async (name, expose, at) => (await load(name, expose, at)).data,
    async page(name, expose, at) {
      const { page, request, data } = await load(name, expose, at)
      return { head: page.head(data, { request, site }), html: html(page.Page, { data }, request) }
    },
  }
}
