import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { readRemoteFolder } from '@forecourt/build/remotes/remote-folder'
import { remoteFolders } from '@forecourt/build/remotes/remote-folders'
import { capabilityNames } from '@forecourt/contracts/site/capabilities'
import { gateNames } from '@forecourt/contracts/site/gate-names'
import { publicSite } from '@forecourt/contracts/site/public-site'
import type { PublicSite, Site } from '@forecourt/contracts/site/site'
import type { TrackedEvent } from '@forecourt/contracts/tracking/events'
import { capabilitiesOf } from '@forecourt/domain/site/capabilities'
import {
  type Api,
  type Head,
  type Host,
  HostContext,
  type KeptPress,
  keptPressesAtom,
  type LoadApi,
  type PageModule,
  RequestContext,
} from '@forecourt/shell-api'
import { createStore, Provider } from 'jotai'
import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerenderToNodeStream } from 'react-dom/static'
import { runEffectsOf } from './react-effects.ts'

const root = join(import.meta.dirname, '../../..')
const remotes = new Map(
  remoteFolders(root).map(({ name, folder }) => [name, { folder, ...readRemoteFolder(folder) }] as const),
)

const nothing = () => {}
const PartFailed = () => null

export type TrackedCall = { event: TrackedEvent; data: Readonly<Record<string, unknown>> }

/** What a rendering places, and what it tracks. */
type Seen = { parts: string[]; tracked: TrackedCall[] }

/** The host of a document, with every page that a button may lead to and none of a shopper's actions. */
const hostOf = (site: PublicSite, api: Api, seen: Seen): Host => ({
  site,
  api,
  navigate: nothing,
  warm: nothing,
  hasPage: () => true,
  parts: {
    load: () => new Promise(nothing),
    // Each part that is placed asks.
    isOff(name) {
      seen.parts.push(name)
      return false
    },
    shown: nothing,
    failed: nothing,
  },
  dialogs: { pageOf: () => null, open: nothing, close: nothing, warm: nothing },
  session: { refresh: nothing, end: () => Promise.reject(new Error('Nobody is signed in.')) },
  track: (event, data) => void seen.tracked.push({ event, data }),
  PartFailed,
  reportFault: nothing,
})

/** A site as its pages have it (TN-4, every capability is there), for a shopper to whom each gate is open. */
export function pageSite(site: Site): PublicSite {
  const on = new Set(capabilitiesOf(site))
  const open = publicSite({ ...site, sign_in: { ...site.sign_in, open: [...gateNames] } })
  return { ...open, capabilities: Object.fromEntries(capabilityNames.map((name) => [name, on.has(name)])) }
}

/** A field that shows its value; a box or a button has none to read. */
const fieldValue = /<input(?![^>]*type="(?:hidden|radio|checkbox|range)")[^>]*\bvalue="([^"]*)"[^>]*>/g

/** What people read of HTML: without tags and attributes, with what fields hold, and with a space where a line ends. */
export const textOf = (html: string): string =>
  html
    .replaceAll(/<script\b.*?<\/script>/gs, '')
    .replaceAll(fieldValue, ' $1 ')
    .replaceAll(/<\/(?:p|h\d|div|li|dt|dd|td|section|address)>/g, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', '’')
    .replaceAll(/\s+/g, ' ')

export type RenderedPage = {
  html: string
  head: Head
  /** The names of the parts that it places. */
  parts: readonly string[]
}

export type Renderer = {
  /** A component alone. */
  component<P extends object>(component: ComponentType<P>, props: P): string
  /** What a component alone tracks once it is on the page, with presses of Save and Compare that it has to store. */
  tracked<P extends object>(
    component: ComponentType<P>,
    props: P,
    presses?: readonly KeptPress[],
  ): readonly TrackedCall[]
  /** A page by the remote's name and what it exposes, with all that it loads later. */
  page(remote: string, expose: string, at: PageAddress): Promise<RenderedPage>
  /** Its data alone. */
  load(remote: string, expose: string, at: PageAddress): Promise<unknown>
}
type PageAddress = { path: string; params?: Record<string, string>; query?: string }

type Store = ReturnType<typeof createStore>

const empty = { path: '/', params: {}, query: '' }

/** Renders pages and components of a site from the remotes' sources, without the shell's frame: a page takes some milliseconds. */
export function rendererOf(site: PublicSite, api: LoadApi): Renderer {
  const browserApi: Api = {
    get: () => Promise.reject(new Error('Only a load asks for data here.')),
    send: () => Promise.reject(new Error('Nothing is sent.')),
  }
  const begin = (): Seen => ({ parts: [], tracked: [] })
  const tree = <P extends object>(
    component: ComponentType<P>,
    props: P,
    {
      seen = begin(),
      request = empty,
      store = createStore(),
    }: { seen?: Seen; request?: typeof empty; store?: Store } = {},
  ) =>
    createElement(
      Provider,
      { store },
      createElement(
        HostContext,
        { value: hostOf(site, browserApi, seen) },
        createElement(RequestContext, { value: request }, createElement(component, props)),
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
    component: (component, props) => renderToStaticMarkup(tree(component, props)),
    tracked(component, props, presses = []) {
      const seen = begin()
      const store = createStore()
      store.set(keptPressesAtom, presses)
      runEffectsOf(() => renderToStaticMarkup(tree(component, props, { seen, store })))
      return seen.tracked
    },
    load: async (name, expose, at) => (await load(name, expose, at)).data,
    async page(name, expose, at) {
      const { page, request, data } = await load(name, expose, at)
      const seen = begin()
      const { prelude } = await prerenderToNodeStream(tree(page.Page, { data }, { seen, request }))
      return { head: page.head(data, { request, site }), html: await text(prelude), parts: seen.parts }
    },
  }
}
