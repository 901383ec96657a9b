import type { SuggestedLocality } from '@forecourt/contracts/endpoints/localities'
import { parsePostcode } from '@forecourt/contracts/validation/parse-postcode'

const maxLength = 60

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

  return {
    suggest,
    parse: parsePostcode,
    /** The postcode in a text, or that of the suburb whose name it is. */
    async resolve(text: string): Promise<string | undefined> {
      const name = text.trim().toLowerCase()
      const postcode = parsePostcode(name)
      if (postcode || !/[a-z]/.test(name)) return postcode
      const namesOf = (own: SuggestedLocality) => [own.name, `${own.name} ${own.state}`]
      return (await suggest(name)).find((own) => namesOf(own).some((one) => one.toLowerCase() === name))?.postcode
    },
  }
}
