import { describe, expect, test } from 'vitest'
import { type CarPurpose, carAnswer, carAnswers, carStatus, isOffered } from './car-status.ts'

test.each([
  [{ status: 'in_stock' }, 'in_stock'],
  [{ status: 'in_stock', reserved: false }, 'in_stock'],
  [{ status: 'in_stock', reserved: true }, 'reserved'],
  [{ status: 'coming_soon', reserved: true }, 'coming_soon'],
  [{ status: 'sold', reserved: true }, 'sold'],
  [{ status: 'withdrawn' }, 'withdrawn'],
  [{ status: 'on_the_moon' }, 'withdrawn'],
  [{ status: 'constructor' }, 'withdrawn'],
  [{ status: 'reserved' }, 'withdrawn'],
  [{ status: 'gone' }, 'withdrawn'],
  [undefined, 'gone'],
])('a car that is %j counts as %s', (car, status) => expect(carStatus(car)).toBe(status))

describe('[VD-14] what a status means', () => {
  const offered = (status: string, reserved = false) =>
    (Object.keys(carAnswers) as CarPurpose[]).filter((purpose) => isOffered({ status, reserved }, purpose))
  const forSale = ['show', 'kept', 'list', 'advertise', 'enquire', 'finance']
  const here = ['estimate', 'electricTag', 'keep', 'compared', 'ticket']

  test('in stock it is offered for everything', () => expect(offered('in_stock')).toEqual(Object.keys(carAnswers)))

  test('reserved it cannot be bought, and everything that asks about it says so', () => {
    expect(offered('in_stock', true)).toEqual([...forSale, ...here])
    for (const purpose of forSale)
      expect(carAnswer({ status: 'in_stock', reserved: true }, purpose as CarPurpose)).toBe('note')
  })

  test('coming soon it can be asked about and financed', () => expect(offered('coming_soon')).toEqual(forSale))

  test('sold it is listed for some days, and no more', () => expect(offered('sold')).toEqual(['list']))

  test.each(['withdrawn', 'on_the_moon'])('%s it is nowhere', (status) => expect(offered(status)).toEqual([]))

  test('no lender is asked about one that is not for sale', () => {
    for (const car of [{ status: 'sold' }, { status: 'withdrawn' }, undefined])
      expect(carAnswer(car, 'finance')).toBe('unavailable')
  })
})
