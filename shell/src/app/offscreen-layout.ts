/**
 * A view that is not on screen is in a wrapper marked `data-offstage`, which hides it by `content-visibility: hidden`: it keeps
 * its styles and its layout. React also hides the next view by `display: none`, which discards both; without it, showing
 * the view only paints it. Browsers without `content-visibility` keep React's `display: none`.
 */
const keepsLayout = (): boolean => 'requestIdleCallback' in window && CSS.supports('content-visibility', 'hidden')

const pages = (wrapper: Element) => [...wrapper.children].filter((page) => page instanceof HTMLElement)

const isHidden = (page: HTMLElement) => page.style.display === 'none'

/**
 * Lays out a hidden view after each change when the browser is idle, also where React hides it once more: for one frame
 * (`data-laying`) it takes part in layout, without taking space. For a `ref`; returns its cleanup.
 */
export function layOutOffscreen(wrapper: HTMLElement | null): (() => void) | undefined {
  if (!wrapper || !keepsLayout()) return
  let idle = 0
  const layOut = () => {
    for (const page of pages(wrapper)) page.style.removeProperty('display')
    wrapper.dataset.laying = ''
    requestAnimationFrame(() => setTimeout(() => delete wrapper.dataset.laying))
  }
  const observer = new MutationObserver((changes) => {
    if (changes.every(({ type }) => type === 'attributes') && !pages(wrapper).some(isHidden)) return
    cancelIdleCallback(idle)
    idle = requestIdleCallback(layOut)
  })
  observer.observe(wrapper, { childList: true, subtree: true, characterData: true, attributeFilter: ['style'] })
  return () => {
    observer.disconnect()
    cancelIdleCallback(idle)
    delete wrapper.dataset.laying
  }
}
