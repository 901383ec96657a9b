import type { EndReason } from '@forecourt/contracts/reservations/reservation'

/** What a shopper reads whose reservation ended. All of them were paid back, or never charged. */
export const endWords: Record<EndReason, string> = {
  abandoned: 'The reservation was not paid in time. Nothing was charged.',
  taken: 'Another shopper reserved this car a moment before. Nothing was charged.',
  sold: 'The car was sold meanwhile. Your deposit goes back to your card, or was never charged.',
  expired: 'The 48 hours are over, and the car is free again. Your deposit goes back to your card.',
  cancelled: 'You cancelled the reservation. Your deposit goes back to your card, or was never charged.',
  dealer: 'The dealer ended the reservation. Your deposit goes back to your card, or was never charged.',
  refused: 'Your bank did not pay the deposit. Nothing was charged, and the car is free again.',
  disputed: 'Your bank took the deposit back, so the car is free again.',
  unexpected: 'Something went wrong with the payment. Your deposit goes back to your card.',
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

/** Another shopper is first, before anything is paid. */
export const takenWords = 'Another shopper has this car at the moment. Nothing was charged.'
export const oneHoldWords =
  'You have reserved another car of this dealer. Cancel that reservation first, or call the dealer. Nothing was charged.'
