import { dialogHash, dialogIn } from '../../app/dialogs/dialog-address.ts'
import { overlaysAtom } from '../../app/overlays.tsx'
import { declaredDialog } from '../../app/remotes/declared-parts.ts'
import type { DocumentState } from '../../app/view.ts'
import type { Store } from '../navigation/show-view.ts'
import type { RemoteLoader } from '../remotes/remote-loader.ts'
import { DialogFrame } from './dialog-frame.tsx'

export type DialogTools = Pick<DocumentState, 'registry' | 'site'> & { code: Pick<RemoteLoader, 'part'>; store: Store }

export type DialogControl = {
  open(name: string, query: string): void
  close(): void
}

/** Opens and closes dialogs by the hash of the address, the only state of what is open; `DialogFrame` renders it. */
export function createDialogControl({ registry, site, store, code }: DialogTools): DialogControl {
  const current = () => dialogIn(location.hash, (name) => declaredDialog(registry, site, name))
  /** The history entry that this document pushed above the page's own; Back leads from it to the page. */
  let ownEntry: string | null = null

  function close(): void {
    if (!current()) return
    if (ownEntry === location.href) history.back()
    else {
      history.replaceState(history.state, '', location.pathname + location.search)
      // Browsers fire no event for it.
      dispatchEvent(new Event('hashchange'))
    }
    ownEntry = null
  }

  store.set(overlaysAtom, (overlays) => [...overlays, <DialogFrame key="dialog" current={current} close={close} />])
  return {
    close,
    open(name, query) {
      code.part(name).catch(() => {})
      // The fragment names no element: no scrolling, and the router ignores it.
      location.hash = dialogHash(name, query)
      ownEntry = location.href
    },
  }
}
