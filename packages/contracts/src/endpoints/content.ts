import * as z from 'zod/mini'
import { contentPageSchema } from '../content/content-page.ts'
import { siteMenuSchema } from '../content/site-menu.ts'
import type { Endpoint } from './endpoint.ts'

/** RT-16 to RT-20. `path` is the page's own; `preview` shows what is not published, to who has its key. */
export const contentPage = {
  method: 'GET',
  path: '/api/content',
  summary: 'One content page of the site by its path',
  params: z.object({}),
  query: ['path', 'preview'],
  response: contentPageSchema,
  visibility: 'shared',
  notCachedWith: ['preview'],
  from: 'load',
  session: 'none',
} as const satisfies Endpoint

/** NV-1, NV-2. What the menu and the footer show of the stock. */
export const siteMenu = {
  method: 'GET',
  path: '/api/menu',
  summary: 'Makes, models, conditions and body types that the site has in stock',
  params: z.object({}),
  response: siteMenuSchema,
  visibility: 'shared',
  from: 'load',
  session: 'none',
} as const satisfies Endpoint
