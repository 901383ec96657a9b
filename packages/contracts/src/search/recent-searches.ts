import * as z from 'zod/mini'

/** What a browser keeps of the words that it searched for, the latest first. */
export const recentSearchesSchema = z.array(z.string().check(z.minLength(1), z.maxLength(200)))
