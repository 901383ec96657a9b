import type { TickTimes } from '@forecourt/contracts/leads/consent'
import type { FormValue } from '@forecourt/contracts/leads/lead'
import type { PublicSite } from '@forecourt/contracts/site/site'
import type { ShownVehicle } from '@forecourt/contracts/stock/vehicle'
import { shownEstimate } from '@forecourt/domain/finance/budget/your-week'
import { financeForm } from '@forecourt/domain/finance/quote/finance-form'
import { clampPrice, type Loan, quoteRequest } from '@forecourt/domain/finance/quote/loan'
import { showsQuote } from '@forecourt/domain/finance/quote/quote-beside-estimate'
import {
  initialLoan,
  type QuoteParameters,
  restoredLoan,
  typedLoan,
} from '@forecourt/domain/finance/quote/quote-parameters'
import { initialValues, visitorDetailsOf } from '@forecourt/domain/leads/answers/initial-values'
import { withoutConsents, withTick } from '@forecourt/domain/leads/consent'
import { fillTime } from '@forecourt/domain/leads/spam-verdict'
import { lentPrice } from '@forecourt/domain/pricing/price'
import { displayPhone } from '@forecourt/domain/shoppers/phone-text'
import { leadAttributes, useApi, useRequest, useSite, useTrack, useYourWeek } from '@forecourt/shell-api'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { AskedCarState } from '../../car/use-asked-car.ts'
import { customerBody, leadBody } from './requests.ts'
import { type SubmitState, sendQuote } from './send-quote.ts'
import { useFormErrors } from './use-form-errors.ts'
import { usePhoneCheck } from './use-phone-check.ts'
import { useQuickQuote } from './use-quick-quote.ts'
import { useQuoteDraft } from './use-quote-draft.ts'

export type FinanceSubject = { asked: AskedCarState; parameters: QuoteParameters }
type Values = Record<string, FormValue>

/** FQ-4 to FQ-10. The state of the finance form, on its page and in the dialog: loan, quote, shopper, phone number, sending. */
export function useFinanceForm({ asked, parameters }: FinanceSubject) {
  // The lead is about the car that was asked for, whatever becomes of it.
  const { vehicle, former } = asked.loaded
  const about = vehicle ?? former
  const { vehicle: financed, unavailable } = asked
  const carId = (vehicle ?? unavailable)?.id ?? ''
  const site = useSite()
  const api = useApi()
  const track = useTrack()
  const { path, query } = useRequest()
  const form = useMemo(() => financeForm(site, { car: about }), [site, about])
  const [first] = useState(() => initialLoan(parameters, vehicle && carLoan(vehicle, site)))
  const [loan, setLoan] = useState(first)
  const [hasTypedCredit, setHasTypedCredit] = useState(false)
  const { week } = useYourWeek()
  const shown = financed ? shownEstimate(financed, site, week) : { isOwn: false }
  const [values, setValues] = useState<Values>(() => firstValues(form, parameters))
  const [step, setStep] = useState(0)
  const { errors, refusals, recheck, findErrors } = useFormErrors(form)
  const [submitState, setSubmitState] = useState<SubmitState>({ kind: 'idle' })
  const challenge = useRef<string>(undefined)
  const tickedAt = useRef<TickTimes>({})
  const car = vehicle ? (financed ?? {}) : parameters
  const request = quoteRequest(loan, car, parameters.helper)
  const quick = useQuickQuote(request)
  const text = (name: string) => String(values[name] ?? '').trim()
  const phoneCheck = usePhoneCheck(() => ({
    first_name: text('name'),
    last_name: text('last_name'),
    email: text('email'),
    dealership_slug: about?.dealership_slug,
  }))
  const { verification, sessionPhone, sent } = phoneCheck
  const { phone } = verification
  const keptValues = useMemo(() => withoutConsents(form, values), [form, values])
  const { session, keep, wantStorage } = useQuoteDraft({
    carId,
    held: {
      typed: { ...typedLoan(loan, first), ...(hasTypedCredit && { credit: loan.credit }) },
      values: keptValues,
      phone,
      sent,
      step,
    },
    restore(draft, visitor) {
      if (draft) {
        setLoan(restoredLoan(first, draft.typed, parameters))
        if (draft.typed.credit) setHasTypedCredit(true)
        const url = draft.progress.customer?.redirectUrl
        if (draft.step === 3 && url !== undefined) setSubmitState({ kind: 'redirect', url })
        setStep(draft.step === 3 && url === undefined ? 2 : draft.step)
      }
      setValues((typed) => ({
        ...initialValues(form, visitor),
        ...withoutConsents(form, draft?.values ?? {}),
        ...entered(typed),
      }))
      const kept = draft?.phone || visitor?.phone
      if (!kept || phone !== '') return
      if (draft?.sent?.to === kept) verification.restoreSent(draft.sent)
      else verification.changePhone(kept)
    },
  })

  // A shopper who is signed in has a number that is confirmed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a number that was typed stays
  useEffect(() => {
    if (sessionPhone && verification.phone === '') verification.changePhone(displayPhone(sessionPhone))
  }, [sessionPhone])

  const given = { ...values, phone }

  function change(name: string, value: FormValue) {
    setValues({ ...values, [name]: value })
    tickedAt.current = withTick(tickedAt.current, name, value, new Date())
    recheck(name, { ...given, [name]: value })
  }

  /** FQ-9. The phone number is confirmed; what failed before is sent again, and nothing else. */
  async function send() {
    setSubmitState({ kind: 'sending' })
    const token = challenge.current
    // It is spent, whatever is answered.
    challenge.current = undefined
    const { waitMs, filledMs } = fillTime(session.current.startedAt, Date.now())
    await new Promise((resolve) => setTimeout(resolve, waitMs))
    const quote = quick.kind === 'quoted' ? quick.quote : undefined
    const all = {
      form,
      given,
      loan: request,
      quote,
      about,
      vehicle,
      financed,
      parameters,
      url: `${path}${query && `?${query}`}`,
      tickedAt: tickedAt.current,
      filledMs,
    }
    const next = await sendQuote({
      api,
      carId,
      progress: session.current.progress,
      save: keep,
      lead: {
        ...leadBody(all),
        lead_attributes: leadAttributes(),
        ...(token !== undefined && { challenge: token }),
      },
      customer: customerBody(all, leadAttributes()),
    })
    if (next.kind === 'unverified') phoneCheck.refuse()
    if (next.kind === 'unavailable') asked.lose(next.status)
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
    vehicle: financed,
    unavailable,
    loan,
    setLoan: (change: Partial<Loan>) => setLoan({ ...loan, ...change }),
    clampLoan: () => setLoan({ ...loan, price: clampPrice(loan.price) }),
    /** FQ-5. A credit history that the shopper names, the default one too. */
    chooseCredit(credit: Loan['credit']) {
      setHasTypedCredit(true)
      setLoan({ ...loan, credit })
    },
    quick,
    /** What the car's own page says that it costs, which the form begins with. */
    shown,
    showsQuote: showsQuote({
      hasEstimate: shown.estimate !== undefined,
      loan,
      car: vehicle && carLoan(vehicle, site),
      hasChosenCredit: hasTypedCredit || parameters.credit !== undefined,
    }),
    /** What the quote is asked for: whole dollars, and years. */
    quotedFor: { price: request.purchasePrice, term: request.loanTerm },
    values,
    change,
    wantStorage,
    // A number that is typed now is checked again with the next press.
    errors: errors.filter(({ field }) => field !== 'phone' || verification.phone.trim() === ''),
    /** How often something was wrong: each time the summary takes focus. */
    refusals,
    findErrors: () => findErrors(given),
    phoneCheck,
    send,
    submitState,
    setSubmitState,
    /** Undefined once the token is of no more use. */
    setChallenge(token: string | undefined) {
      challenge.current = token
    },
    step,
    setStep,
    restart,
  }
}

export type FinanceForm = ReturnType<typeof useFinanceForm>

/** What the loan of a car begins with: its price, and the term that it is advertised with. */
const carLoan = (vehicle: ShownVehicle, site: PublicSite) => ({
  price: lentPrice(vehicle, site),
  term: vehicle.finance_estimate?.terms.years,
})

/** RT-8: the dealership that the address prefers, where the form asks for one. */
function firstValues(form: ReturnType<typeof financeForm>, { dealership }: QuoteParameters): Values {
  const initial = initialValues(form)
  const field = form.fields.find(({ name }) => name === 'dealership_slug')
  const isOffered = field?.kind === 'select' && field.options.some(({ value }) => value === dealership)
  return dealership !== undefined && isOffered ? { ...initial, dealership_slug: dealership } : initial
}

const entered = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '' && value !== false))
