/** What is shown of the verification of a phone number, and what the shopper does to it. */
export type Verification = {
  status: 'notSent' | 'sending' | 'verificationSent' | 'verificationSubmitted' | 'verified'
  phone: string
  code: string
  /** A code was sent to the number, also while another is. */
  isSent: boolean
  phoneProblem: string | undefined
  sendProblem: string | undefined
  codeProblem: string | undefined
  resendInSeconds: number
  challenge: {
    isAsked: boolean
    siteKey: string | undefined
    spent: number
    setToken(token: string | undefined): void
  }
  send(): Promise<boolean>
  changePhone(typed: string): void
  changeCode(typed: string): void
}
