import { randomUUID } from 'node:crypto'
import type { createLead } from '@forecourt/contracts/endpoints/forms'
import { errorCodes } from '@forecourt/contracts/errors'
import type { FormValue } from '@forecourt/contracts/leads/lead'
import type { Site } from '@forecourt/contracts/site/site'
import type { AppError } from '@forecourt/lambda-kit/app-error'
import type { FormAnswers } from '@forecourt/lambda-kit/http/api-handler'
import { errorPage } from './error-page.ts'
import { findForm } from './form-of.ts'

/** Fields of a plain form that are no fields of the lead's. */
const controls = ['form', 'car_id', 'page_id', 'url'] as const
const challengeField = 'cf-turnstile-response'
const ownNames: ReadonlySet<string> = new Set([...controls, challengeField, 'idempotency_key'])

/** The values that a shopper entered; a name that is there several times has a list. */
function valuesOf(fields: URLSearchParams): Record<string, FormValue> {
  const names = [...new Set(fields.keys())].filter((name) => !ownNames.has(name))
  return Object.fromEntries(
    names.map((name) => {
      const all = fields.getAll(name)
      return [name, all.length > 1 ? all : (all[0] ?? '')]
    }),
  )
}

/** RT-10. Forms without scripts: a redirect to the success page, or the form again with its errors. */
export const plainForm: FormAnswers<typeof createLead> = {
  toBody: (fields) => ({
    ...Object.fromEntries(controls.flatMap((name) => (fields.get(name) ? [[name, fields.get(name)]] : []))),
    challenge: fields.get(challengeField) ?? undefined,
    values: valuesOf(fields),
  }),
  nextPath: () => '/success',
  toErrorPage(error, fields, site) {
    const hidden = hiddenFields(error, fields)
    const page = errorPage({ site, error, form: knownForm(site, fields), values: valuesOf(fields), hidden })
    const { retryAfterSeconds } = error
    return {
      ...page,
      statusCode: errorCodes[error.code].status,
      headers: {
        ...page.headers,
        ...(retryAfterSeconds !== undefined && { 'retry-after': String(retryAfterSeconds) }),
      },
    }
  },
}

function knownForm(site: Site, fields: URLSearchParams) {
  const form = fields.get('form') ?? ''
  const car_id = fields.get('car_id') ?? undefined
  return findForm(site, { form, car_id }, { now: new Date() })
}

/** Replaces a used or invalid key, so that sending again works. */
function hiddenFields({ code }: AppError, fields: URLSearchParams): [string, string][] {
  const key = fields.get('idempotency_key')
  const hasNewKey = key === null || code === 'conflict' || code === 'bad_request'
  const kept = controls.flatMap((name): [string, string][] =>
    fields.get(name) ? [[name, fields.get(name) ?? '']] : [],
  )
  return [...kept, ['idempotency_key', hasNewKey ? randomUUID() : key]]
}
