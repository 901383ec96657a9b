import type { FillTools } from './fill-frames.ts'

const intents = ['pointerover', 'touchstart', 'focusin', 'click']

/** Fetches what documents leave out of the header once a shopper comes near it. */
export function fillOnIntent(tools: FillTools): void {
  const header = document.querySelector('header')
  const listening = new AbortController()
  async function fill(): Promise<void> {
    listening.abort()
    const code = await import(/* webpackChunkName: "frames" */ './fill-frames.ts')
    await code.fillFrames(tools)
  }
  // Without it, links to all of a make remain; the next intent tries again.
  const start = () => void fill().catch(() => fillOnIntent(tools))
  for (const type of intents)
    header?.addEventListener(type, start, { passive: true, capture: true, signal: listening.signal })
}
