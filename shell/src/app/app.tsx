import { RequestContext } from '@forecourt/shell-api'
import { useAtomValue } from 'jotai'
import { Activity, type ReactNode, Suspense } from 'react'
import styles from './app.module.css'
import { Notice } from './errors/notice.tsx'
import { Announcement } from './layout/announcement.tsx'
import { Footer } from './layout/footer.tsx'
import { Header } from './layout/header.tsx'
import { layOutOffscreen } from './offscreen-layout.ts'
import { Overlays } from './overlays.tsx'
import { Popup } from './popup/popup.tsx'
import { useShownView } from './use-shown-view.ts'
import { nextViewAtom, pastViewAtom, viewsInDocument } from './view.ts'
import { ViewArea } from './view-area.tsx'

/** Everything inside the document's root, the same on the server and in the browser. Only the server gives the content of the footer. */
export function App({ footer }: { footer?: ReactNode }) {
  return (
    <>
      <a className={styles.skip} href="#content">
        Skip to the content
      </a>
      <Popup />
      <Announcement />
      <Header />
      <Main />
      <Notice />
      <Footer content={footer} />
      <Overlays />
      <div id="announcer" className={styles.announcer} aria-live="polite" />
    </>
  )
}

/**
 * The visible page, the previous one for a moment, and a prepared next one, both hidden, so that showing the next takes
 * one frame. Only the next one's effects wait; cleaning up the previous one's would slow the click.
 * The boundary keeps the server's HTML until the page's code is there, and confines errors while hydrating.
 */
function Main() {
  const shown = useShownView()
  const past = useAtomValue(pastViewAtom)
  const next = useAtomValue(nextViewAtom)
  return (
    <main id="content" className={styles.main} tabIndex={-1}>
      {viewsInDocument(past, shown, next).map((view) => (
        <div
          key={view.view.key}
          className={styles.view}
          data-offstage={view === shown ? undefined : ''}
          // Nobody finds it, also in the frame that lays it out.
          aria-hidden={view === next || undefined}
          ref={view === next ? layOutOffscreen : undefined}
        >
          <Activity mode={view === next ? 'hidden' : 'visible'}>
            <Suspense fallback={null}>
              <RequestContext value={view.request}>
                <ViewArea shown={view} />
              </RequestContext>
            </Suspense>
          </Activity>
        </div>
      ))}
    </main>
  )
}
