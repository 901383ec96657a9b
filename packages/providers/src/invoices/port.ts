import * as z from 'zod/mini'

/** An invoice as a shopper types it, at the dealership that wrote it. */
export const invoiceKeySchema = z.object({
  dealership: z.string().check(z.minLength(1), z.maxLength(100)),
  number: z.string().check(z.regex(/^[A-Z0-9][A-Z0-9/-]{0,39}$/)),
})
export type InvoiceKey = z.infer<typeof invoiceKeySchema>

/** What is due of it, in cents of an Australian dollar; a paid one has nothing due. */
export type Invoice = { number: string; dueCents: number; isPaid: boolean }

export interface InvoiceProvider {
  /** Undefined for one that the dealer's system does not know. Throws `ProviderError`. */
  findInvoice(key: InvoiceKey): Promise<Invoice | undefined>
}
