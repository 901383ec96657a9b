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
 * AN-2. Records the visited pages for leads. It starts with the first input, so a page that was left before that
 * comes from the next page's referrer.
 */
export function watchVisit(store: Store): void {
  const record = () => {
    const { path, query } = store.get(shownViewAtom)?.request ?? {}
    if (path !== undefined) recordVisit(path, query ?? '')
  }
  recordReferrer()
  record()
  store.sub(shownViewAtom, record)
}
