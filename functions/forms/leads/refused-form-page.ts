import { createHash } from 'node:crypto'
import { createLead } from '@forecourt/contracts/endpoints/forms'
import type { FormValue } from '@forecourt/contracts/leads/lead'
import type { Site } from '@forecourt/contracts/site/site'
import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { distinctOptions, isShown } from '@forecourt/domain/leads/answers/validate-form'
import type { Field, FormDefinition } from '@forecourt/domain/leads/form'
import { honeypotField } from '@forecourt/domain/leads/spam-verdict'
import { element, type Markup, voidElement } from '@forecourt/domain/text/markup'
import { vehicleTitle } from '@forecourt/domain/vehicle/vehicle-naming'
import type { AppError } from '@forecourt/lambda-kit/app-error'
import type { HttpResult } from '@forecourt/lambda-kit/http/http-request'

type Page = {
  site: Site
  error: AppError
  /** Undefined where the request names no form of the site. */
  form: FormDefinition | undefined
  values: Readonly<Record<string, FormValue>>
  hidden: readonly [name: string, value: string][]
  /** What the form is about. */
  car?: Vehicle | undefined
  /** Whether the form has the hidden field that programs fill in. */
  hasTrap: boolean
}

const style = `body{font:17px/1.5 system-ui,sans-serif;max-width:36rem;margin:2rem auto;padding:0 1rem;color:#14181d;background:#fff}
label,legend{display:block;font-weight:600;margin:1rem 0 .25rem}
input:not([type=checkbox]),select,textarea{font:inherit;width:100%;box-sizing:border-box;padding:.6rem;border:1px solid #767d86;border-radius:8px}
input[type=checkbox]{width:1.5rem;height:1.5rem;vertical-align:middle;margin-right:.5rem}
button{font:inherit;font-weight:600;margin-top:1.5rem;padding:.75rem 1.5rem;border:0;border-radius:8px;background:#14181d;color:#fff}
.errors{border:2px solid #b3261e;border-radius:8px;padding:.5rem 1rem}.car a{font-weight:600}.problem{color:#b3261e;margin:.25rem 0}
.trap{position:absolute;left:-9999px}`
const styleHash = createHash('sha256').update(style).digest('base64')

/** LD-6. The form on a page of its own, with the errors and the entered values. It needs no script. */
export function errorPage({ site, error, form, car, ...entered }: Page): Pick<HttpResult, 'body' | 'headers'> {
  const title = form?.title ?? 'Enquire'
  const body = element(
    'main',
    {},
    element('h1', {}, title),
    car && carElement(car),
    errorList(error),
    form && formElement(form, { error, ...entered }),
    element('p', {}, element('a', { href: '/' }, `Back to ${site.name}`)),
  )
  const head = element('title', {}, `Error: ${title} · ${site.name}`)
  return {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    },
    body: `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">${head?.markup}<style>${style}</style></head><body>${body?.markup}</body></html>`,
  }
}

const errorList = ({ message, fields = [] }: AppError): Markup | undefined =>
  element(
    'div',
    { class: 'errors', role: 'alert' },
    element('p', {}, message),
    element(
      'ul',
      {},
      fields.map((one) => element('li', {}, element('a', { href: `#${one.field}` }, one.message))),
    ),
  )

const carElement = (car: Vehicle): Markup | undefined => {
  const name = [vehicleTitle(car), car.badge].filter(Boolean).join(' ')
  return element('p', { class: 'car' }, element('a', { href: `/cars/${car.slug}` }, name), ` Stock no. ${car.stocknum}`)
}

type Entered = Pick<Page, 'error' | 'values' | 'hidden' | 'hasTrap'>

function formElement(form: FormDefinition, { error, values, hidden, hasTrap }: Entered): Markup | undefined {
  const problemOf = (name: string) => error.fields?.find(({ field }) => field === name)?.message
  return element(
    'form',
    { method: 'post', action: createLead.path },
    hidden.map(([name, value]) => voidElement('input', { type: 'hidden', name, value })),
    form.fields
      .filter((field) => field.kind !== 'hidden' && isShown(field, values))
      .map((field) => fieldElement(field, values[field.name], problemOf(field.name))),
    hasTrap && trap,
    element('button', {}, form.submit),
  )
}

const trap = element(
  'div',
  { class: 'trap', 'aria-hidden': 'true' },
  element('label', { for: honeypotField }, 'Subject line'),
  voidElement('input', { id: honeypotField, name: honeypotField, tabindex: -1, autocomplete: 'off' }),
)

const textOf = (value: FormValue | undefined): string => (typeof value === 'string' ? value : '')

function fieldElement(field: Field, value: FormValue | undefined, problem: string | undefined): Markup | undefined {
  const problemId = problem && `${field.name}-problem`
  const common = { id: field.name, name: field.name, 'aria-describedby': problemId, 'aria-invalid': problem && 'true' }
  const message = element('p', { id: problemId, class: 'problem' }, problem)
  if (field.kind === 'checkbox') {
    const box = voidElement('input', { ...common, type: 'checkbox', checked: value === 'on' ? '' : undefined })
    return element('div', {}, element('label', { for: field.name }, box, field.label), linkOf(field), message)
  }
  return element('div', {}, element('label', { for: field.name }, field.label), control(field, common, value), message)
}

const linkOf = ({ link }: Extract<Field, { kind: 'checkbox' }>): Markup | undefined =>
  link && element('a', { href: link.href }, link.label)

const inputTypes: Partial<Record<Field['kind'], string>> = { email: 'email', phone: 'tel' }

function control(
  field: Field,
  common: Record<string, string | undefined>,
  value: FormValue | undefined,
): Markup | undefined {
  if ('options' in field) {
    const chosen = [value ?? ''].flat().map(String)
    const options = [{ value: '', label: '' }, ...distinctOptions(field.options)].map((option) =>
      element(
        'option',
        { value: option.value, selected: chosen.includes(option.value) ? '' : undefined },
        option.label || '–',
      ),
    )
    return element('select', { ...common, multiple: field.kind === 'checkbox-group' ? '' : undefined }, options)
  }
  // Browsers drop the first line break of a text area.
  if (field.kind === 'textarea') return element('textarea', { ...common, rows: '5' }, '\n', textOf(value))
  const autocomplete = 'autocomplete' in field ? field.autocomplete : undefined
  return voidElement('input', { ...common, type: inputTypes[field.kind] ?? 'text', value: textOf(value), autocomplete })
}
