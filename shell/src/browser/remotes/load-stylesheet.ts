import { stylesheetName } from '../../app/remotes/stylesheet-name.ts'

/**
 * Puts a stylesheet into the head, once, and resolves when it applies. The bundler's own runtime finds it by
 * `data-href` and adds no second one. A stylesheet that fails is removed, so that a retry loads it again.
 */
export function loadStylesheet(url: string, integrity?: string): Promise<void> {
  const name = stylesheetName(url)
  const known = document.querySelector(`[data-href="${CSS.escape(name)}"]`)
  if (known && !(known instanceof HTMLLinkElement && known.sheet === null)) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const link = known instanceof HTMLLinkElement ? known : document.createElement('link')
    link.addEventListener('load', () => resolve(), { once: true })
    link.addEventListener(
      'error',
      () => {
        link.remove()
        reject(new Error(`The stylesheet ${url} did not load.`))
      },
      { once: true },
    )
    if (known) return
    link.rel = 'stylesheet'
    link.dataset.href = name
    if (integrity) link.integrity = integrity
    link.href = url
    document.head.append(link)
  })
}
