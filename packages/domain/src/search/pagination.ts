/** SR-7: the usual page size. */
export const pageSize = 21

/** A site's pages: their size, and whether a page shows those before it too, as where a site loads more. */
export type Paging = { readonly pageSize: number; readonly isCumulative: boolean }

/** A cumulative page shows at most this many: the next begins anew, so that no page grows without an end. */
const maxCumulatedPages = 10

/** The first page that is shown with a page. */
export const firstPageShown = (page: number, { isCumulative }: Pick<Paging, 'isCumulative'>): number =>
  isCumulative ? page - ((page - 1) % maxCumulatedPages) : page

/** The vehicles of a page: how many come before them, and how many they are at most. */
export function rowsOfPage(page: number, paging: Paging): { first: number; size: number } {
  const first = (firstPageShown(page, paging) - 1) * paging.pageSize
  return { first, size: page * paging.pageSize - first }
}

/** The number of pages, and the page that answers a request for page `wanted`: any number gets an existing page. */
export function pageOf(wanted: number, count: number, { pageSize }: Paging): { page: number; pages: number } {
  const pages = Math.max(1, Math.ceil(count / pageSize))
  return { page: Math.min(pages, Math.max(1, Math.trunc(wanted) || 1)), pages }
}
