import type { TicketSettings } from '@forecourt/contracts/site/settings/vehicle'
import { expect, test } from 'vitest'
import { ticketStyle } from './ticket-style.ts'

const ticket: TicketSettings = {
  title: 'Workshop sheet',
  figures: [],
  needs: 'figure',
  done: { title: 'Done', lines: ['Gone over', 'Driven'] },
  not: { title: 'Not done', lines: ['Every mark'] },
}

test('writes what is done and what is not as strings of CSS', () => {
  expect(ticketStyle({ ticket })).toBe(
    ':root{--ticket:"Workshop sheet";--ticket-done:"\\2713  Gone over\\a \\2713  Driven";--ticket-not:"– Every mark"}',
  )
})

test('is empty where a site has no ticket', () => {
  expect(ticketStyle({})).toBe('')
})

test('cannot end its string, its rule or its element', () => {
  const title = '"}</style><script>\\\n@import/*'
  expect(ticketStyle({ ticket: { ...ticket, title } })).toMatch(/^:root\{--ticket:"[^"<>\n}@/*]*";--ticket-done:/)
})
