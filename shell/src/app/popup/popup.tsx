import type { Popup as PopupData } from '@forecourt/contracts/site/site'
import { leadAttributes, useSite } from '@forecourt/shell-api'
import { type ComponentType, useEffect, useState } from 'react'
import { useShownView } from '../use-shown-view.ts'

/** Until then it does not compete with the page's loading, and a position that Back restores is no scrolling. */
const afterMs = 2_000

type Dialog = ComponentType<{ popup: PopupData }>

/**
 * NV-3. The tenant's message in a corner, if it has one: on the home page, once a shopper scrolls, and not on the first page of a
 * visit, which they have only come to. It never covers results or a vehicle. It is not server-rendered, and its code loads when it shows.
 */
export function Popup() {
  const { popup } = useSite()
  const {
    view,
    request: { path },
  } = useShownView()
  const [Dialog, setDialog] = useState<Dialog | null>(null)
  const isWanted = popup !== undefined && view.kind === 'page' && path === '/'

  useEffect(() => {
    if (!isWanted) return
    const leaving = new AbortController()
    async function show() {
      // A popup that fails to load is not a fault of the page.
      const code = await import(/* webpackChunkName: "popup" */ './popup-dialog.tsx').catch(() => null)
      if (code && !leaving.signal.aborted) setDialog(() => code.PopupDialog)
    }
    const timer = setTimeout(() => {
      if (leadAttributes().visited_pages.every((page) => page === path)) return
      addEventListener('scroll', show, { once: true, passive: true, signal: leaving.signal })
    }, afterMs)
    return () => {
      clearTimeout(timer)
      leaving.abort()
      setDialog(null)
    }
  }, [isWanted, path])

  return isWanted && Dialog ? <Dialog popup={popup} /> : null
}
