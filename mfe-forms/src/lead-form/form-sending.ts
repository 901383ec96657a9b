import type { createLead } from '@forecourt/contracts/endpoints/forms'
import type { requestPayment } from '@forecourt/contracts/endpoints/online-payment'
import type { LeadRequest } from '@forecourt/contracts/leads/lead'
import type { FormValues } from '@forecourt/domain/leads/form'
import type { Api } from '@forecourt/shell-api'
import type { FormKind } from '../kinds/form-kind.ts'
import type { Endpoints } from '../load-endpoints.ts'

type Sending = {
  /** Where a browser without scripts sends it. */
  action: `/api/${string}`
  send(api: Api, endpoints: Endpoints, request: LeadRequest, idempotencyKey: string): Promise<unknown>
  /** Checks the first step before the second shows; it rejects with what is wrong there. */
  checkFirstStep?(api: Api, endpoints: Endpoints, values: FormValues): Promise<unknown>
}

const asLead: Sending = {
  action: '/api/leads' satisfies (typeof createLead)['path'],
  send: (api, { createLead: row }, body, idempotencyKey) => api.send(row, { body, idempotencyKey }),
}

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** RT-21. The dealer's system is asked for the invoice before the shopper's details are. */
const asPayment: Sending = {
  action: '/api/online-payment' satisfies (typeof requestPayment)['path'],
  send: (api, { requestPayment: row }, body, idempotencyKey) => api.send(row, { body, idempotencyKey }),
  checkFirstStep: (api, { confirmInvoice }, { reference, amount, dealership_slug, location }) =>
    api.send(confirmInvoice, {
      body: {
        reference: text(reference) ?? '',
        amount: text(amount) ?? '',
        dealership_slug: text(dealership_slug),
        location: text(location),
      },
    }),
}

export const formSending = (kind: FormKind['name']): Sending => (kind === 'online-payment' ? asPayment : asLead)
