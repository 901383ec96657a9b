import { expect, test } from 'vitest'
import { dealerComments, pendingComments } from './dealer-comments.ts'

test.each([undefined, '', '   ', '-', '---', '***', '| |', '\n\n', 'null'])(
  'comments of %j are pending',
  (comments) => {
    expect(dealerComments(comments)).toEqual({ text: 'Dealer comments are pending. Please check back here later.' })
    expect(pendingComments).toBe('Dealer comments are pending. Please check back here later.')
  },
)

test('400 characters stay whole', () => {
  const text = 'a'.repeat(400)
  expect(dealerComments(text)).toEqual({ text })
})

test('from 401 characters on, the first 400 show and the rest waits', () => {
  const { text, rest } = dealerComments(`${'a'.repeat(400)}b`)
  expect(text).toBe('a'.repeat(400))
  expect(rest).toBe('b')
})

test('the cut never splits an emoji', () => {
  const { text, rest } = dealerComments(`${'a'.repeat(399)}🚗 and more`)
  expect(text).toBe('a'.repeat(399))
  expect(rest).toBe('🚗 and more')
})

test('line breaks of any system are one kind', () => {
  expect(dealerComments('One owner.\r\nFull history.\rTwo keys.').text).toBe('One owner.\nFull history.\nTwo keys.')
})

test('[VD-7] the cut is at the end of a word', () => {
  const { text, rest } = dealerComments(`${'Both keys and a full book. '.repeat(15)}The rest.`)
  expect(text.length).toBeLessThanOrEqual(400)
  expect(text).toMatch(/book\. Both keys and a full$/)
  expect(rest).toMatch(/^ book\. /)
})
