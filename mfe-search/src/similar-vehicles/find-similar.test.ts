import { expect, test } from 'vitest'
import { findSimilar } from './find-similar.ts'

const rav4 = { slug: 'rav4', make: 'Toyota', simple_body: 'SUV', price: 38_990 }
const asking = (ofMake: string[], ofBody: string[], newest: string[] = []) => {
  const asked: string[] = []
  const get = async (_endpoint: string, _params: object, query = '') => {
    asked.push(query)
    const slugs = query.includes('make=') ? ofMake : query.includes('body=') ? ofBody : newest
    return { hits: slugs.map((slug) => ({ slug, status: slug.startsWith('sold') ? 'sold' : 'in_stock' })) }
  }
  return { asked, api: { get } as unknown as Parameters<typeof findSimilar>[0] }
}
async function found(api: Parameters<typeof findSimilar>[0]) {
  const { kind, hits } = await findSimilar(api, rav4)
  return [kind, ...hits.map(({ slug }) => slug)]
}

test('[VD-11] those of its make come first, however many others a search would name before them', async () => {
  const { api } = asking(['corolla', 'kluger'], ['cx-5', 'corolla', 'sportage', 'tucson', 'outlander', 'forester'])
  expect(await found(api)).toEqual(['similar', 'corolla', 'kluger', 'cx-5', 'sportage', 'tucson', 'outlander'])
})

test('[VD-11] nothing else is asked for where its make has enough', async () => {
  const { api, asked } = asking([...'abcdefg'], ['z'])
  expect(await found(api)).toEqual(['similar', ...'abcdef'])
  expect(asked).toHaveLength(1)
})

test('[VD-13] where none is like it, they are the latest of all, without the vehicle itself and without sold ones', async () => {
  const { api, asked } = asking(['rav4'], ['sold-1'], ['sold-2', 'rav4', ...'abcdefg'])
  expect(await found(api)).toEqual(['newest', ...'abcdef'])
  expect(asked).toEqual(['make=Toyota&body=SUV&price=28990:48990', 'body=SUV&price=28990:48990', 'sortBy=newest'])
})
