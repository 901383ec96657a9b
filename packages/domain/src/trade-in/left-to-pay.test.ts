import { expect, test } from 'vitest'
import { leftToPay } from './left-to-pay.ts'

const offer = { min: 8000, max: 9000 }

test('[TI-6] what is left to pay is a range, or one figure', () => {
  expect(leftToPay(30_000, { ...offer, owes: false })).toEqual({ amount: '$21,000 to $22,000 to pay' })
  expect(leftToPay(30_000, { min: 9000, max: 9000, owes: false })).toEqual({ amount: '$21,000 to pay' })
  expect(leftToPay(9000, { ...offer, owes: false })).toEqual({ amount: '$0 to $1,000 to pay' })
})

test.each([
  [true, 'plus what you owe on your car'],
  [undefined, 'plus anything you owe on your car'],
])('[TI-6] money owed on the car (%s) is to be paid too', (owes, owed) => {
  expect(leftToPay(30_000, { ...offer, owes })).toEqual({ amount: '$21,000 to $22,000 to pay', owed })
})

test('[TI-6] a trade-in that is worth more than the car, or may be, says what comes back', () => {
  expect(leftToPay(8500, { ...offer, owes: true })).toEqual({
    amount: 'up to $500 to pay',
    owed: 'plus what you owe on your car',
    surplus: 'Your trade-in may be worth more: up to $500 comes back to you. Talk to us about the difference.',
  })
  expect(leftToPay(7000, { ...offer, owes: false })).toEqual({
    amount: 'nothing to pay',
    surplus: 'Your trade-in is worth more: $1,000 to $2,000 comes back to you. Talk to us about the difference.',
  })
  expect(leftToPay(7000, offer).surplus).toContain('back to you, less anything you owe on your car.')
})
