import { providerSecret } from '@forecourt/lambda-kit/aws/stage-secret'
import { environment } from '@forecourt/lambda-kit/environment'
import { createPaymentProvider } from '@forecourt/providers/payment/adapter'
import { paymentKeys } from '@forecourt/providers/payment/payment-event'
import type { PaymentProvider } from '@forecourt/providers/payment/port'
import * as z from 'zod/mini'

/** The sandbox's address; without it, the provider's own. */
const settings = environment(z.object({ PAYMENT_URL: z.optional(z.url()) }))

let made: { secret: string; provider: PaymentProvider } | undefined

/** One in a process, for the credential that the stage has now. */
export async function paymentProvider(): Promise<PaymentProvider> {
  const { PAYMENT_URL: url } = settings()
  const secret = await providerSecret('payment')
  if (made?.secret !== secret) {
    const { apiKey } = paymentKeys(secret)
    made = { secret, provider: createPaymentProvider({ apiKey, ...(url !== undefined && { url }) }) }
  }
  return made.provider
}
