import '../styles/reset.css'
import '../styles/base.css'
import '../styles/transition.css'
import { type Host, HostContext } from '@forecourt/shell-api'
import { createStore, Provider } from 'jotai'
import { hydrateRoot } from 'react-dom/client'
import { App } from '../app/app.tsx'
import { PartFailed } from '../app/errors/part-failed.tsx'
import { actionsAtom, shownViewAtom } from '../app/view.ts'
import { createApi } from './api/api.ts'
import { createFaultLog } from './faults/fault-log.ts'
import { interceptLinks } from './navigation/intercept-links.ts'
import { createNavigator } from './navigation/navigator.ts'
import { readState } from './read-state.ts'
import { createRegistryWatch } from './remotes/registry-watch.ts'
import { createRemoteLoader } from './remotes/remote-loader.ts'

const state = readState()
const store = createStore()
const api = createApi({ maxCachedResponses: state.site.remembered_answers })
const faults = createFaultLog()
const code = createRemoteLoader(state.registry)
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
  const { createTrialWatch } = await import(/* webpackChunkName: "trials" */ './faults/trial-watch.ts')
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
interceptLinks(navigator)
