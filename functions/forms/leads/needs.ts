import { createLead, department, sentForm } from '@forecourt/contracts/endpoints/forms'
import type { FunctionNeeds } from '@forecourt/contracts/functions/needs'

export const needs = {
  purpose: 'Stores what shoppers send by forms',
  errors: { costs: 'shoppers cannot send an enquiry', alarmThreshold: 1 },
  memoryMb: 512,
  timeoutSeconds: 15,
  runs: { http: [createLead, department, sentForm] },
  tables: {
    config: ['get'],
    leads: ['get', 'put'],
    contacts: ['put'],
    sessions: ['get'],
    limits: ['get', 'update'],
  },
  readsStockAsTenant: true,
  secrets: ['lead-keys', 'sent-marks'],
  providers: ['challenge'],
} as const satisfies FunctionNeeds
