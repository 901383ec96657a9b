import { randomUUID } from 'node:crypto'
import { createLead } from '@forecourt/contracts/endpoints/forms'
import type { Lead } from '@forecourt/contracts/leads/stored-lead'
import type { PlatformNames } from '@forecourt/contracts/platform/platform-names'
import { useDeployedTables } from '@forecourt/lambda-kit/aws/platform-names'
import { readLead } from '@forecourt/leads/store/lead-table'
import { readDeployedNames } from '../deployment/platform-names.ts'
import { countMessages } from '../deployment/queues.ts'
import { openSite, type Site } from '../deployment/site.ts'
import { findFirstHit } from './journeys.ts'
import { type LeadTargets, openLeadTargets } from './lead-targets.ts'
import { check, type StepRunner, until } from './step-runner.ts'

type EnquiryOptions = { endpoint: string; tenant: string }

const shopper = { name: 'Zoë', last_name: 'Nguyen', email: 'zoe@shopper.example', phone: '0491 570 006' }

/**
 * LD-1, LD-14. A shopper's enquiry over the deployed API, until it has reached the dealership by e-mail and, after a failure, its own
 * system. Of a MiniStack only: it lists what its SES has sent, and its functions reach a target of this machine.
 */
export async function checkEnquiry({ step }: StepRunner, { endpoint, tenant }: EnquiryOptions): Promise<void> {
  const names = await readDeployedNames()
  useDeployedTables(names)
  const site = await openSite(endpoint, names, tenant)
  await step('a page of another site cannot send an enquiry', async () => {
    const { status } = await site.send(createLead.path, {}, { origin: 'https://other.example', ...newKey() })
    check(status === 403, `The answer was ${status}.`)
    return undefined
  })
  const targets = await openLeadTargets(endpoint, tenant)
  try {
    targets.webhook.setFault('error')
    let lead: Lead | undefined
    await step('[LD-14] an enquiry is stored with its car; its id is answered, twice for one key', async () => {
      lead = await sendTwice(site, tenant)
      return `${lead.lead_id}: ${lead.car?.name}`
    })
    if (!lead) return
    const stored = lead
    await step('[LD-14] the dealership gets it by e-mail, which names the shopper', () => receiveEmail(stored, targets))
    await step('[LD-14] a target that failed gets it again by the schedule, signed', () =>
      receiveWebhook(stored, targets),
    )
    await step('[LD-14] each target accepted it once, and nothing was given up', () =>
      expectDeliveredOnce(stored, targets, names),
    )
  } finally {
    await targets.close()
  }
}

const newKey = () => ({ 'idempotency-key': randomUUID() })

async function sendTwice(site: Site, tenant: string): Promise<Lead> {
  const car_id = (await until('A search', () => findFirstHit(site))).slug
  const values = { ...shopper, message: 'Is it still there?' }
  const enquiry = { form: 'vehicle-enquiry', car_id, url: `/cars/${car_id}`, filled_ms: 9000, values }
  const key = newKey()
  const lead_id = await leadIdOf(site, enquiry, key)
  const again = await leadIdOf(site, enquiry, key)
  check(lead_id === again, `One key gave two leads: ${lead_id} and ${again}.`)
  const stored = await readLead({ tenant, lead_id })
  check(stored?.person.name === shopper.name, `The table has ${JSON.stringify(stored?.person)}.`)
  check(stored.car !== undefined, 'The lead says nothing of the car.')
  return stored
}

async function leadIdOf(site: Site, enquiry: object, key: Record<string, string>): Promise<string> {
  const { status, text } = await site.send(createLead.path, enquiry, key)
  check(status === 200, `The answer was ${status}: ${text}`)
  return createLead.response.parse(JSON.parse(text)).lead_id
}

async function receiveEmail({ car }: Lead, { emails }: LeadTargets): Promise<string> {
  const email = await until('The e-mail', async () => (await emails())[0])
  for (const text of [email.BodyText, email.BodyHtml])
    for (const wanted of [shopper.name, shopper.last_name, shopper.email, car?.name ?? '?'])
      check(text.includes(wanted), `${wanted} is not in the e-mail: ${text}`)
  return `to ${email.To.join(', ')}: ${email.Subject}`
}

async function receiveWebhook(key: Lead, { webhook, accepted, isSigned }: LeadTargets): Promise<string> {
  // An attempt posts twice, so it has failed once that is in the table.
  await until('The first attempt', async () => (await readLead(key))?.delivery.webhook?.last_error)
  check(accepted().length === 0, 'The target accepted the first attempt.')
  webhook.setFault(null)
  // A retry is due after at most 45 s, and the schedule comes every minute.
  const received = await until('The second attempt', async () => accepted()[0], 180_000)
  check(isSigned(received), "The signature is not by the site's secret.")
  for (const wanted of [key.lead_id, shopper.name, shopper.last_name])
    check(received.body.includes(wanted), `${wanted} is not in the webhook: ${received.body}`)
  return received.path
}

async function expectDeliveredOnce(key: Lead, targets: LeadTargets, { deadLetters }: PlatformNames): Promise<string> {
  const { created_at, delivery } = await until('The outcome', () => deliveredLead(key))
  const emails = await targets.emails()
  const { 'lead-delivery-failed': failed = '' } = deadLetters
  const counts = [emails.length, targets.accepted().length, await countMessages(failed)].join()
  check(counts === '1,1,0', `E-mails, webhooks and dead letters: ${counts}.`)
  const attempts = [delivery.email?.attempts, delivery.webhook?.attempts].join()
  check(attempts === '1,2', `Attempts by e-mail and webhook: ${attempts}.`)
  const firstMs = Date.parse(delivery.email?.first_attempt_at ?? '') - Date.parse(created_at)
  return `the first attempt was ${firstMs} ms after the lead was stored`
}

async function deliveredLead(key: Lead): Promise<Lead | undefined> {
  const lead = await readLead(key)
  return lead && Object.values(lead.delivery).every((target) => target?.state === 'delivered') ? lead : undefined
}
