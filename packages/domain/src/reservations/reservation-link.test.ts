import { expect, test } from 'vitest'
import { choicesIn, reservationIn, reservationPath, withChoices } from './reservation-link.ts'

const id = 'abcdefghijklmnopqrstuv'

test('a link opens its reservation, and what is no id opens none', () => {
  expect(reservationPath('a-car', id)).toBe(`/cars/a-car/checkout#reservation=${id}`)
  expect(reservationIn(`#reservation=${id}`)).toBe(id)
  for (const hash of ['', '#enquiry', '#reservation=short', `#reservation=${id}/..`])
    expect(reservationIn(hash)).toBeNull()
})

test('choices are carried beside it', () => {
  const hash = withChoices(`#reservation=${id}`, { handover: 'delivery', postcode: '2000' })
  expect(reservationIn(hash)).toBe(id)
  expect(choicesIn(hash)).toEqual({ reservation: id, handover: 'delivery', postcode: '2000' })
  expect(withChoices('#handover=delivery', { handover: '' })).toBe('')
})
