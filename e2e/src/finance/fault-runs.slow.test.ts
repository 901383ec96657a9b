import type { QuoteProgress } from '@forecourt/contracts/finance/quote-draft'
import { seededNumbers } from '@forecourt/contracts/testing/seeded-numbers'
import { testSite } from '@forecourt/contracts/testing/test-site'
import { type SubmitCalls, submitQuote } from '@forecourt/domain/finance/quote/submit-quote'
import { handler as quoteHandler } from '@forecourt/functions/finance/quote'
import { handler as leadsHandler } from '@forecourt/functions/forms/leads'
import type { HttpHandler } from '@forecourt/lambda-kit/http/http-request'
import { startSession } from '@forecourt/lambda-kit/http/session'
import { writeSite } from '@forecourt/lambda-kit/tenants/tenant-config'
import { httpEvent, lambdaContext } from '@forecourt/lambda-kit/testing/http-event'
import { startLocalTables } from '@forecourt/lambda-kit/testing/local-tables'
import { listLeads } from '@forecourt/leads/store/lead-table'
import { startSandbox } from '@forecourt/providers/start-sandbox'
import { sandbox as youxDefinition } from '@forecourt/providers/youx/sandbox'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

/** `npm run test:all` has enough that rare orders of faults come up. */
const runs = process.env.TEST_SCOPE === 'all' ? 500 : 50
const maxFailedPresses = 3
/** Shoppers who press at the same time. */
const batch = 25
const youx = youxDefinition.create()
const random = seededNumbers(17)
const oneOf = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T

/** A request that does not arrive, or whose answer is lost after the work is done. */
const networkFaults = ['none', 'none', 'request-lost', 'answer-lost'] as const
/** How often the session that verified the number is over when the button is pressed. */
const signedOutShare = 0.15
const noSession = 'x'.repeat(43)

let open: { close(): unknown }[] = []
beforeAll(async () => {
  const [tables, lender] = await Promise.all([startLocalTables(), startSandbox(youx)])
  open = [tables, lender]
  Object.assign(process.env, {
    LEAD_KEYS_SECRET: 'a-secret-of-lead-keys',
    SHOPPER_KEYS_SECRET: 'a-secret-of-shopper-keys',
    YOUX_URL: lender.url,
    YOUX_SECRET: 'a-secret-of-the-lender',
    YOUX_REDIRECT_HOSTS: new URL(lender.url).host,
  })
  await writeSite(testSite({ leads: { limits: { per_address: 1_000_000, per_site: 1_000_000 } } }))
  for (const stream of [process.stdout, process.stderr]) vi.spyOn(stream, 'write').mockReturnValue(true)
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterAll(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  await Promise.all(open.map((one) => one.close()))
})

type Call = { handler: HttpHandler; path: string; body: object; key: string; session: string; ip: string }

async function post({ handler, path, body, key, session, ip }: Call): Promise<never> {
  const event = httpEvent({ path, route: path, method: 'POST', tenant: 'northgate', body: JSON.stringify(body) })
  const headers = {
    ...event.headers,
    'content-type': 'application/json',
    origin: 'https://own.example',
    'x-site-host': 'own.example',
    'x-viewer-ip': ip,
    'idempotency-key': key,
  }
  const answer = await handler({ ...event, headers, cookies: [`__Host-session=${session}`] }, lambdaContext())
  if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}: ${answer.body}`)
  return JSON.parse(answer.body ?? '') as never
}

async function throughNetwork<T>(work: () => Promise<T>, fault: (typeof networkFaults)[number]): Promise<T> {
  if (fault === 'request-lost') throw new Error('network')
  const answer = await work()
  if (fault === 'answer-lost') throw new Error('network')
  return answer
}

/** One shopper in one tab: each press of the button sends what is missing. Some presses end in a reload. */
async function openTab(index: number) {
  const phone = `+6149${String(1_000_000 + index)}`
  const session = await startSession('northgate', phone)
  const person = { name: `Shopper${index}`, last_name: 'Ng', email: `s${index}@shopper.example`, phone }
  const loan = { selfAssessedCreditScore: 'GREAT', purchasePrice: 30_000, loanTerm: 5 }
  const common = { session, ip: `2001:db8:${index.toString(16)}::1` }
  const lead = { form: 'finance-enquiry', filled_ms: 9000, values: { ...person, purchasePrice: '30000' } }
  const { name: firstName, last_name: lastName, email } = person
  const data = { ...loan, phoneNumber: phone, firstName, lastName, email, subscribe: false }
  const customer = { data, additionalData: {} }
  let stored: QuoteProgress = {}

  /** The lender's address; undefined where something failed. */
  return async function press(hasFaults: boolean): Promise<string | undefined> {
    const [leadFault, customerFault] = hasFaults ? [oneOf(networkFaults), oneOf(networkFaults)] : networkFaults
    const isSignedOut = hasFaults && random() < signedOutShare
    const isCutShort = hasFaults && random() < 0.2
    const calls: SubmitCalls = {
      newKey: () => `key-of-${index}-${Math.floor(random() * 1e9)}`.padEnd(20, '0'),
      async sendLead(key) {
        const send = () => post({ handler: leadsHandler, path: '/api/leads', body: lead, key, ...common })
        await throughNetwork(send, leadFault)
      },
      createCustomer(key) {
        const path = '/api/youx/create-customer'
        return throughNetwork(
          () =>
            post({
              ...common,
              ...{ handler: quoteHandler, path, body: customer, key },
              ...(isSignedOut && { session: noSession }),
            }),
          customerFault,
        )
      },
      describe: (error) => ({ isUnverified: String(error).includes('answered 401') }),
    }
    const hadCustomer = stored.customer?.redirectUrl !== undefined
    let isReloaded = false
    const save = (progress: QuoteProgress) => {
      // A tab that is reloaded has what it stored up to then.
      if (!isReloaded) stored = structuredClone(progress)
      isReloaded = isCutShort
    }
    const outcome = await submitQuote({ identity: email, content: JSON.stringify(data), progress: stored, save }, calls)
    // No customer is made without the session, and the next press continues with a new one.
    if (isSignedOut) expect(outcome.kind === 'redirect' && !hadCustomer).toBe(false)
    return outcome.kind === 'redirect' && !isCutShort ? outcome.url : undefined
  }
}

/** Shoppers who press at the same time, each until the lender's page opens. */
async function shop(first: number): Promise<(string | undefined)[]> {
  // A day later: the site may make as many customers again.
  vi.setSystemTime(Date.now() + 86_400_000)
  const tabs = await Promise.all(Array.from({ length: batch }, (_, index) => openTab(first + index)))
  const urls: (string | undefined)[] = tabs.map(() => undefined)
  for (let press = 0; press <= maxFailedPresses; press++) {
    const hasFaults = press < maxFailedPresses
    youx.setFault(hasFaults && random() < 0.7 ? oneOf(youx.faults) : null)
    // A circuit that opened lets the next press probe.
    vi.setSystemTime(Date.now() + 20_000)
    await Promise.all(
      tabs.map(async (tab, index) => {
        urls[index] ??= await tab(hasFaults)
      }),
    )
  }
  return urls
}

test(`[FQ-9] ${runs} shoppers among faults: every one reaches the lender, no lead is lost or there twice, and neither is a customer`, async () => {
  const urls: (string | undefined)[] = []
  for (let first = 0; first < runs; first += batch) {
    urls.push(...(await shop(first)))
    const customers = youx.inbox().filter(({ kind }) => kind === 'customer')
    expect(customers).toHaveLength(batch)
    youx.reset()
  }
  expect(urls).not.toContain(undefined)
  expect(new Set(urls).size).toBe(runs)
  const leads = await listLeads('northgate', runs * 2)
  expect(leads).toHaveLength(runs)
  expect(new Set(leads.map(({ person }) => person.email)).size).toBe(runs)
  expect(leads.every(({ category, tags }) => category === 'Finance Enquiry' && tags?.[0] === 'YouX')).toBe(true)
}, 300_000)
