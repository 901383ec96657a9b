import type * as z from 'zod/mini'

/**
 * A part: a widget that remotes place by its name, without knowing whose it is. `dialog` parts are shown over the page under a hash
 * address too, and have a page of their own for links from outside and for shoppers without scripts.
 */
export type PartRow = {
  /** Props, as the placer gives them and as a hash address holds them: all are strings, numbers or booleans. */
  props: z.ZodMiniObject
  /** `page` is the path of the dialog's own page; it takes the props as its query. `title` is the dialog's name. */
  dialog?: { page: `/${string}`; title: string }
}
