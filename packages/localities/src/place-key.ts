import { splitWords } from '@forecourt/domain/search/search-text'

/** Words of names that are written in two ways. */
const spellings: Readonly<Record<string, string>> = { mt: 'mount', saint: 'st' }

/** The words of a place's name as they are compared: `Mt. Isa` is Mount Isa. */
export const placeWords = (name: string): string[] => splitWords(name).map((word) => spellings[word] ?? word)

export const placeKey = (name: string): string => placeWords(name).join(' ')
