import { systemDownWords } from '@forecourt/domain/invoices/check-invoice'
import { AppError } from '@forecourt/lambda-kit/app-error'
import { providerSecret } from '@forecourt/lambda-kit/aws/stage-secret'
import { environment } from '@forecourt/lambda-kit/environment'
import { logWarning } from '@forecourt/lambda-kit/observability/log'
import { createInvoiceProvider } from '@forecourt/providers/invoices/adapter'
import type { Invoice, InvoiceKey, InvoiceProvider } from '@forecourt/providers/invoices/port'
import { ProviderError } from '@forecourt/providers/provider-error'
import * as z from 'zod/mini'

const settings = environment(z.object({ INVOICES_URL: z.url() }))

let made: { secret: string; provider: InvoiceProvider } | undefined

/** One in a process, for the credential that the stage has now. */
async function invoiceProvider(): Promise<InvoiceProvider> {
  const secret = await providerSecret('invoices')
  if (made?.secret !== secret)
    made = { secret, provider: createInvoiceProvider({ apiKey: secret, url: settings().INVOICES_URL }) }
  return made.provider
}

/** As the dealer's system has it now. @throws AppError `unavailable` while it does not answer. */
export async function findInvoice(key: InvoiceKey, phone: string): Promise<Invoice | undefined> {
  const provider = await invoiceProvider()
  try {
    return await provider.findInvoice(key)
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    logWarning('An invoice cannot be confirmed', error)
    throw new AppError('unavailable', systemDownWords(phone), { retryAfterSeconds: error.retryAfterSeconds ?? 10 })
  }
}
