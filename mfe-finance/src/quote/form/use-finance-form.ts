import type { QuoteProgress } from '@forecourt/contracts/finance/quote-draft'
import type { FormValue } from '@forecourt/contracts/leads/lead'
import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { financeForm } from '@forecourt/domain/finance/quote/finance-form'
import { clampPrice, type Loan, quoteRequest } from '@forecourt/domain/finance/quote/loan'
import { initialLoan, type QuoteParameters } from '@forecourt/domain/finance/quote/quote-parameters'
import { initialValues, visitorDetailsOf } from '@forecourt/domain/leads/initial-values'
import { type FormError, validateForm } from '@forecourt/domain/leads/validate-form'
import { displayPhone } from '@forecourt/domain/shoppers/normalise-phone'
import { leadAttributes, useApi, useRequest, useSite, useTrack } from '@forecourt/shell-api'
import { useEffect, useMemo, useRef, useState } from 'react'
import { type Endpoints, loadEndpoints } from '../../load-endpoints.ts'
import { customerBody, leadBody } from './requests.ts'
import { type SubmitState, sendQuote } from './send-quote.ts'
import { usePhoneCheck } from './use-phone-check.ts'
import { useQuickQuote } from './use-quick-quote.ts'

export type FinanceSubject = { vehicle: Vehicle | undefined; parameters: QuoteParameters }
type Values = Record<string, FormValue>

/** What is about the form and not about what it shows. */
type Session = { startedAt: number; progress: QuoteProgress; endpoints: Endpoints | undefined }

/** FQ-4 to FQ-10. The state of the finance form, on its page and in the dialog: loan, quote, shopper, phone number, sending. */
export function useFinanceForm({ vehicle, parameters }: FinanceSubject) {
  const site = useSite()
  const api = useApi()
  const track = useTrack()
  const { path, query } = useRequest()
  const form = useMemo(() => financeForm(site, { car: vehicle }), [site, vehicle])
  const [loan, setLoan] = useState(() => initialLoan(parameters, vehicle?.offer_price ?? vehicle?.price))
  const [values, setValues] = useState<Values>(() => firstValues(form, parameters))
  const [step, setStep] = useState(0)
  const [errors, setErrors] = useState<readonly FormError[]>([])
  const [submitState, setSubmitState] = useState<SubmitState>({ kind: 'idle' })
  const session = useRef<Session>({ startedAt: 0, progress: {}, endpoints: undefined })
  const car = vehicle ?? parameters
  const request = quoteRequest(loan, car, parameters.helper)
  const quick = useQuickQuote(request)
  const text = (name: string) => String(values[name] ?? '').trim()
  const phoneCheck = usePhoneCheck(() => ({
    first_name: text('name'),
    last_name: text('last_name'),
    email: text('email'),
    dealership_slug: vehicle?.dealership_slug,
  }))
  const { verification, sessionPhone } = phoneCheck
  const carId = vehicle?.id ?? ''

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each form
  useEffect(() => {
    session.current.startedAt ||= Date.now()
    loadEndpoints().then(restore, () => {})
  }, [carId])

  function restore(endpoints: Endpoints) {
    const draft = endpoints.readQuoteDraft(carId)
    const visitor = endpoints.readQuoteVisitor()
    const now = session.current
    now.endpoints = endpoints
    if (draft) {
      now.startedAt = draft.startedAt
      now.progress = draft.progress
      setLoan({ price: draft.price, term: draft.term, credit: draft.credit })
      const url = draft.progress.customer?.redirectUrl
      if (draft.step === 3 && url !== undefined) setSubmitState({ kind: 'redirect', url })
      setStep(draft.step === 3 && url === undefined ? 2 : draft.step)
    }
    setValues((typed) => ({ ...initialValues(form, visitor), ...draft?.values, ...entered(typed) }))
    const phone = draft?.phone || visitor?.phone
    if (phone && verification.phone === '') verification.changePhone(phone)
  }

  // A shopper who is signed in has a number that is confirmed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a number that was typed stays
  useEffect(() => {
    if (sessionPhone && verification.phone === '') verification.changePhone(displayPhone(sessionPhone))
  }, [sessionPhone])

  function keep(progress: QuoteProgress = session.current.progress) {
    const { endpoints, startedAt } = session.current
    session.current.progress = progress
    if (startedAt > 0)
      endpoints?.writeQuoteDraft({ carId, ...loan, values, phone: verification.phone, step, startedAt, progress })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever the draft holds
  useEffect(() => keep(), [loan, values, verification.phone, step])

  const given = { ...values, phone: verification.phone }

  function change(name: string, value: FormValue) {
    const changed = { ...values, [name]: value }
    setValues(changed)
    const result = validateForm(form, { ...changed, phone: verification.phone })
    const wrong = 'errors' in result ? result.errors : []
    // An error goes as soon as its field is right; no new one appears while typing.
    setErrors(errors.filter((old) => old.field !== name || wrong.some(({ field }) => field === name)))
  }

  /** What is wrong with the shopper's details; FQ-13 asks where the postcode is. */
  async function findErrors(): Promise<readonly FormError[]> {
    const result = validateForm(form, given)
    const found = 'errors' in result ? result.errors : await postcodeErrors(text('postcode'))
    setErrors(found)
    return found
  }

  async function postcodeErrors(postcode: string): Promise<readonly FormError[]> {
    if (!site.quote.ask_postcode) return []
    const { findPostcodeProblem, geocodePostcode } = await loadEndpoints()
    const message = await findPostcodeProblem(() => api.get(geocodePostcode, { postcode }))
    return message ? [{ field: 'postcode', message }] : []
  }

  /** FQ-9. The phone number is confirmed; what failed before is sent again, and nothing else. */
  async function send() {
    setSubmitState({ kind: 'sending' })
    const quote = quick.kind === 'quoted' ? quick.quote : undefined
    const sent = { form, given, loan: request, quote, vehicle, parameters, url: `${path}${query && `?${query}`}` }
    const next = await sendQuote({
      api,
      progress: session.current.progress,
      save: keep,
      lead: {
        ...leadBody(sent),
        filled_ms: Math.max(0, Date.now() - session.current.startedAt),
        lead_attributes: leadAttributes(),
      },
      customer: customerBody(sent, leadAttributes()),
    })
    if (next.kind === 'unverified') phoneCheck.refuse()
    if (next.kind === 'redirect') {
      track('enquiry-sent', { category: form.category, ...(vehicle && { car_id: vehicle.id }) })
      session.current.endpoints?.writeQuoteVisitor(visitorDetailsOf(given))
      setStep(3)
      window.location.assign(next.url)
    }
    setSubmitState(next)
  }

  /** Another quote of the same car: the lead that went out stays. */
  function restart() {
    session.current.progress = { lead: session.current.progress.lead }
    setSubmitState({ kind: 'idle' })
    setStep(0)
  }

  return {
    form,
    vehicle,
    loan,
    setLoan: (change: Partial<Loan>) => setLoan({ ...loan, ...change }),
    clampLoan: () => setLoan({ ...loan, price: clampPrice(loan.price) }),
    quick,
    values,
    change,
    // A number that is typed now is checked again with the next press.
    errors: errors.filter(({ field }) => field !== 'phone' || verification.phone.trim() === ''),
    findErrors,
    phoneCheck,
    send,
    submitState,
    setSubmitState,
    step,
    setStep,
    restart,
  }
}

export type FinanceForm = ReturnType<typeof useFinanceForm>

/** RT-8: the dealership that the address prefers, where the form asks for one. */
function firstValues(form: ReturnType<typeof financeForm>, { dealership }: QuoteParameters): Values {
  const initial = initialValues(form)
  const field = form.fields.find(({ name }) => name === 'dealership_slug')
  const isOffered = field?.kind === 'select' && field.options.some(({ value }) => value === dealership)
  return dealership !== undefined && isOffered ? { ...initial, dealership_slug: dealership } : initial
}

const entered = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '' && value !== false))
