import '../styles/reset.css'
import '../styles/base.css'
import '../styles/transition.css'
import { HostContext } from '@forecourt/shell-api'
import { createStore, Provider } from 'jotai'
import { hydrateRoot } from 'react-dom/client'
import { App } from '../app/app.tsx'
import { FramesContext, keptFrames } from '../app/layout/frame-html.tsx'
import { actionsAtom, type DocumentState, shownViewAtom } from '../app/view.ts'
import { createApi } from './api/api.ts'
import { browserHost } from './browser-host.ts'
import { createDialogs } from './dialogs/dialogs.ts'
import { createFaultLog } from './faults/fault-log.ts'
import { watchLeaving } from './faults/watch-leaving.ts'
import { keepEarlyClicks, keepEarlyEntries } from './first-input/early-input.ts'
import { onFirstInput } from './first-input/on-first-input.ts'
import { fillOnIntent } from './frames/fill-on-intent.ts'
import { watchKept } from './kept/kept.ts'
import { afterLoad } from './navigation/after-load.ts'
import { interceptLinks } from './navigation/intercept-links.ts'
import { createNavigator } from './navigation/navigator.ts'
import { reloadForOtherShopper } from './prerender/reload-for-other-shopper.ts'
import { whenSeen } from './prerender/when-seen.ts'
import { readState } from './read-state.ts'
import { loadOwnSheet } from './remotes/load-own-sheet.ts'
import { createRegistryWatch } from './remotes/registry-watch.ts'
import { createReleaseFiles } from './remotes/release-files.ts'
import { createRemoteLoader } from './remotes/remote-loader.ts'
import { createSession } from './session/session.ts'
import { createTracker } from './tracking/tracker.ts'
import { watchWeek } from './week/watch-week.ts'

reloadForOtherShopper()
const whenStaying = watchLeaving()
keepEarlyClicks()
const pageHydrated = keepEarlyEntries()

function start(state: DocumentState): void {
  const store = createStore()
  const api = createApi({ maxCachedResponses: state.site.remembered_answers })
  const faults = createFaultLog(whenStaying)
  const releaseFiles = createReleaseFiles(state)
  const code = createRemoteLoader(state.registry, releaseFiles.of)
  const registry = createRegistryWatch(state.registry, api)
  const navigator = createNavigator(state, store, { site: state.site, api, code, registry, faults })

  const isOnTrial = Object.values(state.registry.remotes).some(({ trial }) => trial !== undefined)
  const trials = isOnTrial ? watchTrials() : null
  const dialogs = createDialogs({ ...state, code, store })
  const session = createSession({ api, store, reportFault: faults.report })
  const track = createTracker({ tracking: state.site.tracking, store, reportFault: faults.report })
  const { navigate, warm } = navigator
  const host = browserHost(state, { api, code, faults, trials, navigate, warm, dialogs, session, track })
  store.set(actionsAtom, {
    retry: navigator.retry,
    pageHydrated,
    pageFailed: (remote) => void trials?.then((watch) => watch?.failed(remote)),
  })
  store.set(shownViewAtom, navigator.firstView())

  /** Loads only where a release is on trial. Where it does not come, as on a page that is left at once, this document counts nothing. */
  async function watchTrials() {
    await new Promise<void>(whenSeen)
    const code = await import(/* webpackChunkName: "trials" */ './faults/trial-watch.ts').catch(() => null)
    return code?.createTrialWatch(state, store, whenStaying)
  }

  const root = document.getElementById('root')
  if (root) {
    hydrateRoot(
      root,
      <Provider store={store}>
        <HostContext value={host}>
          <FramesContext value={keptFrames(state.frames)}>
            <App />
          </FramesContext>
        </HostContext>
      </Provider>,
      // A remote's fault is one warning, without React's own reports.
      { onRecoverableError: faults.report, onCaughtError: faults.report, onUncaughtError: faults.report },
    )
  }
  navigator.start()
  afterLoad(releaseFiles.preload)
  interceptLinks(navigator)
  fillOnIntent({ ...state, files: releaseFiles })
  whenSeen(() => watchKept(store))
  watchWeek(store, state.site)
  // Without it, leads only lack the visited pages.
  onFirstInput(async () => {
    const first = store.get(shownViewAtom)?.request
    const visit = await import(/* webpackChunkName: "visit" */ './tracking/watch-visit.ts').catch(() => null)
    visit?.watchVisit(store, first)
  })
}

// What changes once the page is hydrated may need rules that the document left out.
void Promise.all([readState(), loadOwnSheet()]).then(([state]) => start(state))
