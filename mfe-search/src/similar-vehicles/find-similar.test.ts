import { expect, test } from 'vitest'
import { findSimilar } from './find-similar.ts'

const rav4 = { slug: 'rav4', make: 'Toyota', simple_body: 'SUV', price: 38_990 }
const asking = (ofMake: string[], ofBody: string[]) => {
  const asked: string[] = []
  const get = async (_endpoint: string, _params: object, query = '') => {
    asked.push(query)
    const slugs = query.includes('make=') ? ofMake : ofBody
    return { hits: slugs.map((slug) => ({ slug, status: 'in_stock' })) }
  }
  return { asked, api: { get } as unknown as Parameters<typeof findSimilar>[0] }
}
const slugsOf = async (api: Parameters<typeof findSimilar>[0]) => (await findSimilar(api, rav4)).map(({ slug }) => slug)

test('those of its make come first, however many others a search would name before them', async () => {
  const { api } = asking(['corolla', 'kluger'], ['cx-5', 'corolla', 'sportage', 'tucson', 'outlander', 'forester'])
  expect(await slugsOf(api)).toEqual(['corolla', 'kluger', 'cx-5', 'sportage', 'tucson', 'outlander'])
})

test('nothing else is asked for where its make has enough', async () => {
  const { api, asked } = asking([...'abcdefg'], ['z'])
  expect(await slugsOf(api)).toEqual([...'abcdef'])
  expect(asked).toHaveLength(1)
})
