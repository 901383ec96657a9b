import { similarVehicles } from '@forecourt/contracts/endpoints/search'
import { vehicle } from '@forecourt/contracts/endpoints/vehicle'
import type { Page } from 'playwright/test'
import { exampleCar } from '../src/page-harness/example-car.ts'
import { expect, fake, test } from '../src/page-harness/page-harness.ts'

/** A provider that no test reaches: the browser's requests are answered here, once the policy has let them through. */
const provider = 'https://provider.example.com'
const car = `/cars/${exampleCar.slug}`
const api = [fake(vehicle, () => exampleCar), fake(similarVehicles, () => ({ kind: 'similar' as const, hits: [] }))]
// The page is the vehicle's, and what is declared is the search's: a shopper goes from one to the other within a document.
const remotes = ['search', 'vehicle', 'finance']
const refused =
  /Content Security Policy|Integrity-Policy|integrity|csp|provider\.example\.com|Part of the page failed|Failed to/i

async function answerForProvider(page: Page): Promise<void> {
  const headers = { 'access-control-allow-origin': '*' }
  await page.route(`${provider}/script.js`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'document.documentElement.dataset.provider = "ran"' }),
  )
  await page.route(`${provider}/frame`, (route) => route.fulfill({ contentType: 'text/html', body: 'A frame' }))
  await page.route(`${provider}/data`, (route) =>
    route.fulfill({ contentType: 'application/json', body: '{}', headers }),
  )
}

/** What of the provider works in the page's document. */
async function used(page: Page) {
  const ran = await page.evaluate(async (origin) => {
    const script = Object.assign(document.createElement('script'), { src: `${origin}/script.js` })
    const isLoaded = await new Promise<boolean>((resolve) => {
      script.onload = () => resolve(true)
      script.onerror = () => resolve(false)
      document.head.append(script)
    })
    const isFetched = await fetch(`${origin}/data`).then(
      ({ ok }) => ok,
      () => false,
    )
    document.body.append(Object.assign(document.createElement('iframe'), { src: `${origin}/frame` }))
    return { script: isLoaded && document.documentElement.dataset.provider === 'ran', connect: isFetched }
  }, provider)
  const frame = page.frameLocator('iframe').getByText('A frame')
  const isFramed = await frame.waitFor({ timeout: 2000 }).then(
    () => true,
    () => false,
  )
  return { ...ran, frame: isFramed }
}

const everything = { frames: [provider], connects: [provider], scripts: [provider] }

test('what no remote declares is refused', async ({ serve, open }) => {
  const page = await open(await serve({ remotes, api }), { expected: [refused] })
  await answerForProvider(page)
  await page.goto(car)
  expect(await used(page)).toEqual({ script: false, connect: false, frame: false })
})

test('a provider’s script, calls and frame work on every page of a site with a released remote that declares them', async ({
  serve,
  open,
}) => {
  const page = await open(await serve({ remotes, api, policy: { provider: everything } }))
  await answerForProvider(page)
  await page.goto(car)
  expect(await used(page)).toEqual({ script: true, connect: true, frame: true })
})

test('with Integrity-Policy the browser would refuse the script: it has no hash', async ({ serve, open }) => {
  const page = await open(await serve({ remotes, api, policy: { provider: everything } }), { expected: [refused] })
  await answerForProvider(page)
  await page.route(`**${car}`, async (route) => {
    const response = await route.fetch()
    const headers = { ...response.headers(), 'integrity-policy': 'blocked-destinations=(script)' }
    await route.fulfill({ response, headers })
  })
  await page.goto(car)
  expect(await used(page)).toMatchObject({ script: false, connect: true, frame: true })
})

test('without it a file of ours that was changed is still refused, by the import map', async ({ serve, open }) => {
  const page = await open(await serve({ remotes, api, policy: { provider: everything } }), { expected: [refused] })
  await page.route('**/remotes/vehicle/**/vehicle-vehicle.*.js', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `${await response.text()};document.documentElement.dataset.evil = "ran"` })
  })
  await page.goto(car)
  await expect(page.getByText('its buttons are not ready yet')).toBeVisible({ timeout: 15_000 })
  expect(await page.evaluate(() => document.documentElement.dataset.evil)).toBeUndefined()
})
