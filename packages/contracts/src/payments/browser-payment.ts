import * as z from 'zod/mini'

/** What a browser needs to show the payment provider's own form: a payment of ours, the account, and the provider's script. */
export const browserPaymentSchema = z.object({
  client_secret: z.string(),
  publishable_key: z.string(),
  script_url: z.url(),
})
export type BrowserPayment = z.infer<typeof browserPaymentSchema>
