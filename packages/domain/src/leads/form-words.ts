/** Texts of forms; the specification's, letter for letter. */

/** LD-6: over the list of what is wrong. */
export const errorsHeading = 'Please fix the following errors:'
/** LD-5: when sending failed; the returned error wins over `unexpectedError`. */
export const submitError = 'An error occurred when submitting this form'
export const unexpectedError = 'An unexpected error occured'

/** While a form that something in the browser filled in waits for the challenge. */
export const awaitedChallengeWords = 'Confirm that you are a person. Your form is sent right after.'

/** LD-7: when a form of several steps stays at its step. */
export const stepError = 'An unknown error occurred while advancing step.'

/** LD-9. */
export const postcodeError = 'Invalid postcode. Please enter a 4-digit number.'
/** LD-9. Four digits that no suburb has. */
export const unknownPostcodeError = (postcode: string): string =>
  `No suburb has the postcode ${postcode}. Enter the postcode of your street address, not of a post office box.`
/** LD-15. */
export const termsError = '* You must agree to the terms of use before submitting the form.'

export const invalidWords = {
  email: 'Enter an email address like name@example.com',
  phone: 'Enter a phone number with its area code, like 0491 570 006',
  postcode: postcodeError,
  option: 'Choose one of the options',
  appointment: 'Choose a day and a time that we offer',
  km: 'Enter the kilometres as a number, like 85,000',
  plate: 'Enter the registration as it is on the plate, like ABC12D',
  currency: 'Enter an amount in whole dollars, like $25,000',
} as const
