import { expect, test } from 'vitest'
import { readSentMark, sentMark } from './sent-mark.ts'

const now = new Date('2026-12-07T01:02:03.000Z')
const sent = { category: 'Vehicle Enquiry', car_id: '7' } as const
const mark = sentMark('secret of the stage', 'northgate', sent, now)
const later = (ms: number) => new Date(now.getTime() + ms)
const [content = '', signature = ''] = mark.split('.')
const forged = Buffer.from(JSON.stringify({ category: 'Test Drive', until: 9e15 })).toString('base64url')

test.each([
  { says: 'what was sent', expected: sent },
  { says: 'the same for a day', at: later(86_400_000), expected: sent },
  { says: 'nothing after it', at: later(86_400_001) },
  { says: 'nothing to another site', tenant: 'meridian' },
  { says: 'nothing where it is made up', given: `${forged}.${signature}` },
  { says: 'nothing without a signature', given: content },
])('[RT-10] a mark says $says', ({ tenant = 'northgate', given = mark, at = now, expected }) => {
  expect(readSentMark('secret of the stage', tenant, given, at)).toEqual(expected)
})
