import type { Page } from 'playwright/test'
import { afterHydration } from '../src/browser/is-hydrated.ts'
import { carAnswers } from '../src/page-harness/car-answers.ts'
import { exampleCar } from '../src/page-harness/example-car.ts'
import { expect, test } from '../src/page-harness/page-harness.ts'

/** A provider that no test reaches: the browser's requests are answered here, once the policy has let them through. */
const provider = 'https://provider.example.com'
const car = `/cars/${exampleCar.slug}`
const api = carAnswers(exampleCar)
// The page is the vehicle's, and what is declared is the search's: a shopper goes from one to the other within a document.
const remotes = ['search', 'vehicle', 'finance']
/** What the policy refuses, of each way to use the provider. */
const refused = [
  /Loading the script 'https:\/\/provider\.example\.com\/script\.js' violates the following Content Security Policy/,
  /^request failed: https:\/\/provider\.example\.com\/script\.js csp$/,
  /Connecting to 'https:\/\/provider\.example\.com\/data' violates the following Content Security Policy/,
  /Fetch API cannot load https:\/\/provider\.example\.com\/data\. Refused to connect/,
  /Framing 'https:\/\/provider\.example\.com\/' violates the following Content Security Policy/,
]
/** What is said of a file of the vehicle's remote that is not the published one. */
const changed = (file: string) => [
  new RegExp(`Failed to find a valid digest in the 'integrity' attribute for resource '\\S+/${file}'`),
  new RegExp(`Part of the page failed\\. TypeError: Failed to fetch dynamically imported module: \\S+/${file} `),
]

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

/** What happens to the document is seen by a mark on it. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-first', ''))
const isMarked = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-first'))

const everything = { frames: [provider], connects: [provider], scripts: [provider] }

test('what no remote declares is refused', { tag: '@core' }, async ({ open }) => {
  const page = await open({ remotes, api }, { required: refused })
  await answerForProvider(page)
  await page.goto(car)
  expect(await used(page)).toEqual({ script: false, connect: false, frame: false })
})

test('a provider’s script, calls and frame work on every page of a site with a released remote that declares them', {
  tag: '@core',
}, async ({ open }) => {
  const page = await open({ remotes, api, policy: { provider: everything } })
  await answerForProvider(page)
  await page.goto(car)
  expect(await used(page)).toEqual({ script: true, connect: true, frame: true })
})

test('with Integrity-Policy the browser would refuse the script: it has no hash', async ({ open }) => {
  const page = await open(
    { remotes, api, policy: { provider: everything } },
    { required: [/^request failed: https:\/\/provider\.example\.com\/script\.js integrity$/] },
  )
  await answerForProvider(page)
  await page.route(`**${car}`, async (route) => {
    const response = await route.fetch()
    const headers = { ...response.headers(), 'integrity-policy': 'blocked-destinations=(script)' }
    await route.fulfill({ response, headers })
  })
  await page.goto(car)
  expect(await used(page)).toMatchObject({ script: false, connect: true, frame: true })
})

test('without it a file of ours that was changed is still refused, by the import map', async ({ open }) => {
  const page = await open(
    { remotes, api, policy: { provider: everything } },
    { required: changed('vehicle-vehicle\\.\\w+\\.js') },
  )
  await page.route('**/remotes/vehicle/**/vehicle-vehicle.*.js', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `${await response.text()};document.documentElement.dataset.evil = "ran"` })
  })
  await page.goto(car)
  await expect(page.getByText('its buttons are not ready yet')).toBeVisible({ timeout: 15_000 })
  expect(await page.evaluate(() => document.documentElement.dataset.evil)).toBeUndefined()
})

test('a browser that takes one import map alone refuses a changed entry of another remote', async ({ open }) => {
  const site = { menu: [{ label: 'A car', href: car }] }
  const page = await open({ remotes: ['forms', ...remotes], api, site }, { required: changed('entry\\.js') })
  await page.addInitScript(() => {
    const { append } = Element.prototype
    Element.prototype.append = function (...nodes) {
      append.apply(
        this,
        nodes.filter((node) => !(node instanceof HTMLScriptElement && node.type === 'importmap')),
      )
    }
  })
  let isChanged = false
  await page.route(/\/remotes\/vehicle\/[^/]+\/entry\.js$/, async (route) => {
    const response = await route.fetch()
    isChanged = true
    await route.fulfill({ response, body: `document.documentElement.dataset.evil = "ran";${await response.text()}` })
  })
  await page.goto('/enquire')
  await page.getByRole('banner').getByRole('link', { name: 'A car' }).click()
  await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible({ timeout: 15_000 })
  expect(isChanged).toBe(true)
  expect(await page.evaluate(() => document.documentElement.dataset.evil)).toBeUndefined()
})

test.describe('a provider that a page names as its own', () => {
  const own = {
    ...{ remotes: ['forms', 'search', 'vehicle', 'finance'], api },
    ...{ policy: { provider: everything }, policyPages: ['/enquire'] },
    site: {
      menu: [
        { label: 'Ask us', href: '/enquire' },
        { label: 'A car', href: car },
      ],
    },
  }
  const askUs = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Ask us' })

  test('works on that page, which is a document of its own from and to the others, and on no other', async ({
    open,
  }) => {
    const page = await open(own, { required: refused })
    await answerForProvider(page)
    await page.goto(car)
    expect(await used(page)).toEqual({ script: false, connect: false, frame: false })
    await mark(page)
    await askUs(page).click()
    await expect(page).toHaveURL('/enquire')
    await expect(page.getByRole('form')).toHaveJSProperty('noValidate', true)
    expect(await isMarked(page)).toBe(false)
    expect(await used(page)).toEqual({ script: true, connect: true, frame: true })
    await page
      .getByRole('banner')
      .getByRole('link', { name: /Harbourside/ })
      .click()
    await expect(page).toHaveURL('/')
    expect(await used(page)).toEqual({ script: false, connect: false, frame: false })
    await page.goBack()
    await expect(page.getByRole('form')).toBeVisible()
    expect(await used(page)).toMatchObject({ connect: true })
  })

  test('has no tracker, whatever the site has', async ({ open }) => {
    const sinks = [{ kind: 'meta_pixel' as const, pixel_id: '1234567890' }]
    const page = await open({ ...own, site: { ...own.site, tracking: { consent: 'none', sinks } } })
    const asked: string[] = []
    const code: string[] = []
    page.on('request', (request) => code.push(new URL(request.url()).pathname))
    await page.route('https://connect.facebook.net/**', (route) => {
      asked.push(new URL(page.url()).pathname)
      return route.fulfill({ contentType: 'text/javascript', body: '' })
    })
    for (const path of ['/enquire', car]) {
      await page.goto(path)
      await afterHydration(page)
      // With the first input comes the code of trackers, and after it that of the visit.
      const visit = page.waitForRequest(/\/assets\/visit\.[^/]+\.js$/)
      await page.keyboard.press('Tab')
      await visit
      expect(code.filter((file) => /\/assets\/tracking\./.test(file)).length > 0, path).toBe(path === car)
    }
    await expect.poll(() => asked).toEqual([car])
  })

  test('has its document and code before the press, once a pointer rests on the link', async ({ serve, open }) => {
    const server = await serve(own)
    const page = await open(server)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.clock.install()
    await page.goto(car)
    await afterHydration(page)
    await askUs(page).hover()
    await expect.poll(() => server.documents).toContainEqual({ path: '/enquire', isAhead: true })
    // The code may have come before the hover: the car's page links to the same form.
    await expect.poll(() => asked).toContainEqual(expect.stringMatching(/\/remotes\/forms\/.*forms-enquire\./))
    await page.getByRole('main').hover({ position: { x: 5, y: 5 } })
    await askUs(page).hover()
    await page.clock.runFor(1000)
    // What the browser asks for later has come by then.
    await page.evaluate(() => fetch('/api/registry'))
    expect(server.documents.filter(({ path }) => path === '/enquire')).toHaveLength(1)
  })

  test('has the documents of other pages, and runs none of their code', async ({ open }) => {
    const page = await open(own)
    const paths: string[] = []
    page.on('request', (request) => paths.push(new URL(request.url()).pathname))
    await page.goto('/enquire')
    await expect(page.getByRole('form')).toHaveJSProperty('noValidate', true)
    const home = page.getByRole('banner').getByRole('link', { name: /Harbourside/ })
    await home.hover()
    await expect.poll(() => paths).toContain('/')
    // Its code would be asked for at once, and this comes later.
    await page.getByRole('banner').getByRole('link', { name: 'A car' }).hover()
    await expect.poll(() => paths).toContain(car)
    expect(paths.filter((path) => /^\/remotes\/search\/.*\.js$/.test(path))).toEqual([])
  })
})
