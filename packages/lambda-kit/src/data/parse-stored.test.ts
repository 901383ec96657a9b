import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { parseStored } from './parse-stored.ts'

const schema = z.strictObject({
  look: z.enum(['quiet', 'bold']),
  price: z._default(z.enum(['sale', 'rent']), 'sale'),
  size: z.optional(z.int()),
  buttons: z.array(z.enum(['call', 'share'])),
  sections: z.array(
    z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('words'), align: z.optional(z.enum(['left'])) }),
      z.strictObject({ kind: z.literal('tiles'), of: z.enum(['make', 'body']) }),
    ]),
  ),
})
const stored = { look: 'bold', price: 'rent', buttons: ['call', 'share'], sections: [{ kind: 'tiles', of: 'make' }] }
const tiles = stored.sections[0]

describe('what a newer release wrote costs that alone', () => {
  test.each<[string, object, object, string[]]>([
    ['nothing', {}, {}, []],
    ['a name', { chat: 1 }, {}, ['chat']],
    ['a choice that has a default', { price: 'swap' }, { price: 'sale' }, ['price']],
    [
      'choices in a list',
      { buttons: ['fax', 'share', 'chat', 'call'] },
      { buttons: ['share', 'call'] },
      ['buttons.0', 'buttons.2'],
    ],
    ['a kind of entry', { sections: [{ kind: 'map', of: 'all' }, tiles] }, {}, ['sections.0']],
    [
      'a choice that an entry can be without',
      { sections: [{ kind: 'words', align: 'mid' }] },
      { sections: [{ kind: 'words' }] },
      ['sections.0.align'],
    ],
    [
      'a choice that an entry cannot be without',
      { sections: [{ kind: 'tiles', of: 'fuel' }, tiles] },
      {},
      ['sections.0.of'],
    ],
    [
      'several at once',
      { chat: 1, buttons: ['fax'], sections: [{ kind: 'map' }, { ...tiles, size: 2 }, { kind: 'tiles', of: 'x' }] },
      { buttons: [] },
      ['chat', 'buttons.0', 'sections.0', 'sections.1.size', 'sections.2.of'],
    ],
  ])('%s', (_what, newer, left, unknown) => {
    const read = parseStored(schema, { ...stored, ...newer })
    expect(read).toMatchObject({ success: true, data: { ...stored, ...left } })
    expect(read.success && read.unknown.toSorted()).toEqual(unknown.toSorted())
  })
})

test('a choice that must be there fails, or is the first known one where that is asked for', () => {
  const newer = { ...stored, look: 'loud' }
  expect(parseStored(schema, newer)).toMatchObject({ success: false, error: { issues: [{ path: ['look'] }] } })
  expect(parseStored(schema, newer, { firstChoice: true })).toMatchObject({ data: { ...stored, look: 'quiet' } })
})

test.each([
  ['of a wrong type', { size: 'big' }],
  ['missing', { look: undefined }],
])('what is %s fails, and so does what else is unknown with it', (_what, wrong) => {
  for (const firstChoice of [false, true])
    expect(parseStored(schema, { ...stored, ...wrong, chat: 1 }, { firstChoice }).success).toBe(false)
})
