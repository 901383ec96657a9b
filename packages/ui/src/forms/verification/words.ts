/** FQ-7. The texts of the specification, and ours where it has none. */
export const verificationWords = {
  send: 'Send code',
  sending: 'Sending...',
  sent: 'Code sent!',
  resend: 'Resend Code',
  required: 'This is a required field.',
  sixDigits: 'Code must be 6 digits.',
  late: 'The code was not sent in time. Check your connection, then try again.',
} as const
