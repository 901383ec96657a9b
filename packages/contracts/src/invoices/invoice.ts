/** What the dealer's system says of an invoice's number and amount. */
export type InvoiceOutcome = 'confirmed' | 'unknown' | 'paid' | 'other-amount'
