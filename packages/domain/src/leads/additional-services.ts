import type { FormValue } from '@forecourt/contracts/leads/lead'
import { singleLine } from '@forecourt/contracts/validation/typed-text'
import type { FormValues } from './form.ts'

const checkOption = '(check_option)'
const maxServices = 50

const isTicked = (value: FormValue | undefined) => value === true || value === 'true' || value === 'on'

/**
 * LD-3. Entries that end in `_radio_options` are a form's own helpers and are left out; ticked ones marked `(check_option)` become
 * the list of additional services, without the mark.
 */
export function collectEntries(given: FormValues): { values: FormValues; services: string[] } {
  const values: Record<string, FormValue | undefined> = {}
  const services: string[] = []
  for (const [name, value] of Object.entries(given)) {
    if (name.endsWith('_radio_options')) continue
    if (!name.includes(checkOption)) values[name] = value
    else if (isTicked(value)) services.push(singleLine(name.replace(checkOption, '')))
  }
  return { values, services: services.filter(Boolean).slice(0, maxServices) }
}
