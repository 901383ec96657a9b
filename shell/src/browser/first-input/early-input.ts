import { showPending } from '../navigation/pending-indicator.ts'

/** Buttons that need code. Without it popovers open, and forms submit but for those of `dialog`, which have no address. */
const needCode = '#content :is(button[type="button"]:not([popovertarget]), form[method="dialog"] button)'
const retryMs = 100

/**
 * The server's controls are usable before the page's code. A choice made by then waits for the code (`keepEarlyEntries`):
 * it shows like a slow load.
 */
export function keepEarlyChoices(code: Promise<unknown>): void {
  const ready = new AbortController()
  let done = () => {}
  document.addEventListener(
    'change',
    () => {
      done = showPending()
    },
    // React stops such events at the root until the page has hydrated.
    { capture: true, signal: ready.signal },
  )
  const end = () => {
    ready.abort()
    done()
  }
  code.then(end, end)
}

/** Repeats the last click on a button that React has not hydrated, and so stops at the root, until it gets through. */
export function keepEarlyClicks(): void {
  let retry: ReturnType<typeof setTimeout>
  let done = () => {}
  const keep = ({ target, isTrusted }: Event) => {
    const button = target instanceof Element && target.closest<HTMLElement>(needCode)
    if (!button) return
    clearTimeout(retry)
    retry = setTimeout(() => {
      if (isTrusted) done = showPending(0)
      button.click()
    }, retryMs)
    const arrived = () => {
      clearTimeout(retry)
      done()
    }
    button.addEventListener('click', arrived, { capture: true, once: true })
  }
  document.addEventListener('click', keep, { capture: true })
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
const fields = '#content :is(input:not([type="file"]), textarea, select)'

const isBox = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio'
const isSelect = (field: Field): field is HTMLSelectElement => field.type.startsWith('select')

/** Whether a field says something else than the server sent. A slider says the next step, so it does not tell. */
function isChanged(field: Field): boolean {
  // Of radio buttons, the chosen one tells for all.
  if (isBox(field)) return field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox')
  if (!isSelect(field)) return field.type !== 'range' && field.value !== field.defaultValue
  const sent = Array.from(field.options).findIndex(({ defaultSelected }) => defaultSelected)
  return field.selectedIndex !== Math.max(0, sent)
}

/** In a way that React hears: it compares with what was last given to its setter, which is the field's own. */
function enter(field: Field, entered: string | boolean): void {
  const [name, type] = isBox(field) ? ['checked', 'click'] : ['value', isSelect(field) ? 'change' : 'input']
  if (isBox(field)) field.checked = !entered
  else if (!isSelect(field)) field.value = field.defaultValue
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), name)?.set?.call(field, entered)
  // No click of a pointer, which would change a box.
  field.dispatchEvent(new Event(type, { bubbles: true }))
}

/**
 * React takes what was entered before it hydrated the page for what the server sent. The function that this gives enters it once more:
 * to be called as soon as the page has hydrated.
 */
export function keepEarlyEntries(): () => void {
  const early = new Map<Field, string | boolean>()
  const hydrated = new AbortController()
  const keep = (field: Field) => early.set(field, isBox(field) ? field.checked : field.value)
  const listen = ({ target }: Event) => {
    if (target instanceof Element && target.matches(fields)) keep(target as Field)
  }
  // Entered before this code was there.
  for (const field of document.querySelectorAll<Field>(fields)) if (isChanged(field)) keep(field)
  document.addEventListener('input', listen, { capture: true, signal: hydrated.signal })
  return () => {
    hydrated.abort()
    for (const [field, entered] of early) if (field.isConnected) enter(field, entered)
    early.clear()
  }
}
