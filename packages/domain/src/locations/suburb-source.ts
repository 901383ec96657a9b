import type { SuggestedLocality } from '@forecourt/contracts/endpoints/localities'
import { parsePostcode } from '@forecourt/contracts/validation/parse-postcode'

const maxLength = 60

type Answer = { localities: readonly SuggestedLocality[]; meant?: SuggestedLocality | undefined }

/** A postcode, with the name of the suburb where that was said. */
export type FoundPlace = Pick<SuggestedLocality, 'postcode'> & Partial<SuggestedLocality>

/**
 * What a field for a postcode asks: the suburbs that a text may become, and the postcode that a text means. `ask` gets the query of
 * `suggestLocalities`; without an answer the field is a plain one.
 */
export function suburbSource(ask: (query: string) => Promise<Answer>) {
  async function askAbout(text: string): Promise<Answer> {
    try {
      return await ask(`text=${encodeURIComponent(text.slice(0, maxLength).toWellFormed())}`)
    } catch {
      return { localities: [] }
    }
  }

  /**
   * The postcode in a text, with the suburb that is named beside it or alone. A postcode may be that of several suburbs: one of `known`, such
   * as the one that was chosen from the list, gives the name.
   */
  async function find(text: string, known: readonly (FoundPlace | undefined)[] = []): Promise<FoundPlace | undefined> {
    const own = known.find((place) => place?.postcode === text)
    if (own) return own
    const named = /\p{L}/u.test(text) ? (await askAbout(text.trim())).meant : undefined
    const postcode = named?.postcode ?? parsePostcode(text)
    return postcode ? { ...named, postcode } : undefined
  }

  return {
    suggest: async (text: string) => (await askAbout(text)).localities,
    parse: parsePostcode,
    find,
    resolve: async (text: string) => (await find(text))?.postcode,
  }
}

/** LO-5. Why a field found no place for what was typed in it. */
export const noPlaceText = (typed: string): string =>
  /\p{L}/u.test(typed)
    ? `We know no suburb “${typed.trim()}”. Choose one from the list, or type its postcode.`
    : 'Invalid postcode. Please enter a 4-digit number.'
