import type { Popup as PopupData } from '@forecourt/contracts/site/site'
import { useSite } from '@forecourt/shell-api'
import { type ComponentType, useEffect, useState } from 'react'
import { useShownView } from '../use-shown-view.ts'

/** The page has the line to itself until its shopper has had a look at it. */
const afterMs = 2_000

type Dialog = ComponentType<{ popup: PopupData }>

/**
 * NV-3. The tenant's message in a corner, if it has one: at home, among the results and on a vehicle's page. A page that failed has
 * its own to say. It is in no document of the server's, and its code comes after the page.
 */
export function Popup() {
  const { popup, paths } = useSite()
  const { view, request } = useShownView()
  const [Dialog, setDialog] = useState<Dialog | null>(null)
  const isWanted =
    popup !== undefined &&
    view.kind === 'page' &&
    ([paths.search, paths.breadcrumbs, '/'].includes(request.path) || request.path.startsWith('/cars/'))

  useEffect(() => {
    if (!isWanted) return
    const timer = setTimeout(async () => {
      // A message that does not come is no fault of the page.
      const code = await import(/* webpackChunkName: "popup" */ './popup-dialog.tsx').catch(() => null)
      if (code) setDialog(() => code.PopupDialog)
    }, afterMs)
    return () => clearTimeout(timer)
  }, [isWanted])

  return isWanted && Dialog ? <Dialog popup={popup} /> : null
}
