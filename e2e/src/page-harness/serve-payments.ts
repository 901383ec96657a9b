import type { BrowserPayment } from '@forecourt/contracts/payments/browser-payment'
import { needs, scriptPath } from '@forecourt/providers/payment/needs'
import { sandbox } from '@forecourt/providers/payment/sandbox'
import { startSandbox } from '@forecourt/providers/sandboxes'

/** The payment provider's sandbox, for pages with its form: `serve({ providerOrigins })` allows it where a page allows the provider. */
export async function servePayments() {
  const payments = sandbox.create()
  const { url, close } = await startSandbox(payments)
  const intentOf = (key: string) => payments.intents.create(new URLSearchParams({ amount: '20000' }), key)
  return {
    payments,
    close,
    providerOrigins: Object.fromEntries(needs.origins.map((origin) => [origin, url])),
    /** The same key is the same payment. */
    payment: (key: string): BrowserPayment => ({
      client_secret: intentOf(key).client_secret ?? '',
      publishable_key: 'pk_test_sandbox',
      script_url: new URL(scriptPath, url).href,
    }),
    statusOf: (key: string) => intentOf(key).status,
  }
}
