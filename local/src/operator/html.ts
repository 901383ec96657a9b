import { escapeMarkup } from '@forecourt/domain/text/markup'

/** Text that is already HTML; `html` leaves it as it is. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Value = string | number | Html | Value[]

/** A template literal whose values are escaped, unless they are `Html` or lists of it. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(
    parts.map((part, index) => part + (index < values.length ? render(values[index] ?? '') : '')).join(''),
  )
}

function render(value: Value): string {
  if (value instanceof Html) return value.text
  if (Array.isArray(value)) return value.map(render).join('')
  return escapeMarkup(String(value))
}
