import { Suspense } from 'react'
import { Announcement } from './announcement.tsx'
import styles from './app.module.css'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { Notice } from './notice.tsx'
import { useShownView } from './use-shown-view.ts'
import { ViewArea } from './view-area.tsx'

/** Everything inside the document's root, the same on the server and in the browser. */
export function App({ year }: { year: number }) {
  return (
    <>
      <a className={styles.skip} href="#content">
        Skip to the content
      </a>
      <Announcement />
      <Header />
      <Main />
      <Notice />
      <Footer year={year} />
      <div id="announcer" className={styles.announcer} aria-live="polite" />
    </>
  )
}

/** The boundary lets the server's page stay as it is until its code is there, and confines a throw while hydrating. */
function Main() {
  const shown = useShownView()
  return (
    <main id="content" className={styles.main} tabIndex={-1}>
      <Suspense key={shown.view.key} fallback={null}>
        <ViewArea shown={shown} />
      </Suspense>
    </main>
  )
}
