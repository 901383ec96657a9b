import { type Consent, consentSchema } from '@forecourt/contracts/leads/consent'
import type { FormValue } from '@forecourt/contracts/leads/lead'
import type { Lead, TargetName } from '@forecourt/contracts/leads/stored-lead'
import type { Site } from '@forecourt/contracts/site/site'
import { formNames } from '@forecourt/domain/leads/all-forms'
import type { FormDefinition } from '@forecourt/domain/leads/form'
import { sendTo } from '@forecourt/leads/delivery/send-to'
import { destinationOf } from '@forecourt/leads/delivery/targets'
import { leadsSection } from '@forecourt/local/operator/leads-section'
import { leadRow } from '@forecourt/local/operator/operator-data'
import { leadText } from '@forecourt/ops/lead-text'
import { expect } from 'vitest'
import * as z from 'zod/mini'
import { customerBody } from '../../../../mfe-finance/src/quote/form/requests.ts'
import { askLender } from '../ask-lender.ts'
import { consentBoxes, sentAt, tickedAt } from './sent-lead.ts'

/** What a surface says of consent: the consent or null, in words, or whether there is any. */
export type Said = Consent | null | string | boolean
/** How the box was sent. */
export type Box = { form: FormDefinition; ticked: unknown; isPlainForm: boolean }
type Reader = (lead: Lead, site: Site, box: Box) => Promise<readonly Said[]> | readonly Said[]

const noAttributes = { visited_pages: [], linked_query_params: {} }
const sentLoan = {
  loan: { selfAssessedCreditScore: 'GREAT', purchasePrice: 30_000, loanTerm: 5 },
  quote: undefined,
  about: undefined,
  vehicle: undefined,
  financed: undefined,
  parameters: {},
  url: '/finance',
  tickedAt: {},
  filledMs: 120_000,
} as const

/** How the consent of a lead is read on each surface of leads, or why it is not there. */
export const consentSurfaces: Readonly<Record<string, Reader | string>> = {
  ...Object.fromEntries(
    formNames.map((name) => [`form ${name}`, 'they are what is sent: the other side of the matrix']),
  ),
  'endpoint GET /api/leads/sent/{mark}': 'it says which form was sent, and about which car',
  'endpoint POST /api/leads': ({ marketing }) => [marketing ?? null],
  'endpoint POST /api/spin-to-win': 'its lead is composed as every other: functions/forms/spin-to-win tests it',
  'endpoint POST /api/online-payment': 'its lead is composed as every other: functions/forms/online-payment tests it',
  'endpoint POST /api/trade-in/complete': 'its lead has the first one’s consent: functions/forms/trade-in tests it',
  'endpoint GET /api/check-if-contact-exists': 'it says whether a number is known, and nothing of it',
  'endpoint GET /api/privacy': 'it needs the table: the test of the export reads it',
  'endpoint POST /api/youx/create-customer': async (_lead, site, { form, ticked, isPlainForm }) => {
    const [box] = consentBoxes(form)
    if (form.name !== 'finance-enquiry' || isPlainForm || !box) return []
    const more = { ticked_at: { [box.name]: tickedAt.toISOString() }, filled_ms: 120_000 }
    // As the finance form sends it, and as anybody else may.
    const shown = customerBody({ ...sentLoan, form, given: { [box.name]: ticked as FormValue } }, noAttributes)
    const answers = await Promise.all(
      [shown.data.subscribe, ticked].map((subscribe) => askLender(site, { data: { subscribe }, more, now: sentAt })),
    )
    return answers.flatMap((asked) => {
      if (!asked) return []
      const { data, additionalData } = asked.sent ?? expect.unreachable()
      return [data.subscribe, z.nullable(consentSchema).parse(additionalData.marketing_consent)]
    })
  },
  'endpoint POST /api/watchlist/unsubscribe': 'it ends messages: functions/forms/watchlist tests it',
  'command shopper export': 'it prints what GET /api/privacy answers',
  'command leads list': 'it has a line a lead, and of the lead no more than its name and category',
  'command leads show': (lead, site) => inText(leadText(lead, site), /^May be sent offers +(.+)$/gm),
  'the operator’s page': (lead, site) => {
    const { text } = leadsSection({ rows: [leadRow(lead, site, sentAt)], pending: 0, failed: 0 })
    return inText(text, /<dt>May be sent offers<\/dt><dd>([^<]+)<\/dd>/g)
  },
  'target email': async (lead, site) => {
    const { text, html = '' } = await deliver('email', lead, site)
    const inHtml = inText(html, />May be sent offers<\/td><td[^>]*>([^<]+)<\/td>/g)
    return [...inText(text, /^May be sent offers: (.+)$/gm), ...inHtml]
  },
  'target adf': async (lead, site) =>
    inText((await deliver('adf', lead, site)).text, /^(?:<.*<comments>)?May be sent offers: (.+?)(?:<.*)?$/gm),
  'target webhook': async (lead, site) => {
    const { fields, marketing_consent, readable, ...rest } = JSON.parse((await deliver('webhook', lead, site)).text)
    const row = readable.find(({ label }: { label: string }) => label === 'May be sent offers')
    const subscribe = 'subscribe' in fields ? [fields.subscribe] : []
    return [fields.opt_in, ...subscribe, marketing_consent, row.value, ...agreements(rest)]
  },
}

/** Whatever else a body says that may be read as consent to marketing. */
const agreements = (rest: object): boolean[] =>
  Object.entries(rest).flatMap(([name, value]) =>
    /consent|marketing|opt_?in|subscri/i.test(name) && typeof value === 'boolean' ? [value] : [],
  )

/** What an expression's group has in a text; it must be there. */
function inText(text: string, row: RegExp): string[] {
  const found = [...text.matchAll(row)].map(([, value = '']) => decoded(value))
  if (found.length === 0) throw new Error(`It says nothing of consent: ${text.slice(0, 300)}`)
  return found
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }
const decoded = (markup: string): string =>
  markup.replaceAll(/&(?:#(\d+)|(\w+));/g, (_, code, name) =>
    code ? String.fromCodePoint(Number(code)) : (entities[name] ?? ''),
  )

/** The message that a target of a site gets. */
async function deliver(name: TargetName, lead: Lead, site: Site): Promise<{ text: string; html?: string }> {
  const url = 'https://crm.dealer.example/leads'
  const everywhere: Site = { ...site, leads: { ...site.leads, adf: { by: 'webhook', url }, webhook: { url } } }
  const destination = destinationOf(name, everywhere, lead)
  if (!destination) throw new Error(`${site.slug} has no address for ${name}`)
  const sent: { text: string; html?: string }[] = []
  await sendTo(destination, {
    lead,
    site: everywhere,
    now: sentAt,
    providers: {
      email: {
        async sendEmail({ text, html }) {
          sent.push({ text, ...(html !== undefined && { html }) })
          return { messageId: 'm' }
        },
      },
      webhook: {
        async post({ body }) {
          sent.push({ text: body })
          return { status: 200 }
        },
      },
      fromAddress: 'leads@forecourt.example',
      webhookSecrets: () => ['secret'],
    },
  })
  const [message] = sent
  if (!message) throw new Error(`${name} was sent nothing`)
  return message
}
