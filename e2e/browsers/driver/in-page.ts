import { computeAccessibleName, getRole } from 'dom-accessibility-api'
import type { ChosenFile, Look, Match, Reach, Step } from './locator.ts'

/** Bundled by `finder-script.ts` and run in the page: finds elements as shoppers do, by role and name. */

/** Where an element of a role can be, so that not every element is asked. */
const candidates: Record<string, string> = {
  article: 'article',
  button: 'button, summary, [role=button], input[type=submit], input[type=button]',
  checkbox: 'input[type=checkbox], [role=checkbox]',
  combobox: 'select, input, [role=combobox]',
  complementary: 'aside, [role=complementary]',
  form: 'form, [role=form]',
  group: 'fieldset, details, [role=group]',
  dialog: 'dialog, [role=dialog]',
  heading: 'h1, h2, h3, h4, h5, h6, [role=heading]',
  img: 'img, svg, [role=img]',
  link: 'a[href], [role=link]',
  navigation: 'nav',
  list: 'ul, ol, [role=list]',
  option: 'option, [role=option]',
  radio: 'input[type=radio], [role=radio]',
  region: 'section, [role=region]',
  searchbox: 'input[type=search], [role=searchbox]',
  status: 'output, [role=status]',
  switch: '[role=switch]',
  slider: 'input[type=range], [role=slider]',
  spinbutton: 'input, [role=spinbutton]',
  textbox: 'input, textarea, [role=textbox]',
}

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim()

const matches = (text: string, match: Match): boolean =>
  typeof match === 'string' ? plain(text) === match : new RegExp(match.source, match.flags).test(plain(text))

const isShown = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert], [aria-hidden="true"]')

/** The innermost elements with the text. */
function withText(elements: Element[], text: Match): Element[] {
  const all = new Set(elements.filter((element) => matches(element.textContent, text)))
  return [...all].filter((element) => ![...element.children].some((child) => all.has(child)))
}

function take(scopes: readonly ParentNode[], step: Step): Element[] {
  const inside = (selector: string) => [...new Set(scopes.flatMap((scope) => [...scope.querySelectorAll(selector)]))]
  const { role, name, css, text, nth } = step
  const found = inside(css ?? (role && candidates[role]) ?? '*').filter((element) => {
    if (role && getRole(element) !== role) return false
    return isShown(element) && (name === undefined || matches(computeAccessibleName(element), name))
  })
  const said =
    text === undefined
      ? found
      : role || css
        ? found.filter((one) => matches(one.textContent, text))
        : withText(found, text)
  return nth === undefined ? said : said.slice(nth, nth + 1)
}

function find(steps: readonly Step[]): HTMLElement[] {
  let scopes: readonly ParentNode[] = [document]
  for (const step of steps) scopes = take(scopes, step)
  return scopes as HTMLElement[]
}

function look(steps: readonly Step[]): Look {
  const found = find(steps)
  const [element] = found
  if (!element) return { count: 0 }
  const { left, top, width, height } = element.getBoundingClientRect()
  return {
    count: found.length,
    name: computeAccessibleName(element),
    text: plain(element.innerText ?? element.textContent),
    value: (element as HTMLInputElement).value,
    isChecked: (element as HTMLInputElement).checked,
    isFocused: element === document.activeElement,
    attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
    box: { x: left, y: top, width, height },
    isInView: left >= -1 && top >= -1 && left + width <= innerWidth + 1 && top + height <= innerHeight + 1,
  }
}

const frame = () => new Promise((done) => requestAnimationFrame(done))

/** A press on what React has not hydrated is lost. Menu and footer are the server's HTML for good, and a frame is another's page. */
const isHydrated = (element: Element): boolean =>
  window !== top ||
  !element.closest('main, dialog') ||
  Object.keys(element).some((key) => key.startsWith('__reactProps'))

/** Whether what holds the element comes in or leaves, such as a sheet: it may stand still for the first frames. */
const isCarried = (element: Element): boolean =>
  document.getAnimations().some(({ effect, playState, timeline }) => {
    if (playState !== 'running' || timeline !== document.timeline || !(effect instanceof KeyframeEffect)) return false
    return effect.target?.contains(element) && Number.isFinite(Number(effect.getComputedTiming().endTime))
  })

/** What listens for the press that follows, and whether that press met its element; null until there is one. */
let awaited = new AbortController()
let isMet: boolean | null = null

function awaitPress(element: HTMLElement): void {
  const label = element.closest('label') ?? (element as HTMLInputElement).labels?.[0]
  awaited.abort()
  awaited = new AbortController()
  isMet = null
  const meet = ({ target }: Event) => {
    isMet = target instanceof Node && (element.contains(target) || label?.contains(target) === true)
  }
  addEventListener('pointerdown', meet, { capture: true, once: true, signal: awaited.signal })
}

/** A page may move between a look and the press, as when photos or results arrive, and the press then meets another element. */
const isMissed = (): boolean => isMet === false

/** The middle of an element that stays in its place, is not covered and reacts, or what is in the way. */
async function reach(steps: readonly Step[]): Promise<Reach> {
  const [element] = find(steps)
  if (!element) return { blocked: 'there is none' }
  if (element.matches(':disabled, [aria-disabled="true"]')) return { blocked: 'it is disabled' }
  const middle = () => {
    const [{ left = 0, top = 0, width = 0, height = 0 } = {}] = element.getClientRects()
    return { x: left + width / 2, y: top + height / 2 }
  }
  const hit = ({ x, y }: { x: number; y: number }) => {
    const at = document.elementFromPoint(x, y)
    const label = element.closest('label') ?? (element as HTMLInputElement).labels?.[0]
    return at && (element.contains(at) || label?.contains(at)) ? null : (at ?? document.documentElement)
  }
  if (hit(middle())) element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  if (!isHydrated(element)) return { blocked: 'it is not hydrated' }
  const before = middle()
  await frame()
  await frame()
  const at = middle()
  if (before.x !== at.x || before.y !== at.y || isCarried(element)) return { blocked: 'it moves' }
  const cover = hit(at)
  if (cover) return { blocked: `it is under ${cover.outerHTML.slice(0, 120)}` }
  awaitPress(element)
  return { at }
}

/** As the browser does after a choice in its list. */
function choose(steps: readonly Step[], option: Match): boolean {
  const [list] = find(steps)
  if (!(list instanceof HTMLSelectElement)) return false
  const wanted = [...list.options].find(({ text }) => matches(text, option))
  if (!wanted) return false
  list.value = wanted.value
  list.dispatchEvent(new Event('input', { bubbles: true }))
  list.dispatchEvent(new Event('change', { bubbles: true }))
  return true
}

/** As the browser does after a choice in its dialog of files. */
function attach(steps: readonly Step[], chosen: readonly ChosenFile[]): boolean {
  const [input] = find(steps)
  if (!(input instanceof HTMLInputElement) || input.disabled || !isHydrated(input)) return false
  const files = new DataTransfer()
  for (const { name, type, base64 } of chosen)
    files.items.add(new File([Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0))], name, { type }))
  input.files = files.files
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.dispatchEvent(new Event('change', { bubbles: true }))
  return true
}

function bringIntoView(steps: readonly Step[]): void {
  find(steps)[0]?.scrollIntoView({ block: 'center', behavior: 'instant' })
}

function select(steps: readonly Step[]): void {
  const [element] = find(steps)
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) element.select()
}

const finder = { look, reach, isMissed, attach, bringIntoView, choose, select }
export type Finder = typeof finder
declare global {
  interface Window {
    journeyFinder?: Finder
  }
}
window.journeyFinder = finder
