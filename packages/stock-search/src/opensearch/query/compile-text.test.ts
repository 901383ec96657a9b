import { expect, test } from 'vitest'
import { compileText } from './compile-text.ts'
import { StockVocabulary } from './stock-vocabulary.ts'
import { termClause } from './text-clause.ts'

const counts = (...values: string[]) => new Map(values.map((value) => [value, 1]))
const words = new StockVocabulary({
  make: counts('Toyota', 'Ford'),
  model: counts('HiLux', 'Ranger'),
  badge: counts('Hybrid S'),
  body: counts('Ute'),
  colour: counts(),
  fuel: counts('Hybrid'),
  drive: counts(),
  transmission: counts(),
  car_type: counts(),
  item_type: counts(),
  year: counts('2019'),
})
const ask = { stockNumbers: async () => new Set<string>(), found: async () => [] }
const clauseOf = (word: string) => termClause(words, { readings: [[word]], mode: 'exact' }, 'exact')

test('[SR-20] of two names a vehicle matches either completely, with the score of its best word', async () => {
  const read = await compileText('hilux or ford ranger 2019', words, ask)
  const [hilux, ford, ranger] = [clauseOf('hilux'), clauseOf('ford'), clauseOf('ranger')]
  const name = { bool: { filter: [ford, ranger], must: [{ dis_max: { queries: [ford, ranger] } }] } }
  expect(read?.clause).toMatchObject({ bool: { must: [{ dis_max: { queries: [hilux, name] } }, {}] } })
})

test('[SR-20] a plural that matches two words of a badge by accident is read as its singular', async () => {
  expect(await compileText('hybrids', words, ask)).toEqual(await compileText('hybrid', words, ask))
})
