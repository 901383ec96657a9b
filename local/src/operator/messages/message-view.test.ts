import { expect, test } from 'vitest'
import { messageView } from './message-view.ts'

const received = { receivedAtMs: Date.parse('2026-11-22T10:00:00Z') }

test('a message of a provider that nothing here knows is shown by its fields', () => {
  const view = messageView(
    { ...received, number: '0491 570 006', parts: 2, text: 'Your code is 1234', replyTo: [] },
    {},
  )
  expect(view).toMatchObject({
    title: 'Message',
    text: 'Your code is 1234',
    notes: [],
    details: [
      ['number', '0491 570 006'],
      ['parts', '2'],
    ],
  })
})

test.each([
  [{ subject: 'A lead' }, 'A lead'],
  [{ method: 'POST', path: '/leads' }, 'POST /leads'],
  [{ passed: true }, 'Passed'],
  [{ passed: false }, 'Failed'],
])('%j has the title %s', (fields, title) => {
  expect(messageView({ ...received, ...fields }, {}).title).toBe(title)
})

test('a binary file shows its size', () => {
  const attachments = [{ filename: 'a.jpg', contentType: 'image/jpeg', content: new Uint8Array(2048) }]
  expect(messageView({ ...received, attachments }, {}).files).toEqual([
    { name: 'a.jpg', type: 'image/jpeg', text: '2,048 bytes' },
  ])
})

test('a fault that a message was answered with is noted', () => {
  expect(messageView({ ...received, fault: 'error' }, {}).notes).toEqual([
    { text: 'answered with error', isGood: false },
  ])
})
