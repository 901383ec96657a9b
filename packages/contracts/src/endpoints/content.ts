import * as z from 'zod/mini'
import { contentPageSchema } from '../content/content-page.ts'
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
  from: 'load',
  session: 'none',
} as const satisfies Endpoint
