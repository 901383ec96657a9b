import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readDraft, removeDraft, removeDrafts, writeDraft } from './drafts.ts'
import { readSentForm, removeSentForm, writeSentForm } from './sent-form.ts'
import { readVisitor, removeVisitor, writeVisitor } from './visitor.ts'

function memory(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const items = new Map<string, string>()
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  }
}

beforeEach(() => vi.stubGlobal('window', { localStorage: memory(), sessionStorage: memory() }))
afterEach(() => vi.unstubAllGlobals())

const draft = (id: string, message = 'Hello') => ({ id, values: { message }, startedAt: 1 })

test('a draft comes back as it was, by its form', () => {
  writeDraft(draft('a'))
  writeDraft(draft('b', 'Other'))
  expect(readDraft('a')).toEqual(draft('a'))
  expect(readDraft('b')?.values.message).toBe('Other')
  expect(readDraft('c')).toBeUndefined()
})

test('the newest five are kept', () => {
  for (const id of 'abcdef') writeDraft(draft(id))
  expect(readDraft('a')).toBeUndefined()
  expect(readDraft('b')).toBeDefined()
  writeDraft(draft('b', 'Newer'))
  writeDraft(draft('g'))
  expect(readDraft('b')?.values.message).toBe('Newer')
  expect(readDraft('c')).toBeUndefined()
})

test('what was sent is dropped, alone', () => {
  for (const id of 'ab') writeDraft(draft(id))
  removeDraft('a')
  expect([readDraft('a'), readDraft('b')]).toEqual([undefined, draft('b')])
  removeDrafts()
  expect(readDraft('b')).toBeUndefined()
})

test.each(['', 'null', '{', '[{"id":"a"}]', '[{"id":"a","values":{"x":{}},"startedAt":1}]'])(
  'a stored %j is no draft',
  (text) => {
    window.sessionStorage.setItem('forecourt-drafts', text)
    expect(readDraft('a')).toBeUndefined()
  },
)

test('more than storage should hold is not kept', () => {
  writeDraft(draft('a'))
  for (const id of 'bcdef')
    writeDraft({ ...draft(id), values: Object.fromEntries([...'pqrst'].map((x) => [x, 'y'.repeat(5000)])) })
  expect(readDraft('a')).toBeDefined()
})

test('[LD-8] the visitor is known until forgotten', () => {
  expect(readVisitor()).toBeUndefined()
  writeVisitor({ name: 'Jane', phone: '0491 570 156' })
  expect(readVisitor()).toEqual({ name: 'Jane', phone: '0491 570 156' })
  removeVisitor()
  expect(readVisitor()).toBeUndefined()
})

test('[LD-5] what was sent is kept for the page that thanks', () => {
  writeSentForm({ category: 'Careers Enquiry', name: 'Jane' })
  expect(readSentForm()).toEqual({ category: 'Careers Enquiry', name: 'Jane' })
  removeSentForm()
  expect(readSentForm()).toBeUndefined()
})

test('a browser without storage keeps nothing and fails nothing', () => {
  vi.stubGlobal('window', {
    get localStorage(): Storage {
      throw new Error('denied')
    },
    get sessionStorage(): Storage {
      throw new Error('denied')
    },
  })
  writeDraft(draft('a'))
  writeVisitor({ name: 'Jane' })
  removeVisitor()
  expect([readDraft('a'), readVisitor(), readSentForm()]).toEqual([undefined, undefined, undefined])
  // Who sent a form is thanked all the same: the next page is of the same document.
  writeSentForm({ category: 'Careers Enquiry' })
  expect(readSentForm()).toEqual({ category: 'Careers Enquiry' })
  removeSentForm()
})
