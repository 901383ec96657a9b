/** FQ-7. The texts of the specification. */
export const verificationWords = {
  send: 'Send code',
  sending: 'Sending...',
  sent: 'Code sent!',
  resend: 'Resend Code',
} as const
