import type { PublicSite } from '@forecourt/contracts/site/site'
import type { Hit } from '@forecourt/contracts/stock/vehicle'
import type { ComponentType } from 'react'
import type { LoadApi } from './api/api.ts'

/**
 * The address of the page: `path` is decoded and without the tenant's host, `params` are the pattern's captures, and
 * `query` is the query string without its question mark.
 */
export type PageRequest = { path: string; params: Record<string, string>; query: string }

export type LoadResult<Data> =
  /**
   * `gone`: there was something here that does not come back. Its page says so, and the document is 410. `isUnpublished`: it is for who
   * has the address alone, and no cache stores the document.
   */
  | { kind: 'found'; data: Data; gone?: boolean; isUnpublished?: boolean }
  /** `what` is missing, where the address can only be that of a vehicle: the page says that it is gone. */
  | { kind: 'notFound'; what?: 'vehicle' }
  | { kind: 'redirect'; to: string; permanent?: boolean }

/** What goes into `<head>`. `canonical` is a path; the shell puts the tenant's own address before it. `jsonLd` is a plain object. */
export type Head = {
  title: string
  description: string
  canonical: string
  image?: string
  /** The path of an RSS feed of what the page lists. */
  feed?: string
  noIndex?: boolean
  /**
   * SB-6. Every number of the document is masked, header and footer too: the id of the vehicle that they are asked for about. The page
   * takes the mark `data-masked-phones` off the document's element once they are.
   */
  maskedPhones?: string
  jsonLd?: Record<string, unknown>
}

export type PageContext = { request: PageRequest; site: PublicSite }

/** The exports of the module that a remote exposes for a page. `Data` must survive JSON: it travels in the document. */
export interface PageModule<Data> {
  load(context: PageContext, api: LoadApi): Promise<LoadResult<Data>>
  head(data: Data, context: PageContext): Head
  Page: ComponentType<{ data: Data }>
  /** Loads what else of the code this screen needs: before the page renders, or hydrates. */
  ready?(): Promise<void>
  /** The vehicles that the page shows, so that the page of one of them can be looked at before its own data is there. */
  hits?(data: Data): readonly Hit[]
  /**
   * The page as far as the previous page's vehicles provide it; null when they do not. It shows until `load` is done, and its
   * place on screen must not move then. Not asked for on the server, nor where a shopper comes back to a place in the page.
   */
  preview?(hits: readonly Hit[], context: PageContext): Data | null
}

/** Types a page module where it is made: `export const page = definePage({ load, head, Page })`. The expose's export is `page`. */
export function definePage<Data>(page: PageModule<Data>): PageModule<Data> {
  return page
}

/**
 * A part: a widget that other remotes place by name. The expose's export is `Part`; it loads its own data with `useApi`. In a dialog
 * its props are the texts of a hash address: it parses them by its row.
 */
export interface PartModule {
  Part: ComponentType<Record<string, unknown>>
}

/**
 * A part of every document's frame, such as the header's menu. Only the server renders it, once a minute for a site, and its HTML stays
 * in the page as it came: no code of it loads in a browser. The expose's export is `frame`.
 */
export interface FrameModule<Data> {
  load(site: PublicSite, api: LoadApi): Promise<Data>
  Frame: ComponentType<{ data: Data }>
}
