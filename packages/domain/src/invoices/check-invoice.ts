import type { InvoiceOutcome } from '@forecourt/contracts/invoices/invoice'
import { decimalText } from '../text/numbers.ts'

type KnownInvoice = { dueCents: number; isPaid: boolean }

/**
 * RT-21. What the dealer's system says of an invoice that a shopper typed. Another amount is refused without saying which is right: who
 * has the invoice can read it, and no one finds amounts by trying numbers.
 */
export function checkInvoice(invoice: KnownInvoice | undefined, cents: number): InvoiceOutcome {
  const outcomes: [InvoiceOutcome, boolean][] = [
    ['unknown', invoice === undefined],
    ['paid', invoice?.isPaid === true],
    ['other-amount', invoice?.dueCents !== cents],
  ]
  return outcomes.find(([, holds]) => holds)?.[0] ?? 'confirmed'
}

/** `$1,250`, `1250.5` and `1 250.50` in cents; undefined for what is no amount. */
export function centsOf(typed: string): number | undefined {
  const [, dollars, cents = ''] = /^\$?(\d{1,6})(?:\.(\d{1,2}))?$/.exec(typed.replaceAll(/[\s,]/g, '')) ?? []
  if (dollars === undefined) return undefined
  return Number(dollars) * 100 + Number(cents.padEnd(2, '0'))
}

/** 125050 as `$1,250.50`. */
export const centsText = (cents: number): string => `$${decimalText(cents / 100, 2)}`

/** As invoices have it: without spaces, in capitals. */
export const tidyInvoiceNumber = (typed: string): string => typed.replaceAll(/\s/g, '').toUpperCase()

/** What a shopper reads at the field that is wrong. */
export const invoiceWords = {
  unknown: { field: 'reference', message: 'We do not find this invoice. Check the number as it is on your invoice' },
  paid: { field: 'reference', message: 'This invoice is paid already: there is nothing left to pay' },
  'other-amount': { field: 'amount', message: 'This is not the amount of this invoice. Enter it with its cents' },
} as const satisfies Record<Exclude<InvoiceOutcome, 'confirmed'>, { field: string; message: string }>

/** The system of the dealer does not answer. */
export const systemDownWords = (phone: string): string =>
  `Your invoice cannot be checked right now. Nothing was charged. Try again in a moment, or call ${phone}.`
