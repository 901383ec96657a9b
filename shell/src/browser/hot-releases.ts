import type { Registry } from '@forecourt/contracts/release'
import runtime from 'react-refresh/runtime'
import { createApi } from './api.ts'
import { showFailure } from './hot-failure.ts'
import { readState } from './read-state.ts'
import { createRemoteCode } from './remote-code.ts'

/**
 * In builds for development only. Each save of a remote that somebody develops is a release of its own: its code is loaded beside
 * the old one's, and its components take the place of those of their name, with their state. What a page has loaded stays.
 */
const developed = Object.values(readState().registry.remotes).find(({ version }) => version.includes('-dev.'))
if (developed) follow(developed.name)

function follow(name: string): void {
  const events = new EventSource('/dev/releases')
  events.addEventListener('release', () => {
    takeOn(name).then(
      () => showFailure(null),
      (error: unknown) => showFailure(String(error)),
    )
  })
  events.addEventListener('failure', (event: MessageEvent<string>) => showFailure(event.data))
}

async function takeOn(name: string): Promise<void> {
  const registry: Registry = await createApi().fresh('registry', '/api/registry')
  const release = registry.remotes[name]
  if (!release) return
  const code = createRemoteCode({ ...registry, remotes: { [name]: release } })
  await Promise.all([
    ...release.pages.map(({ expose }) => code.page(name, expose)),
    ...release.parts.map((part) => code.part(part.name)),
  ])
  runtime.performReactRefresh()
}
