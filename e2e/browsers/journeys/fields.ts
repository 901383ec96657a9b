import type { Visit } from '../driver/visit.ts'

/** What a phone needs to know of a field: its keyboard, and what the browser may fill in. */
type FieldTokens = { label: string; type: string; keyboard: string; autofill: string }

/** By label; the first that fits. A keyboard is `inputmode`, an autofill token is that of `autocomplete`. */
const rules: [label: RegExp, tokens: Omit<FieldTokens, 'label'>][] = [
  [/^First name/, { type: 'text', keyboard: '', autofill: 'given-name' }],
  [/^Last name/, { type: 'text', keyboard: '', autofill: 'family-name' }],
  [/^(Mobile|Phone)/, { type: 'tel', keyboard: 'tel', autofill: 'tel' }],
  [/^Email/, { type: 'email', keyboard: 'email', autofill: 'email' }],
  [/^Nearest to suburb or postcode|^Postcode/, { type: 'text', keyboard: 'text', autofill: 'postal-code' }],
  [/^Code/, { type: 'text', keyboard: 'numeric', autofill: 'one-time-code' }],
  [/^(Search|Find a|What are you looking for)/, { type: 'search', keyboard: '', autofill: 'off' }],
  [
    /^(Amount|Term|Interest|Residual|Deposit optional|Trade-in value)/,
    { type: 'text', keyboard: 'decimal', autofill: 'off' },
  ],
  [
    /as a number$|^(Your budget|Purchase price|Repayment|Deposit|Kilometres|Year|Or the other way)/,
    { type: 'text', keyboard: 'numeric', autofill: 'off' },
  ],
  [
    /^(Registration|Make|Model|Badge|Invoice number|Part or accessory|Comments)/,
    { type: 'text', keyboard: '', autofill: 'off' },
  ],
]

/** The tokens that a field should have; none for one that no rule names, which is then to be added. */
function tokensFor(label: string): FieldTokens | undefined {
  const rule = rules.find(([pattern]) => pattern.test(label))
  return rule && { label, ...rule[1] }
}

/** Each field of text on the page and in its dialogs with its tokens, run in the page. Without `autocomplete` of its own it has its form's. */
function readFields(): (FieldTokens & { fontPx: number })[] {
  const unnamed = ':not([type=hidden], [type=checkbox], [type=radio], [type=range], [type=submit], [tabindex="-1"])'
  return [...document.querySelectorAll<HTMLInputElement>(`:is(main, dialog) :is(input${unnamed}, textarea)`)].map(
    (field) => ({
      label: (field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? field.name).trim(),
      type: field instanceof HTMLTextAreaElement ? 'text' : field.type,
      keyboard: field.inputMode,
      // Firefox has no property for a token that it does not know.
      autofill: field.getAttribute('autocomplete') || field.form?.autocomplete || 'on',
      fontPx: Number.parseFloat(getComputedStyle(field).fontSize),
    }),
  )
}

/** How many fields of text a page and its dialogs have, and which are not as a phone needs them. */
export async function wrongFields(page: Visit): Promise<{ found: number; wrong: unknown[] }> {
  const path = await page.path()
  // A phone has no mouse, and WebKitGTK always one.
  const hasMouse = await page.driver.evaluate(() => matchMedia('(pointer: fine)').matches)
  const fields = await page.driver.evaluate(readFields)
  const wrong = fields.flatMap(({ fontPx, ...tokens }) => {
    const wanted = tokensFor(tokens.label)
    const isRight = JSON.stringify(tokens) === JSON.stringify(wanted) && (hasMouse || fontPx >= 16)
    return isRight ? [] : [{ path, ...tokens, fontPx, wanted }]
  })
  return { found: fields.length, wrong }
}
