import { registrySchema } from '@forecourt/contracts/releases/release'
import runtime from 'react-refresh/runtime'
import { timedRequest } from '../api/timed-request.ts'
import { faultListeners } from '../faults/fault-log.ts'
import { readState } from '../read-state.ts'
import { createRemoteLoader } from '../remotes/remote-loader.ts'
import { showFailure } from './hot-failure.ts'

/**
 * In builds for development only. Each save of a remote in development is a release of its own: its code is loaded beside
 * the old one's, and its components replace those of the same name and keep their state. Loaded data stays.
 */
void readState().then(({ registry }) => {
  const developed = Object.values(registry.remotes).find(({ version }) => version.includes('-dev.'))
  if (developed) followReleases(developed.name)
})

function followReleases(name: string): void {
  // A build error stays until the build succeeds.
  let isBuilt = true
  const reportFailure = (error: unknown) => {
    if (isBuilt) showFailure(faultText(error))
  }
  const clear = () => {
    if (isBuilt) showFailure(null)
  }
  faultListeners.add(reportFailure)
  // A page's error is cleared by the next navigation.
  if ('navigation' in window) navigation.addEventListener('navigate', clear)
  const events = new EventSource('/dev/releases')
  events.addEventListener('release', () => {
    isBuilt = true
    applyRelease(name, clear).catch(reportFailure)
  })
  events.addEventListener('failure', (event: MessageEvent<string>) => {
    isBuilt = false
    showFailure(event.data)
  })
}

/** The stack begins with the error's message. */
const faultText = (error: unknown): string => (error instanceof Error && error.stack) || String(error)

/** `clear` removes the previous error, unless a later save has failed to build meanwhile. */
async function applyRelease(name: string, clear: () => void): Promise<void> {
  const registry = registrySchema.parse(await timedRequest('/api/registry'))
  const release = registry.remotes[name]
  if (!release) return
  const code = createRemoteLoader(registry, async () => release)
  await Promise.all([
    ...release.pages.map(({ expose }) => code.page(name, expose)),
    ...release.parts.map((part) => code.part(part.name)),
  ])
  // Before the refresh, which renders at once and reports its own errors.
  clear()
  runtime.performReactRefresh()
  // A failed page has no components to replace.
  if (isFailed()) location.reload()
}

/** One that failed earlier may still be in the document, hidden. */
const isFailed = () => Array.from(document.querySelectorAll('#page-failed')).some((card) => card.checkVisibility())
