/** Less is the tremble of a thumb. */
const minMovePx = 8

/**
 * Marks a page's tools while the shopper scrolls up, below where they are: on phones they then stick. `--above` is the height of what
 * stays out of sight, the search field on a line of its own.
 */
export function followScroll(tools: HTMLElement, over: AbortSignal): void {
  let last = scrollY
  const update = () => {
    const moved = scrollY - last
    if (Math.abs(moved) < minMovePx) return
    last = scrollY
    const [field, ...others] = tools.children
    const next = others.find((element) => element.getClientRects().length > 0)
    const above = field && next ? next.getBoundingClientRect().top - field.getBoundingClientRect().top : 0
    const isBelow = scrollY > (tools.parentElement?.offsetTop ?? 0) + tools.offsetHeight
    tools.style.setProperty('--above', `${above}px`)
    tools.toggleAttribute('data-up', moved < 0 && isBelow)
  }
  addEventListener('scroll', update, { passive: true, signal: over })
}
