import type { Quote } from '@forecourt/contracts/finance/quote'
import { atom } from 'jotai'

/** One quote a car and visit, by the car's id: all parts of a page show the same. */
export const keptQuotesAtom = atom<Readonly<Record<string, Quote>>>({})
