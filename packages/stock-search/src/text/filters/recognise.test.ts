import { expect, test } from 'vitest'
import { phrasesOf, type Recogniser, recognise } from './recognise.ts'

const context = { pricing: 'purchase', thisYear: 2026, hasBerths: true } as const
const prices: Recogniser = (words) => phrasesOf(words, [[/(?:under )?\d+/g, () => ({ lists: { tag: ['price'] } })]])
const masses: Recogniser = (words) => phrasesOf(words, [[/\d+ kg/g, () => ({ lists: { tag: ['mass'] } })]])
const orders: Recogniser = (words) => phrasesOf(words, [[/cheap/g, () => ({ sortBy: 'price_asc' })]])

const textsOf = (words: string, recognisers: readonly Recogniser[]) => {
  const { phrases, left } = recognise(words, recognisers, context)
  return [...phrases.map(({ text }) => text).sort(), left.trim()]
}

test.each([
  ['that reads most from its number on', 'under 2000 kg', ['2000 kg', 'under']],
  ['and what is left is read again', 'under 2000 kg 30', ['2000 kg', '30', 'under']],
  ['or both, which share no words', 'cheap under 30', ['cheap', 'under 30', '']],
])('of two phrases the one counts %s, whichever recogniser comes first', (_, words, expected) => {
  expect(textsOf(words, [prices, masses, orders])).toEqual(expected)
  expect(textsOf(words, [orders, masses, prices])).toEqual(expected)
})
