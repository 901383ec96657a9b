import { randomUUID } from 'node:crypto'
import type { createLead } from '@forecourt/contracts/endpoints/forms'
import { errorCodes } from '@forecourt/contracts/error-codes'
import type { FormValue } from '@forecourt/contracts/leads/lead'
import type { Site } from '@forecourt/contracts/site/site'
import { filledInWords, honeypotField } from '@forecourt/domain/leads/spam-verdict'
import { AppError } from '@forecourt/lambda-kit/app-error'
import type { FormAnswers } from '@forecourt/lambda-kit/http/api-handler'
import { sentMark } from '@forecourt/leads/sent-mark'
import { type LeadServices, readCar } from './endpoint.ts'
import { findForm } from './form-of.ts'
import { errorPage } from './refused-form-page.ts'

/** Fields of a plain form that are no fields of the lead's. */
const controls = ['form', 'car_id', 'page_id', 'url'] as const
const challengeField = 'cf-turnstile-response'
const ownNames: ReadonlySet<string> = new Set([...controls, challengeField, 'idempotency_key'])

/** The values that a shopper entered; a name that is there several times has a list. */
function valuesOf(fields: URLSearchParams): Record<string, FormValue> {
  const all = Map.groupBy(fields, ([name]) => name)
  const values = [...all].map(([name, given]): [string, FormValue] => {
    const [first = '', ...more] = given.map(([, value]) => value)
    return [name, more.length > 0 ? [first, ...more] : first]
  })
  return Object.fromEntries(values.filter(([name]) => !ownNames.has(name)))
}

type FormServices = Pick<LeadServices, 'findCar'> & {
  /** What marks of sent forms are signed with. */ marksSecret(): Promise<string>
}

/** RT-10. Forms without scripts: a redirect to the success page, or the form again with its errors. */
export const plainForm = ({ findCar, marksSecret }: FormServices): FormAnswers<typeof createLead> => ({
  toBody: (fields) => ({
    ...Object.fromEntries(controls.flatMap((name) => (fields.get(name) ? [[name, fields.get(name)]] : []))),
    challenge: fields.get(challengeField) ?? undefined,
    values: valuesOf(fields),
  }),
  async nextPath(_, { site, body: { car_id, ...body } }) {
    const now = new Date()
    const category = findForm(site, { ...body, car_id }, { now })?.category
    if (!category) return '/success'
    // The form and its car, and nothing of the shopper.
    const mark = sentMark(await marksSecret(), site.slug, { category, ...(car_id && { car_id }) }, now)
    return `/success?sent=${mark}`
  },
  async toErrorPage(error, fields, site) {
    const { form, car } = await knownForm(site, fields, findCar)
    const page = errorPage({
      site,
      error: inShopperWords(error, site),
      form,
      car,
      values: valuesOf(fields),
      hidden: hiddenFields(error, fields),
      hasTrap: !isTrapped(error),
    })
    const retryAfterSeconds = error.retryAfterSeconds ?? (isOurs(error) ? retrySeconds : undefined)
    return {
      ...page,
      statusCode: errorCodes[error.code].status,
      headers: {
        ...page.headers,
        ...(retryAfterSeconds !== undefined && { 'retry-after': String(retryAfterSeconds) }),
      },
    }
  },
})

const retrySeconds = 5
const isOurs = ({ code }: AppError): boolean => errorCodes[code].status >= 500
/** Without scripts there is no challenge to pass: the form comes again without the trap, and the limits by address hold. */
const isTrapped = ({ fields = [] }: AppError): boolean => fields.some(({ field }) => field === honeypotField)

/** What a shopper can do about an error whose own message is for programs. */
function inShopperWords(error: AppError, { phone }: Site): AppError {
  if (isOurs(error))
    return new AppError(error.code, `Something failed on our side. Send the form again, or call ${phone}.`)
  if (isTrapped(error)) return new AppError(error.code, filledInWords)
  if (error.code === 'too_large')
    return new AppError(error.code, 'The text is too long. Go back, shorten it, then send the form again.')
  if (error.code === 'forbidden')
    return new AppError(
      error.code,
      `Your browser did not say which page the form is from. Go back and send it again, or call ${phone}.`,
    )
  return error
}

/** The form as the page had it, with its car. */
async function knownForm(site: Site, fields: URLSearchParams, findCar: LeadServices['findCar']) {
  const form = fields.get('form') ?? ''
  const car_id = fields.get('car_id') ?? undefined
  const car = car_id === undefined ? undefined : await readCar(site, car_id, { findCar })
  return {
    form: findForm(site, { form, car_id }, { car, now: new Date() }),
    car: car === 'unread' ? undefined : car,
  }
}

/**
 * Replaces a used or invalid key, so that sending again works. After a failure of ours the key stays: the lead may be
 * stored, and a form without a key has the one that its content makes.
 */
function hiddenFields(error: AppError, fields: URLSearchParams): [string, string][] {
  const { code } = error
  const key = fields.get('idempotency_key')
  const hasNewKey = key === null || code === 'conflict' || code === 'bad_request'
  const kept = controls.flatMap((name): [string, string][] =>
    fields.get(name) ? [[name, fields.get(name) ?? '']] : [],
  )
  if (key === null && isOurs(error)) return kept
  return [...kept, ['idempotency_key', hasNewKey ? randomUUID() : key]]
}
