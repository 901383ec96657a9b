import type { PageRequest } from '@forecourt/shell-api'
import { shownViewAtom } from '../../app/view.ts'
import type { Store } from '../navigation/show-view.ts'
import { decodedPath } from './decoded-path.ts'
import { recordVisit } from './record-visit.ts'

function recordReferrer(): void {
  if (!URL.canParse(document.referrer)) return
  const { origin, pathname, search } = new URL(document.referrer)
  if (origin === location.origin) recordVisit(decodedPath(pathname), search)
}

/**
 * AN-2. Records the visited pages for leads. It starts with the first input, on the page `first`, which that input may have left since; a
 * page that was left before comes from the next page's referrer.
 */
export function watchVisit(store: Store, first: PageRequest | undefined): void {
  const record = (request: PageRequest | undefined) => request && recordVisit(request.path, request.query)
  const recordShown = () => record(store.get(shownViewAtom)?.request)
  recordReferrer()
  record(first)
  recordShown()
  store.sub(shownViewAtom, recordShown)
}
