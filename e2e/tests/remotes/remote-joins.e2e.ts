import { dirname, join } from 'node:path'
import { readTenant } from '@forecourt/tenants'
import { ask, expect, expectNoAxeViolations, forecourt, type Platform, test } from '../../src/harness.ts'
import { ResultsPage } from '../../src/pages/results-page.ts'
import { type WorkingCopy, workingCopy } from '../../src/platform/working-copy.ts'
import { dealers } from '../../src/stock/dealers.ts'

/** The first release of an unknown remote, like those still to come. */
test.use({ platformOf: 'releases' })

const slug = dealers[0]
const { paths } = readTenant(slug)

const manifest = {
  name: 'visits',
  title: 'Visits',
  exposes: { './visit': './src/visit.tsx' },
  pages: [{ path: '/visit/:place', expose: './visit' }],
}
const source = `
import { definePage } from '@forecourt/shell-api'
import { useState } from 'react'

export const page = definePage<string>({
  load: async ({ request }) => {
    const day = new URLSearchParams(request.query).get('day')
    return { kind: 'found', data: [request.params.place, ...(day ? ['on', day] : [])].join(' ') }
  },
  head: (place, { request }) => ({ title: place, description: 'Come and see us', canonical: request.path }),
  Page({ data }) {
    const [visits, setVisits] = useState(0)
    return (
      <>
        <h1>Visit {data}</h1>
        <button type="button" onClick={() => setVisits(visits + 1)}>Visited {visits} times</button>
      </>
    )
  },
})
`

let copy: WorkingCopy
test.beforeAll(async () => {
  copy = await workingCopy('mfe-vehicle')
  await copy.write('remote.json', JSON.stringify(manifest))
  await copy.write('src/visit.tsx', source)
})
test.afterAll(() => copy.remove())

async function run(platform: Platform, ...args: string[]): Promise<string> {
  const { code, output } = await forecourt(platform, 'remote', ...args)
  expect(code, output).toBe(0)
  return output
}

test('[MF-1] a remote that no code names joins running sites by its release, and its code loads only on its own pages', async ({
  platform,
  open,
}) => {
  const page = await open(slug)
  const address = `${platform.siteUrl(slug)}/visit/brookvale`
  expect((await ask(address)).status).toBe(404)
  const [, version = ''] = (await run(platform, 'publish', copy.folder)).match(/Published visits (\S+):/) ?? []
  await run(platform, 'promote', copy.folder, version)
  await expect.poll(async () => (await ask(address)).status).toBe(200)

  // Unknown parameters reach it.
  expect((await ask(`${address}?day=Monday&utm_source=letter`)).body).toContain('brookvale on Monday')

  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const own = () => asked.filter((path) => path.startsWith('/remotes/visits/'))
  await page.goto(paths.search, { waitUntil: 'networkidle' })
  await expect(new ResultsPage(page).cards.first()).toBeVisible()
  expect(own()).toEqual([])

  await page.goto('/visit/brookvale')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Visit brookvale')
  const button = page.getByRole('button', { name: /^Visited/ })
  await expect(async () => {
    await button.click()
    await expect(button).not.toHaveText('Visited 0 times', { timeout: 500 })
  }).toPass()
  expect(own()).not.toEqual([])
  await expectNoAxeViolations(page)
})

test('[MF-2] [MF-6] a remote created by one command appears on every site once it is released', async ({
  platform,
  open,
}) => {
  const folder = dirname(copy.folder)
  await run(platform, 'create', 'service-booking', '--in', folder)
  await run(platform, 'publish', join(folder, 'mfe-service-booking'), '--promote')
  await expect.poll(async () => (await ask(`${platform.siteUrl(slug)}/service-booking`)).status).toBe(200)
  const page = await open(slug)
  await page.goto('/service-booking')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Service booking at Harbourside Cars')
  const button = page.getByRole('button', { name: 'Ask us' })
  await expect(async () => {
    await button.click()
    await expect(page.getByText('Call us on')).toBeVisible({ timeout: 500 })
  }).toPass()
  await expectNoAxeViolations(page)
})
