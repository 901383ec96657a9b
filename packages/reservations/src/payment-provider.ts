import { providerSecret } from '@forecourt/lambda-kit/aws/stage-secret'
import { createPaymentProvider } from '@forecourt/providers/payment/adapter'
import { paymentKeys } from '@forecourt/providers/payment/payment-event'
import type { PaymentProvider } from '@forecourt/providers/payment/port'

let made: { secret: string; url: string | undefined; provider: PaymentProvider } | undefined

/** One in a process, for the credential that the stage has now. */
export async function paymentProvider(): Promise<PaymentProvider> {
  const { PAYMENT_URL: url } = process.env
  const secret = await providerSecret('payment')
  if (made?.secret !== secret || made.url !== url) {
    const { apiKey } = paymentKeys(secret)
    made = { secret, url, provider: createPaymentProvider({ apiKey, ...(url !== undefined && { url }) }) }
  }
  return made.provider
}
