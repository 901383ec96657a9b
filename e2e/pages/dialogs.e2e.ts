import { similarVehicles } from '@forecourt/contracts/endpoints/search'
import { vehicle, vehicleById } from '@forecourt/contracts/endpoints/vehicle'
import type { Page } from 'playwright/test'
import { afterHydration } from '../src/browser/is-hydrated.ts'
import { exampleCar } from '../src/page-harness/example-car.ts'
import { alike, desktop, expect, fail, fake, phone, test } from '../src/page-harness/page-harness.ts'

const car = `/cars/${exampleCar.slug}`
const api = [
  fake(vehicle, ({ params }) => (params.slug === exampleCar.slug ? exampleCar : fail('not_found'))),
  fake(vehicleById, ({ params }) => (params.id === exampleCar.id ? exampleCar : fail('not_found'))),
  fake(similarVehicles, () => ({ kind: 'similar' as const, hits: [] })),
]
const remotes = ['vehicle', 'search', 'forms', 'finance']

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Enquire' })
const firstField = (page: Page) => dialog(page).getByRole('textbox').first()
const enquire = (page: Page) => page.locator('a[data-dialog="enquiry"]').filter({ visible: true }).first()
const hash = `#enquiry?car_id=${exampleCar.id}`

for (const at of [phone, desktop])
  test(`[VD-19] a dialog opens over the page under an address, and Back closes it (${alike(at)})`, async ({ open }) => {
    const page = await open({ remotes, api }, { at })
    await page.goto(car)
    await page.evaluate(() => scrollTo(0, 300))
    const link = enquire(page)
    await expect(link).toHaveAttribute('href', `/enquire?car_id=${exampleCar.id}`)
    await link.click()
    await expect(firstField(page)).toBeVisible()
    const scrolled = await page.evaluate(() => scrollY)
    expect(new URL(page.url()).hash).toBe(hash)
    expect(await dialog(page).evaluate((element) => element.contains(document.activeElement))).toBe(true)
    await page.goBack()
    await expect(dialog(page)).toBeHidden()
    expect(new URL(page.url()).hash).toBe('')
    await expect(link).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(scrolled)
  })

test.describe('[VD-19] a dialog closes', () => {
  const ways: [string, (page: Page) => Promise<void>][] = [
    ['its button', (page) => dialog(page).getByRole('button', { name: 'Close' }).click()],
    ['Escape', (page) => page.keyboard.press('Escape')],
  ]
  for (const [name, close] of ways)
    test(`by ${name}, and leaves no entry behind`, async ({ open }) => {
      const page = await open({ remotes, api })
      await page.goto(car)
      const entries = await page.evaluate(() => history.length)
      await enquire(page).click()
      await expect(firstField(page)).toBeVisible()
      await close(page)
      await expect(dialog(page)).toBeHidden()
      await expect(page).toHaveURL(car)
      await expect(enquire(page)).toBeFocused()
      await enquire(page).click()
      await expect(firstField(page)).toBeVisible()
      expect(await page.evaluate(() => history.length)).toBe(entries + 1)
    })

  test('where a link opened it: the page stays, without the dialog, and the focus is on what opens it', async ({
    open,
  }) => {
    const page = await open({ remotes, api })
    await page.goto(car + hash)
    await expect(firstField(page)).toBeVisible()
    await page.reload()
    await expect(firstField(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await expect(page).toHaveURL(car)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('RAV4')
    await expect(enquire(page)).toBeFocused()
  })
})

for (const other of ['#nothing?car_id=v1', '#similar-vehicles?slug=x', '#enquiry?car_id=1&car_id=2', '#constructor'])
  test(`the address ${other} opens nothing`, async ({ open }) => {
    const page = await open({ remotes, api })
    // The code of dialogs opens at once what the address names.
    const code = page.waitForResponse(/\/assets\/dialog\.[^/]+\.js$/)
    await page.goto(car + other)
    await afterHydration(page)
    await enquire(page).hover()
    await page.evaluate((address) => import(address), (await code).url())
    await afterHydration(page)
    await expect(page.getByRole('dialog')).toBeHidden()
    await enquire(page).click()
    await expect(firstField(page)).toBeVisible()
  })

test('a click with a key held down is left to the browser, and without scripts the link leads to the page', async ({
  serve,
  open,
}) => {
  const server = await serve({ remotes, api })
  const page = await open(server)
  await page.goto(car)
  const [opened] = await Promise.all([
    page.context().waitForEvent('page'),
    enquire(page).click({ modifiers: ['ControlOrMeta'] }),
  ])
  await expect(opened).toHaveURL(`/enquire?car_id=${exampleCar.id}`)
  const plain = await open(server, { javaScriptEnabled: false })
  await plain.goto(car)
  await enquire(plain).click()
  await expect(plain).toHaveURL(`/enquire?car_id=${exampleCar.id}`)
})

test('where the dialog’s code does not come, its own page is shown', async ({ open }) => {
  const page = await open(
    { remotes, api },
    {
      expected: [/^request failed: \S+\/forms-enquiry\.\w+\.(css|js) net::ERR_FAILED$/],
      required: [/Part of the page failed\. .*\/forms-enquiry\./s],
    },
  )
  await page.route('**/forms-enquiry.*', (route) => route.abort())
  await page.goto(car)
  await enquire(page).click()
  await expect(page).toHaveURL(`/enquire?car_id=${exampleCar.id}`)
  await page.goBack()
  await expect(page).toHaveURL(car)
})

/** Nor what links to another page of the forms' remote, whose code then comes with the first input. */
const noForms = { enquiry: false, testDrive: false, requestPhotos: false, tradeIn: false }

test('[TN-4] on a site without enquiries there is no link, and neither dialog nor page', async ({ open }) => {
  const page = await open({ remotes, api, site: { capabilities: noForms } })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(car + hash)
  await page.mouse.move(200, 200)
  await expect(page.locator('a[data-dialog="enquiry"]')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(asked.filter((url) => url.includes('/remotes/forms/'))).toEqual([])
  expect((await page.goto('/enquire'))?.status()).toBe(404)
})

test('a dialog is on screen before it is modal, and one that is closed by then stays closed', async ({ open }) => {
  const page = await open({ remotes, api })
  await page.goto(car)
  const link = enquire(page)
  await link.hover()
  await page.waitForLoadState('networkidle')
  const states = await link.evaluate(async (element) => {
    const seen: string[] = []
    if (element instanceof HTMLElement) element.click()
    while (seen.at(-1) !== 'modal') {
      const shown = document.querySelector('dialog:is([open], :popover-open)')
      const state = shown?.matches(':modal') ? 'modal' : 'open'
      if (shown && state !== seen.at(-1)) seen.push(state)
      await new Promise(requestAnimationFrame)
    }
    return seen
  })
  expect(states).toEqual(['open', 'modal'])
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()

  for (const way of ['Back', 'Escape']) {
    await link.focus()
    await link.evaluate(async (element, closes) => {
      if (element instanceof HTMLElement) element.click()
      while (!document.querySelector('dialog:popover-open')) await new Promise(requestAnimationFrame)
      if (closes === 'Back') history.back()
      else document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    }, way)
    await expect(page).toHaveURL(car)
    await expect(dialog(page)).toBeHidden()
    await expect(link).toBeFocused()
  }
})
