import { randomUUID } from 'node:crypto'
import { createLead } from '@forecourt/contracts/endpoints/forms'
import type { Lead } from '@forecourt/contracts/leads/stored-lead'
import { useDeployedTables } from '@forecourt/lambda-kit/aws/platform-names'
import { readLead } from '@forecourt/leads/store/lead-table'
import { readDeployedNames } from '../deployment/platform-names.ts'
import { countMessages } from '../deployment/queues.ts'
import { openSite, type Site } from '../deployment/site.ts'
import { findFirstHit } from './journeys.ts'
import { openLeadTargets } from './lead-targets.ts'
import { check, type StepRunner, until } from './step-runner.ts'

type EnquiryOptions = { endpoint: string; tenant: string }

const shopper = { name: 'Zoë', last_name: 'Nguyen', email: 'zoe@shopper.example', phone: '0491 570 006' }

/**
 * LD-1, LD-14. A shopper's enquiry over the deployed API, until it has reached the dealership by e-mail and, once that works, its
 * own system. Of a MiniStack only: it shows what its SES has sent, and its functions reach a target of this machine.
 */
export async function checkEnquiry({ step }: StepRunner, { endpoint, tenant }: EnquiryOptions): Promise<void> {
  const names = await readDeployedNames()
  useDeployedTables(names)
  const site = await openSite(endpoint, names, tenant)
  const targets = await openLeadTargets(endpoint, tenant)
  try {
    targets.webhook.setFault('error')
    let stored: Lead | undefined
    await step('[LD-1] an enquiry is stored with the car, and its id is answered, twice for one key', async () => {
      stored = await sendEnquiry(site, tenant)
      return `${stored.lead_id}: ${stored.car?.name}`
    })
    await step('a page of another site cannot send one', async () => {
      const { status } = await site.send(createLead.path, {}, { origin: 'https://other.example', ...newKey() })
      check(status === 403, `The answer was ${status}.`)
      return undefined
    })
    if (!stored) return
    const { lead_id, car } = stored
    await step('[LD-14] the stream has it sent to the dealership by e-mail', async () => {
      const email = await until('The e-mail', () => targets.emailAbout(shopper.name), 30_000)
      for (const text of [email.BodyText, email.BodyHtml]) {
        check(text.includes(`${shopper.name} ${shopper.last_name}`), `The shopper is not named: ${text}`)
        check(text.includes(car?.name ?? '?'), `The car is not named: ${text}`)
      }
      return `to ${email.To.join(', ')}: ${email.Subject}`
    })
    await step('[LD-14] a target that failed gets it again by the schedule, signed', async () => {
      await until('The first attempt', async () => targets.webhook.inbox()[0], 30_000)
      targets.webhook.setFault(null)
      const received = await until('The second attempt', async () => targets.accepted()[0], 180_000)
      check(await targets.isSigned(received), 'The signature is not by the secret of the site.')
      const body = JSON.parse(received.body)
      check(body.lead_id === lead_id, `It is another lead's: ${received.body}`)
      check(received.body.includes(shopper.last_name), `The shopper is not named: ${received.body}`)
      return received.path
    })
    await step('[LD-14] each target has it once, and no delivery was given up', async () => {
      const delivered = await until('The outcome', async () => deliveredLead({ tenant, lead_id }))
      const { email, webhook } = delivered.delivery
      check(email?.attempts === 1, `E-mail was attempted ${email?.attempts} times.`)
      const emails = await targets.emails()
      const counts = [
        emails.length,
        targets.accepted().length,
        await countMessages(names.deadLetters['lead-delivery-failed'] ?? ''),
      ]
      check(counts.join() === '1,1,0', `E-mails, webhooks and dead letters: ${counts.join(', ')}.`)
      return `${webhook?.attempts} attempts of the webhook`
    })
  } finally {
    await targets.close()
  }
}

const newKey = () => ({ 'idempotency-key': randomUUID() })

async function sendEnquiry(site: Site, tenant: string): Promise<Lead> {
  const car_id = (await findFirstHit(site))?.slug
  const enquiry = {
    form: 'vehicle-enquiry',
    car_id,
    url: `/cars/${car_id}`,
    filled_ms: 9000,
    values: { ...shopper, message: 'Is it still there?' },
  }
  const key = newKey()
  const [lead_id, again] = [await leadIdOf(site, enquiry, key), await leadIdOf(site, enquiry, key)]
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

async function deliveredLead(key: Pick<Lead, 'tenant' | 'lead_id'>): Promise<Lead | undefined> {
  const lead = await readLead(key)
  return lead && Object.values(lead.delivery).every((target) => target?.state === 'delivered') ? lead : undefined
}
