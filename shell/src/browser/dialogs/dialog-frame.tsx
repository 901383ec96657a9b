import { FaultBoundary, type PartModule, RequestContext, useHost } from '@forecourt/shell-api'
import { Skeleton } from '@forecourt/ui/display/skeleton'
import { Sheet } from '@forecourt/ui/overlays/sheet'
import { useAtomValue } from 'jotai'
import { useEffect, useMemo, useState } from 'react'
import { dialogPage, type ShownDialog } from '../../app/dialogs/dialog-address.ts'
import { useShownView } from '../../app/use-shown-view.ts'
import { loadDocument } from '../navigation/load-document.ts'
import styles from './dialog-frame.module.css'
import { dialogTitleAtom } from './dialog-title.ts'

type DialogFrameProps = {
  /** The dialog that the address names. */
  current(): ShownDialog | null
  close(): void
}

/** Subscribes to each change of the address. */
function useAddress(): string {
  const [href, setHref] = useState(() => location.href)
  useEffect(() => {
    const listening = new AbortController()
    const follow = () => setHref(location.href)
    addEventListener('hashchange', follow, { signal: listening.signal })
    // A navigation within the document closes the dialog too.
    if ('navigation' in window) navigation.addEventListener('currententrychange', follow, { signal: listening.signal })
    follow()
    return () => listening.abort()
  }, [])
  return href
}

/** Renders the dialog that the address names. */
export function DialogFrame({ current, close }: DialogFrameProps) {
  const href = useAddress()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address decides
  const dialog = useMemo(current, [href])
  // A closing dialog keeps its content until its animation ends.
  const [last, setLast] = useState(dialog)
  if (dialog && dialog !== last) setLast(dialog)
  const title = useAtomValue(dialogTitleAtom)
  const shown = dialog ?? last
  if (!shown) return null
  return (
    <Sheet
      title={title ?? shown.title}
      side="end"
      isOpen={dialog !== null}
      onClose={close}
      findOpener={() => openerOf(shown.name)}
    >
      <DialogContent key={`${shown.name}?${new URLSearchParams(shown.props)}`} dialog={shown} />
    </Sheet>
  )
}

/** A link on screen that opens a dialog; without one, what the page shows. */
const openerOf = (name: string): HTMLElement | null =>
  Array.from(document.querySelectorAll<HTMLElement>(`a[data-dialog="${CSS.escape(name)}"]`)).find((link) =>
    link.checkVisibility(),
  ) ?? document.getElementById('content')

function DialogContent({ dialog }: { dialog: ShownDialog }) {
  const { name, props } = dialog
  const { parts, PartFailed } = useHost()
  const { request } = useShownView()
  const [part, setPart] = useState<PartModule | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: loads once for each dialog, whatever else renders
  useEffect(() => {
    let isOver = false
    parts.load(name).then(
      (loaded) => {
        if (isOver) return
        parts.shown(name)
        setPart(loaded)
      },
      (error) => {
        if (isOver) return
        parts.failed(name, error)
        // The server may still render what this document cannot.
        loadDocument(dialogPage(dialog))
      },
    )
    return () => {
      isOver = true
    }
  }, [name])

  if (!part) return <Skeleton className={styles.placeholder} />
  return (
    <RequestContext value={request}>
      <FaultBoundary
        subject={part}
        onFault={(error) => parts.failed(name, error)}
        fallback={<PartFailed retry={() => loadDocument(dialogPage(dialog))} />}
      >
        <part.Part {...props} />
      </FaultBoundary>
    </RequestContext>
  )
}
