import { confirmInvoice, requestPayment } from '@forecourt/contracts/endpoints/online-payment'
import type { FunctionNeeds } from '@forecourt/contracts/functions/needs'

export const needs = {
  purpose: 'Confirms invoices that shoppers want to pay, and tells the dealership',
  errors: { costs: 'shoppers cannot pay invoices online', alarmThreshold: 5 },
  memoryMb: 512,
  timeoutSeconds: 15,
  runs: { http: [confirmInvoice, requestPayment] },
  tables: {
    config: ['get'],
    sessions: ['get'],
    limits: ['get', 'update'],
    leads: ['get', 'put'],
    contacts: ['put'],
  },
  secrets: ['lead-keys'],
  providers: ['invoices'],
} as const satisfies FunctionNeeds
