/** SR-7. */
export const pageSize = 21

/** The number of pages, and the page that answers a request for page `wanted`: any number gets an existing page. */
export function pageOf(wanted: number, count: number): { page: number; pages: number } {
  const pages = Math.max(1, Math.ceil(count / pageSize))
  return { page: Math.min(pages, Math.max(1, Math.trunc(wanted) || 1)), pages }
}
