/**
 * A view that is not on screen is in a wrapper marked `data-offstage`, which hides it by `content-visibility: hidden`: it keeps
 * its styles and its layout. React also hides the next view by `display: none`, which discards both; without it, showing
 * the view only paints it. Browsers without `content-visibility` keep React's `display: none`.
 */
const keepsLayout = (): boolean => 'requestIdleCallback' in window && CSS.supports('content-visibility', 'hidden')

function removeInlineDisplay(wrapper: Element): void {
  for (const page of wrapper.children) if (page instanceof HTMLElement) page.style.removeProperty('display')
}

/**
 * Lays out a hidden view after each change when the browser is idle: for one frame (`data-laying`) it takes part in
 * layout, without taking space. For a `ref`; returns its cleanup.
 */
export function layOutOffscreen(wrapper: HTMLElement | null): (() => void) | undefined {
  if (!wrapper || !keepsLayout()) return
  let idle = 0
  const layOut = () => {
    removeInlineDisplay(wrapper)
    wrapper.dataset.laying = ''
    requestAnimationFrame(() => setTimeout(() => delete wrapper.dataset.laying))
  }
  const observer = new MutationObserver(() => {
    cancelIdleCallback(idle)
    idle = requestIdleCallback(layOut)
  })
  observer.observe(wrapper, { childList: true, subtree: true, characterData: true })
  return () => {
    observer.disconnect()
    cancelIdleCallback(idle)
    delete wrapper.dataset.laying
  }
}
