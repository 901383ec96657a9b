import { useHost } from '@forecourt/shell-api'
import { Component, memo, type ReactNode, use } from 'react'
import styles from './app.module.css'
import { NotFound } from './not-found.tsx'
import { PageFailed } from './page-failed.tsx'
import type { PageCode, ShownView } from './view.ts'

const isPromise = (code: PageCode | Promise<PageCode>): code is Promise<PageCode> => code instanceof Promise

/** One page of a remote, the page for unknown addresses, or what stands there when a remote fails. */
export const ViewArea = memo(function ViewArea({ shown: { view, code } }: { shown: ShownView }) {
  if (view.kind === 'notFound') return <NotFound />
  if (view.kind === 'broken' || code === null) return <PageFailed />
  return (
    <PageBoundary>
      <PageFrame code={code} data={view.kind === 'page' ? view.data : null} />
    </PageBoundary>
  )
})

/**
 * The page itself. When its code is late or broken, the same element without children leaves the server's HTML in
 * place: React hydrates it and touches nothing inside.
 */
function PageFrame({ code, data }: { code: PageCode | Promise<PageCode>; data: unknown }) {
  const page = isPromise(code) ? use(code) : code
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

function PageBoundary({ children }: { children: ReactNode }) {
  const { reportFault } = useHost()
  return <Boundary onFault={reportFault}>{children}</Boundary>
}

/** A page that throws while it renders in the browser costs its own area only. */
class Boundary extends Component<{ onFault: (error: unknown) => void; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFault(error)
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <PageFailed /> : this.props.children
  }
}
