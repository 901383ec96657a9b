import type { PublicSite } from '@forecourt/contracts/site/site'
import { splitNoun } from './split-noun.ts'
import { capitalised } from './wording.ts'

/** Our own words, which say `car` and `cars`, in the tenant's noun: `See this vehicle`. What a shopper brings to trade in stays a car. */
export function withNoun(text: string, { copy: { noun } }: Pick<PublicSite, 'copy'>): string {
  const [one, many] = noun.map((words) => splitNoun(words).thing)
  return text.replaceAll(/\b([Cc])ar(s?)\b/g, (_, first: string, plural: string) => {
    const thing = (plural ? many : one) ?? ''
    return first === 'C' ? capitalised(thing) : thing
  })
}
