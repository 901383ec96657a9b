import type { Page } from 'playwright/test'

/**
 * What a designer would see at once, each in a line: an element wider than the page, text over text or out of its box, a picture slot
 * without a picture, a picture or an icon that is enlarged or squeezed, a target under 24 px, a last line of one word in a button, one of
 * three alone below two, and cards of a row whose feet differ in height. Contrast is axe's.
 */
export const layoutProblems = (page: Page): Promise<string[]> => page.evaluate(findLayoutProblems)

/** Runs in the page, so all that it uses is inside it. */
function findLayoutProblems(): string[] {
  const root: Element =
    document.querySelector('dialog:modal') ?? [...document.querySelectorAll(':popover-open')].at(-1) ?? document.body
  const named = (element: Element): string =>
    `${element.localName} "${(element.getAttribute('aria-label') ?? element.getAttribute('alt') ?? element.textContent).trim().replaceAll(/\s+/g, ' ').slice(0, 40)}"`
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })

  type Box = { left: number; top: number; right: number; bottom: number }
  const meet = (a: Box, b: Box): Box => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  })
  /** What is left of a box in the frames around it that cut what is beyond them. */
  function clipped(element: Element, box: Box): Box {
    let left = box
    for (let frame: Element | null = element; frame && frame !== document.body; frame = frame.parentElement) {
      const { overflowX, clipPath, clip, position } = getComputedStyle(frame)
      if (overflowX !== 'visible' || clipPath !== 'none' || clip !== 'auto')
        left = meet(left, frame.getBoundingClientRect())
      if (position === 'fixed') break
    }
    return left
  }
  const isLarge = ({ left, top, right, bottom }: Box, px: number): boolean => right - left > px && bottom - top > px
  /** It stays over what scrolls under it. */
  const isOver = (element: Element): boolean => {
    for (let frame: Element | null = element; frame; frame = frame.parentElement)
      if (['fixed', 'sticky'].includes(getComputedStyle(frame).position)) return true
    return false
  }

  const elements = [...root.querySelectorAll('*')].filter(isSeen)
  const problems: string[] = []

  for (const element of elements) {
    const box = element.getBoundingClientRect()
    const seen = clipped(element, box)
    if (isLarge(seen, 2) && seen.right > innerWidth + 1 && !isOver(element))
      problems.push(`wider than the page: ${named(element)}`)
  }

  type Line = { element: Element; box: Box; text: string }
  const lines: Line[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    const text = node.textContent?.trim()
    if (!element || !text || !isSeen(element) || ['script', 'style', 'option', 'noscript'].includes(element.localName))
      continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const rect of range.getClientRects()) {
      const box = clipped(element, rect)
      if (isLarge(box, 4)) lines.push({ element, box, text })
    }
  }
  /** Its letters: a line's box is as high as the font's, which large letters fill to a half. */
  const letters = ({ left, top, right, bottom }: Box): Box => {
    const air = (bottom - top) / 4
    return { left, top: top + air, right, bottom: bottom - air }
  }
  const inFlow = lines.filter(({ element }) => !isOver(element))
  for (const [at, one] of inFlow.entries())
    for (const other of inFlow.slice(at + 1)) {
      if (one.element === other.element || !isLarge(meet(letters(one.box), letters(other.box)), 2)) continue
      problems.push(`text over text: "${one.text.slice(0, 40)}" and "${other.text.slice(0, 40)}"`)
    }

  for (const { element, box, text } of lines) {
    const style = getComputedStyle(element)
    const holder =
      style.display === 'inline' ? element.closest('p, li, dd, dt, td, th, button, h1, h2, h3, h4') : element
    const frame = holder?.getBoundingClientRect()
    if (frame && (box.right > frame.right + 2 || box.left < frame.left - 2))
      problems.push(`text out of its box: "${text.slice(0, 60)}"`)
  }

  const pictures = 'img, svg, canvas, video, iframe, picture'
  for (const element of elements) {
    const style = getComputedStyle(element)
    const isSlot =
      !element.matches('span[aria-hidden]') &&
      style.aspectRatio !== 'auto' &&
      !element.matches(pictures) &&
      isLarge(element.getBoundingClientRect(), 48)
    const isDrawn = [element, ...element.querySelectorAll('*')].some(
      (one) => getComputedStyle(one).backgroundImage !== 'none',
    )
    if (isSlot && !isDrawn && !element.querySelector(pictures) && !element.textContent.trim())
      problems.push(`a picture slot without a picture: ${element.className}`)
  }

  for (const element of elements) {
    const { width, height } = element.getBoundingClientRect()
    if (element instanceof HTMLImageElement && element.naturalWidth > 0 && width > 2 * element.naturalWidth)
      problems.push(`a picture of ${element.naturalWidth} px enlarged to ${Math.round(width)}: ${named(element)}`)
    const [ownWidth, ownHeight] = ['width', 'height'].map((side) => Number(element.getAttribute(side)))
    // An inner one may cut the outer, as of a star's part.
    if (!(element instanceof SVGSVGElement) || element.ownerSVGElement || !ownWidth || !ownHeight || height === 0)
      continue
    if (Math.abs(width / height / (ownWidth / ownHeight) - 1) > 0.1)
      problems.push(
        `an icon out of its shape, ${Math.round(width)} × ${Math.round(height)} px: in ${named(element.parentElement ?? element)}`,
      )
  }

  for (const button of elements.filter((element) => element.matches('button, a'))) {
    const { display, backgroundColor, borderTopWidth } = getComputedStyle(button)
    const isButton = display.includes('flex') && (backgroundColor !== 'rgba(0, 0, 0, 0)' || borderTopWidth !== '0px')
    if (!isButton) continue
    const own = lines.filter(({ element }) => button.contains(element))
    const tops = new Set(own.map(({ box }) => Math.round(box.top / 8)))
    const words = button.textContent.trim().split(/\s+/)
    const last = own.filter(({ box }) => own.every((other) => other.box.bottom <= box.bottom + 4))
    const lastWidth = last.reduce((sum, { box }) => sum + box.right - box.left, 0)
    const widest = Math.max(0, ...own.map(({ box }) => box.right - box.left))
    const isAlone = new Set(own.map(({ element }) => element)).size === 1
    if (tops.size > 1 && isAlone && words.length > 2 && lastWidth < widest / 3)
      problems.push(`one word on a line of a button: ${named(button)}`)
  }

  const minTarget = 24
  /** What a pseudo-element adds that lies over a target or over all of its card. */
  const overlay = (element: Element, part: '::before' | '::after'): { width: number; height: number } => {
    const { content, position, width, height } = getComputedStyle(element, part)
    const isOver = content !== 'none' && position === 'absolute'
    return isOver ? { width: Number.parseFloat(width), height: Number.parseFloat(height) } : { width: 0, height: 0 }
  }
  const controls = 'a[href], button, select, summary, textarea, input:not([type=hidden], [type=range])'
  for (const target of elements.filter((element) => element.matches(controls))) {
    // WCAG 2.5.8 excepts a link within a sentence.
    const isInText =
      getComputedStyle(target).display === 'inline' &&
      target.parentElement?.textContent.trim() !== target.textContent.trim()
    const label = target.closest('label') ?? (target.id && root.querySelector(`label[for="${CSS.escape(target.id)}"]`))
    const seen = clipped(target, target.getBoundingClientRect())
    if (isInText || (!label && !isLarge(seen, 2))) continue
    const areas = [
      ...[target, ...(label ? [label] : [])].map((element) => element.getBoundingClientRect()),
      ...(['::before', '::after'] as const).map((part) => overlay(target, part)),
    ]
    const height = Math.max(...areas.map((area) => area.height))
    const width = Math.max(...areas.map((area) => area.width))
    if (height < minTarget - 0.5 || width < minTarget - 0.5)
      problems.push(`a target of ${Math.round(width)} × ${Math.round(height)} px: ${named(target)}`)
  }

  for (const list of elements.filter((element) => getComputedStyle(element).display === 'grid')) {
    const [first, second, third, ...others] = [...list.children].filter(isSeen)
    if (!first || !second || !third || others.length > 0 || innerWidth < 720) continue
    const [a, b, c] = [first, second, third].map((item) => item.getBoundingClientRect())
    if (!a || !b || !c || !third.matches('li, article') || !isLarge(c, 10)) continue
    const isRow = Math.abs(a.top - b.top) < 2 && Math.abs(a.width - c.width) < 2
    if (isRow && c.top >= a.bottom && Math.abs(a.left - c.left) < 2 && b.right > c.right + 100)
      problems.push(`one of three alone below two: ${named(third)}`)
  }

  const footOf = (card: Element) => card.querySelector(':scope > footer')
  const rows = Map.groupBy(
    elements.filter((element) => element.localName === 'article' && footOf(element)),
    (card) => `${Math.round(card.getBoundingClientRect().top)} ${elements.indexOf(card.closest('ul, ol') ?? root)}`,
  )
  for (const [first, ...others] of rows.values()) {
    // Cards that keep their own height end where they end, as offers do with an opened disclaimer.
    const isOwn =
      first && ['start', 'flex-start'].includes(getComputedStyle(first.closest('ul, ol') ?? first).alignItems)
    const feet = [first, ...others].flatMap((card) => (card && footOf(card)?.getBoundingClientRect()) || [])
    const isLevel = (values: number[]) => Math.max(...values) - Math.min(...values) <= 1
    const heights = feet.map(({ height }) => Math.round(height))
    const tops = feet.map(({ top }) => Math.round(top))
    if (first && !(isLevel(heights) && (isOwn || isLevel(tops))))
      problems.push(
        `cards of a row whose feet are ${heights.join(', ')} px high at ${tops.join(', ')}, from ${named(first)}`,
      )
  }
  return [...new Set(problems)].slice(0, 20)
}
