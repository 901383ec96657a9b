import type { Popup as PopupData } from '@forecourt/contracts/site/site'
import { leadAttributes, useSite } from '@forecourt/shell-api'
import { type ComponentType, useEffect, useState } from 'react'
import { useShownView } from '../use-shown-view.ts'

/** Shows after this delay, so that it does not compete with the page's loading. */
const afterMs = 2_000

type Dialog = ComponentType<{ popup: PopupData }>

/**
 * NV-3. The tenant's message in a corner, if it has one: on home, results and vehicle pages, but not on failed ones, and not on the
 * first page of a visit, which a shopper has only come to. It is not server-rendered, and its code loads after the page.
 */
export function Popup() {
  const { popup, paths } = useSite()
  const {
    view,
    request: { path },
  } = useShownView()
  const [Dialog, setDialog] = useState<Dialog | null>(null)
  const isWanted =
    popup !== undefined &&
    view.kind === 'page' &&
    ([paths.search, paths.breadcrumbs, '/'].includes(path) || path.startsWith('/cars/'))

  useEffect(() => {
    if (!isWanted) return
    const timer = setTimeout(async () => {
      if (leadAttributes().visited_pages.every((page) => page === path)) return
      // A popup that fails to load is not a fault of the page.
      const code = await import(/* webpackChunkName: "popup" */ './popup-dialog.tsx').catch(() => null)
      if (code) setDialog(() => code.PopupDialog)
    }, afterMs)
    return () => clearTimeout(timer)
  }, [isWanted, path])

  return isWanted && Dialog ? <Dialog popup={popup} /> : null
}
