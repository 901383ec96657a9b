import type { SuggestedLocality } from '@forecourt/contracts/endpoints/localities'
import { parsePostcode } from '@forecourt/contracts/validation/parse-postcode'

const maxLength = 60

/** A postcode, with the name of the suburb where that was said. */
export type FoundPlace = Pick<SuggestedLocality, 'postcode'> & Partial<SuggestedLocality>

/**
 * What a field for a postcode asks: the suburbs that a text may become, and the postcode that a text means. `ask` gets the query of
 * `suggestLocalities`; without an answer the field is a plain one.
 */
export function suburbSource(ask: (query: string) => Promise<{ localities: readonly SuggestedLocality[] }>) {
  async function suggest(text: string): Promise<readonly SuggestedLocality[]> {
    try {
      return (await ask(`text=${encodeURIComponent(text.slice(0, maxLength).toWellFormed())}`)).localities
    } catch {
      return []
    }
  }

  /** The postcode in a text, or the suburb whose name it is. */
  async function find(text: string): Promise<FoundPlace | undefined> {
    const name = text.trim().toLowerCase()
    const postcode = parsePostcode(name)
    if (postcode) return { postcode }
    if (!/[a-z]/.test(name)) return undefined
    const namesOf = (own: SuggestedLocality) => [own.name, `${own.name} ${own.state}`]
    return (await suggest(name)).find((own) => namesOf(own).some((one) => one.toLowerCase() === name))
  }

  return { suggest, parse: parsePostcode, find, resolve: async (text: string) => (await find(text))?.postcode }
}
