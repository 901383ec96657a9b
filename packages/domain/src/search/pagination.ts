/** SR-7. */
export const pageSize = 21

/** How many pages there are, and which of them answers a request for page `wanted`: any number at all gets a page that exists. */
export function pageOf(wanted: number, count: number): { page: number; pages: number } {
  const pages = Math.max(1, Math.ceil(count / pageSize))
  return { page: Math.min(pages, Math.max(1, Math.trunc(wanted) || 1)), pages }
}
