import '../styles/reset.css'
import '../styles/base.css'
import '../styles/transition.css'
import { type Host, HostContext } from '@forecourt/shell-api'
import { createStore, Provider } from 'jotai'
import { hydrateRoot } from 'react-dom/client'
import { App } from '../app/app.tsx'
import { PartFailed } from '../app/part-failed.tsx'
import { actionsAtom, shownViewAtom } from '../app/view.ts'
import { createApi } from './api.ts'
import { createFaultLog } from './fault-log.ts'
import { followLinks } from './follow-links.ts'
import { createNavigator } from './navigator.ts'
import { readState } from './read-state.ts'
import { createRegistryWatch } from './registry-watch.ts'
import { createRemoteCode } from './remote-code.ts'

const state = readState()
const store = createStore()
const api = createApi({ mostRemembered: state.site.remembered_answers })
const faults = createFaultLog()
const code = createRemoteCode(state.registry)
const registry = createRegistryWatch(state.registry, api)
const navigator = createNavigator(state, store, { site: state.site, api, code, registry, faults })

const host: Host = {
  site: state.site,
  api,
  navigate: navigator.navigate,
  warm: navigator.warm,
  loadPart: code.part,
  PartFailed,
  reportFault: faults.report,
}
const isOnTrial = Object.values(state.registry.remotes).some(({ trial }) => trial !== undefined)
const trials = isOnTrial ? watchTrials() : null
store.set(actionsAtom, {
  retry: navigator.retry,
  pageFailed: (remote) => void trials?.then((watch) => watch.failed(remote)),
})
store.set(shownViewAtom, navigator.firstView())

/** Only where a release is on trial does anybody load this. */
async function watchTrials() {
  const { createTrialWatch } = await import(/* webpackChunkName: "trials" */ './trial-watch.ts')
  return createTrialWatch(state, store)
}

const root = document.getElementById('root')
if (root) {
  hydrateRoot(
    root,
    <Provider store={store}>
      <HostContext value={host}>
        <App year={state.year} />
      </HostContext>
    </Provider>,
    // A fault of a remote is one warning, not React's own reports of it.
    { onRecoverableError: faults.report, onCaughtError: faults.report, onUncaughtError: faults.report },
  )
}
navigator.start()
followLinks(navigator)
