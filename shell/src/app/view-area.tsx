import { FaultBoundary, useHost } from '@forecourt/shell-api'
import { useAtomValue } from 'jotai'
import { memo, use, useLayoutEffect } from 'react'
import styles from './app.module.css'
import { PageFailed } from './errors/page-failed.tsx'
import { actionsAtom, type PageCode, type ShownView, type View } from './view.ts'

const isPromise = (code: PageCode | Promise<PageCode>): code is Promise<PageCode> => code instanceof Promise

const dataOf = (view: Exclude<View, { kind: 'broken' }>): unknown => (view.kind === 'page' ? view.data : view.what)

/** One page of a remote, the page for unknown addresses, or the error of a remote that fails. */
export const ViewArea = memo(function ViewArea({ shown }: { shown: ShownView }) {
  const { reportFault } = useHost()
  const { pageFailed } = useAtomValue(actionsAtom)
  const { view, code } = shown
  const report = (error: unknown) => {
    reportFault(error)
    if (view.kind === 'page') pageFailed(view.remote)
  }
  if (view.kind === 'broken') return <PageFailed isUnreachable={view.isUnreachable} />
  if (code === null) return <PageFailed />
  return (
    // A page that failed for one address may work for the next one of the same pattern.
    <FaultBoundary subject={shown} onFault={report} fallback={<PageFailed />}>
      <PageFrame code={code} data={dataOf(view)} />
    </FaultBoundary>
  )
})

/**
 * The page itself. When its code is late or broken, an element without children keeps the server's HTML:
 * React hydrates it and does not touch its content.
 */
function PageFrame({ code, data }: { code: PageCode | Promise<PageCode>; data: unknown }) {
  const { pageHydrated } = useAtomValue(actionsAtom)
  const page = isPromise(code) ? use(code) : code
  // Before the shopper's next event.
  useLayoutEffect(() => pageHydrated(), [pageHydrated])
  if ('brokenBecause' in page) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: always empty
    return <div key="kept" className={styles.page} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  }
  return (
    <div key="live" className={styles.page}>
      <page.Page data={data} />
    </div>
  )
}
