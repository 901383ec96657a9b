import type { EndReason, ShownReservation } from '@forecourt/contracts/reservations/reservation'
import { holdHours } from './hold-times.ts'

type Ended = Pick<ShownReservation, 'state' | 'reason' | 'charged' | 'held_until'>

const endings: Record<EndReason, string> = {
  abandoned: 'The reservation was not paid in time.',
  taken: 'This car was reserved a moment before.',
  sold: 'The car was sold meanwhile.',
  expired: `The ${holdHours} hours are over, and the car is free again.`,
  cancelled: 'You cancelled the reservation.',
  dealer: 'The dealer ended the reservation.',
  refused: 'Your bank did not pay the deposit, and the car is free again.',
  disputed: 'Your bank took the deposit back, so the car is free again.',
  unexpected: 'Something went wrong with the payment.',
}

const moneyWords = {
  charged: 'Your deposit goes back to your card.',
  free: 'Nothing was charged.',
  asking: 'We are asking your bank to release your deposit.',
} as const

/** What became of the deposit. A charge may have begun before the end: until the provider has answered, neither is certain. */
function moneyOf({ state, charged, held_until }: Ended): keyof typeof moneyWords {
  if (charged || state === 'refunding') return 'charged'
  return state === 'voiding' && held_until !== undefined ? 'asking' : 'free'
}

/** What a shopper reads whose reservation ended: why, and where the deposit is. */
export function endText(reservation: Ended): string {
  const { reason = 'cancelled' } = reservation
  return reason === 'disputed' ? endings.disputed : `${endings[reason]} ${moneyWords[moneyOf(reservation)]}`
}

const dealerEndings: Record<EndReason, string> = {
  abandoned: 'It was not paid in time.',
  taken: 'Another shopper was first.',
  sold: 'Your stock says that it is sold.',
  expired: `The ${holdHours} hours are over.`,
  cancelled: 'They cancelled it.',
  dealer: 'You ended it.',
  refused: 'The bank did not pay the deposit.',
  disputed: 'The bank took the deposit back.',
  unexpected: 'Something went wrong with the payment.',
}

/** What a dealership reads of a car that was held, and is not any more. */
export function dealerEndText(reservation: Ended): string {
  const { reason = 'cancelled' } = reservation
  if (reason === 'disputed' || reason === 'refused') return dealerEndings[reason]
  return `${dealerEndings[reason]} ${moneyOf(reservation) === 'charged' ? 'The deposit goes back.' : 'Nothing was charged.'}`
}

const declines: Readonly<Record<string, string>> = {
  insufficient_funds: 'The card does not have enough money for the deposit. Try another card.',
  expired_card: 'The card has expired. Try another card.',
  incorrect_cvc: 'The security code is not that of the card. Check it and try again.',
  incorrect_number: 'The card number is not right. Check it and try again.',
  processing_error: 'The bank could not answer. Try again in a moment.',
  payment_intent_authentication_failure: 'Your bank did not confirm that it is you. Try again, or try another card.',
  authentication_required: 'Your bank wants to confirm that it is you. Try again.',
}

/** What a shopper reads whose card was declined, by the provider's code. */
export const declineWords = (code: string): string =>
  declines[code] ?? 'Your bank declined the card and says no more. Try another card, or call your bank.'

/** By whomever: another shopper, the same one, or the dealer. */
export const takenWords = 'This car is reserved at the moment.'
export const oneHoldWords =
  'You have reserved another car of this dealer. Cancel that reservation first, or call the dealer. Nothing was charged.'

/** While nobody knows what became of a payment. */
export const askingWords = 'We are asking your bank what became of your payment. Do not pay again.'
