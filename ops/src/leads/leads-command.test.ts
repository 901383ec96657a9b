import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addKnownSite } from '@forecourt/lambda-kit/tenants/known-sites'
import { writeSite } from '@forecourt/lambda-kit/tenants/tenant-config'
import { withLocalTables } from '@forecourt/lambda-kit/testing/with-local-tables'
import { webhookSecret } from '@forecourt/leads/delivery/webhook-secret'
import { createLead } from '@forecourt/leads/store/create-lead'
import { readLead, updateDelivery } from '@forecourt/leads/store/lead-table'
import { testCar } from '@forecourt/leads/testing/test-car'
import { testLeadSite, testLeadToCreate } from '@forecourt/leads/testing/test-lead'
import { readSecret } from '@forecourt/local/aws/lambda/secrets'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { leadsCommand } from './leads-command.ts'

withLocalTables()
let folder: string
const close = vi.fn(async () => {})
const run = (...args: string[]) =>
  leadsCommand(async () => ({ kind: 'here', dataDir: folder, releasesDir: folder, close }))
    .exitOverride()
    .parseAsync(args, { from: 'user' })

/** Stores a lead of a site; `failed` gives its e-mail up. */
async function store(slug: string, key: string, isFailed = false): Promise<string> {
  const site = testLeadSite({}, { slug })
  const { lead_id } = await createLead(testLeadToCreate({ site, key: `key-of-the-lead-${key}` }))
  const lead = await readLead({ tenant: slug, lead_id })
  if (lead && isFailed)
    await updateDelivery(lead, { email: { state: 'failed', attempts: 22, last_error: 'SES answered 400.' } })
  return lead_id
}

let pending: string
let failed: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'leads-command-'))
  for (const slug of ['harbourside', 'northgate']) await addKnownSite({ slug, dealerships: [slug] })
  failed = await store('northgate', 'failed', true)
  pending = await store('harbourside', 'pending')
})
afterAll(() => rm(folder, { recursive: true }))

let output: string[]
beforeEach(() => {
  output = []
  close.mockClear()
  process.exitCode = 0
  vi.spyOn(console, 'log').mockImplementation((text: string) => void output.push(text))
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  return () => {
    process.exitCode = 0
  }
})
const lines = () => output.join('\n').split('\n')

describe('list', () => {
  test('[LD-14] lists leads of all sites with their delivery, those that wait first', async () => {
    await run('list')
    const [head, first, second, ...others] = lines()
    expect(head).toMatch(/^came +site +lead +state +attempts +category +name +delivery$/)
    expect(first).toMatch(new RegExp(` harbourside  ${pending}  pending +0 +.*Zoë Ng +email pending$`))
    expect(second).toMatch(new RegExp(` northgate +${failed}  failed +22 .* email failed$`))
    expect(others).toEqual([])
    expect(close).toHaveBeenCalledOnce()
  })

  test.each([
    [['--site', 'northgate'], ['northgate']],
    [['--state', 'pending'], ['harbourside']],
    [['--limit', '1'], ['harbourside']],
  ])('%j filters', async (flags, sites) => {
    await run('list', '--json', ...flags)
    expect(JSON.parse(output.join('')).map(({ tenant }: { tenant: string }) => tenant)).toEqual(sites)
  })

  test('says when there is none', async () => {
    await run('list', '--site', 'northgate', '--state', 'pending')
    expect(output).toEqual(['There is no pending lead of northgate.'])
  })

  test('a site that is not there is an error that names those that are', async () => {
    await expect(run('list', '--site', 'nortgate')).rejects.toThrow(
      'There is no site "nortgate" here. The sites are: harbourside, northgate.',
    )
    expect(close).toHaveBeenCalledOnce()
  })
})

test('show finds a lead by its id alone, with the last error of each target', async () => {
  await run('show', failed)
  expect(lines()).toEqual(
    expect.arrayContaining([
      `Lead                ${failed}`,
      'About               General Enquiry',
      'May be sent offers  No',
      'Message             Is it still there?',
    ]),
  )
  expect(lines().at(-1)).toMatch(/^email +failed +22 +– +SES answered 400\.$/)
})

test('[VD-14] show of a lead about a sold car says so, with the price that it had', async () => {
  const site = testLeadSite({}, { slug: 'northgate' })
  await writeSite(site)
  const car = testCar({ status: 'sold', price: 21_990, before_price: 22_990, km: 41_000 })
  const { lead_id } = await createLead(testLeadToCreate({ site, car, key: 'key-of-the-lead-about-a-sold-car' }))
  await run('show', lead_id)
  const text = lines().join('\n')
  expect(text).toMatch(/^Price +Sold, last price \$21,990 · 41,000 km · /m)
  expect(text).toMatch(/^Status +This car was SOLD when the enquiry came\.$/m)
})

test('show of a lead that is not there is an error', async () => {
  await expect(run('show', 'none')).rejects.toThrow('No site has a lead "none".')
  await expect(run('show', failed, '--site', 'harbourside')).rejects.toThrow('The site harbourside has no lead')
})

describe('redeliver', () => {
  test('[LD-14] what was given up is due again', async () => {
    const lead = await store('northgate', 'again', true)
    await run('redeliver', lead)
    expect(output).toEqual([
      `${lead} of northgate is due again by email.`,
      'It is delivered once the platform runs: npm start.',
    ])
    expect(await readLead({ tenant: 'northgate', lead_id: lead })).toMatchObject({
      pending: 'yes',
      delivery: { email: { state: 'pending', attempts: 0 } },
    })
  })

  test('a lead that was not given up stays, and the exit code is 1', async () => {
    await run('redeliver', pending)
    expect(output).toEqual([expect.stringContaining('no target of it was given up')])
    expect(process.exitCode).toBe(1)
  })

  test('targets that are named get it again, whatever became of them', async () => {
    await run('redeliver', pending, '--target', 'email')
    expect(output[0]).toBe(`${pending} of harbourside is due again by email.`)
  })

  test('a target that the site does not have is refused, and nothing becomes due', async () => {
    await writeSite(testLeadSite({}, { slug: 'harbourside' }))
    const before = await readLead({ tenant: 'harbourside', lead_id: pending })
    await run('redeliver', pending, '--target', 'webhook')
    expect(output).toEqual([
      `${pending} of harbourside: The site harbourside has no target webhook: add it to the site's leads, and deploy.`,
    ])
    expect(process.exitCode).toBe(1)
    expect(await readLead({ tenant: 'harbourside', lead_id: pending })).toEqual(before)
  })

  test('--failed takes all of a site that were given up', async () => {
    const leads = [await store('harbourside', 'one', true), await store('harbourside', 'two', true)]
    await run('redeliver', '--failed', '--site', 'harbourside')
    for (const lead of leads) expect(output).toContain(`${lead} of harbourside is due again by email.`)
    expect(output.at(-1)).toBe('All 2 are delivered once the platform runs: npm start.')
    output.length = 0
    await run('redeliver', '--failed', '--site', 'harbourside')
    expect(output).toEqual(['No lead was given up.'])
  })

  test.each([[[]], [['some-lead', '--failed']]])('with %j there is nothing to do', async (args) => {
    await expect(run('redeliver', ...args)).rejects.toThrow('Name one lead, or say --failed')
  })
})

describe('secret', () => {
  test('[LD-14] is what the signatures of the site’s webhooks are verified with, and of no other site', async () => {
    await run('secret', '--site', 'northgate')
    const [secret = ''] = output
    expect(secret).toBe(webhookSecret(await readSecret(folder, 'lead-signing'), 'northgate'))
    await run('secret', '--site', 'harbourside')
    expect(output[1]).not.toBe(secret)
  })

  test('of a site that is not there is an error', async () => {
    await expect(run('secret', '--site', 'nortgate')).rejects.toThrow('There is no site "nortgate" here.')
  })
})
