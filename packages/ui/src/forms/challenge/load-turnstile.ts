type Options = {
  sitekey: string
  callback(token: string): void
  'expired-callback'(): void
  'error-callback'(): void
}
type Turnstile = {
  render(element: HTMLElement, options: Options): string
  /** Asks again: a token is taken once. */
  reset(widget: string): void
  remove(widget: string): void
}

declare global {
  interface Window {
    turnstile?: Turnstile
  }
}

const src = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'

let loading: Promise<Turnstile> | undefined

/** The provider's script, once for each page; one that did not load is tried again. */
export function loadTurnstile(): Promise<Turnstile> {
  loading ??= new Promise<Turnstile>((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src, async: true })
    const fail = () => {
      loading = undefined
      script.remove()
      reject(new Error('The challenge did not load.'))
    }
    script.onload = () => (window.turnstile ? resolve(window.turnstile) : fail())
    script.onerror = fail
    document.head.append(script)
  })
  return loading
}
