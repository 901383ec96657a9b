import { yourWeekKey } from '@forecourt/contracts/browser/stored-keys'
import { vehicle } from '@forecourt/contracts/endpoints/vehicle'
import {
  alike,
  axeViolations,
  desktop,
  expect,
  fail,
  fake,
  orTablet,
  type Page,
  phone,
  tablet,
  test,
  viewports,
} from '@forecourt/e2e/page-harness'
import { carReads, cars } from '@forecourt/e2e/page-harness/kept-cars'

// Development React reports what does not hydrate as it was rendered.
test.use({ build: 'development' })

const remotes = ['forms', 'search', 'vehicle']
const results = '/search/used-cars/'
const box = (page: Page, name: string) => page.getByRole('checkbox', { name: `Compare ${name}` })
const bar = (page: Page) => page.getByRole('region', { name: 'Compare' })
const line = (page: Page, label: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: label }) })

for (const at of viewports) {
  test(`[WL-7] cars are chosen on their cards, wait in a bar, and are side by side at an address (${alike(at)})`, async ({
    open,
  }) => {
    const page = await open({ remotes, api: carReads }, { at })
    await page.goto(results)
    await box(page, '2023 Toyota RAV4').check()
    await expect(bar(page)).toContainText('1 of 4 chosen')
    await box(page, '2022 Mazda 3').check()
    await expect(bar(page)).toContainText('2 of 4 chosen')
    await page.reload()
    await expect(box(page, '2022 Mazda 3')).toBeChecked()
    await bar(page).getByRole('link', { name: 'Compare 2 cars' }).click()
    await expect(page).toHaveURL('/compare/2023-toyota-rav4-h20418/2022-mazda-3')
    await expect(page.getByRole('heading', { level: 1, name: 'Two used cars, side by side' })).toBeVisible()
    await expect(line(page, 'Price (differs)')).toContainText('$27,990Lowest')
    await expect(line(page, 'Kilometres')).toContainText('28,410 kmFewest')
    await expect(line(page, 'Fuel use')).toContainText('4.7 L/100 kmLeast')
    await expect(line(page, 'Seats')).toHaveText('Seats55')
    await page.getByRole('switch', { name: 'Only what differs' }).check()
    await expect(line(page, 'Seats')).toHaveCount(0)
    expect(await axeViolations(page)).toEqual([])
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(at.viewport.width)
    await page.getByRole('link', { name: 'Remove 2022 Mazda 3' }).click()
    await expect(page).toHaveURL('/compare/2023-toyota-rav4-h20418')
    await expect(page.getByRole('table')).toHaveCount(0)
    // A page that was prepared for a link has one too, behind this one.
    const onStage = page.locator(':not([data-offstage] *)')
    const slot = page.getByRole('region', { name: 'Add a used car' }).and(onStage)
    await expect(slot.getByRole('link', { name: 'See all used cars' })).toHaveAttribute('href', results)
    await expect(page.getByRole('link', { name: 'View car: 2023 Toyota RAV4' })).toBeVisible()
    const similar = page.getByRole('heading', { name: /^(More like this|Just arrived)$/ })
    await expect(similar).toBeVisible()
    // What is said of the car ends before what comes below it.
    const facts = await page.getByRole('definition').last().boundingBox()
    const below = await (at === phone ? slot : similar).boundingBox()
    expect((facts?.y ?? 0) + (facts?.height ?? 0)).toBeLessThan(below?.y ?? 0)
    await page.goto(results)
    await expect(box(page, '2022 Mazda 3')).not.toBeChecked()
    await expect(box(page, '2023 Toyota RAV4')).toBeChecked()
  })
}

test('[WL-7] there are at most four, and the fifth says so', async ({ open }) => {
  const all = cars.map((car, index) => ({ ...car, status: 'in_stock', make: 'Make', model: `${index}` }))
  const reads = [...carReads]
  const page = await open({ remotes, api: reads })
  const stored = all.slice(0, 4).map(({ slug, name, make, model }, index) => ({
    ...{ id: `x${index}`, slug, name, make, model, price: '$1' },
  }))
  await page.addInitScript((list) => localStorage.setItem('forecourt.compared', JSON.stringify(list)), stored)
  await page.goto(results)
  await expect(bar(page)).toContainText('4 of 4 chosen')
  await box(page, '2024 Honda CR-V').or(box(page, '2023 Honda CR-V')).click()
  await expect(page.getByRole('alert')).toHaveText('Up to four cars fit side by side. Remove one first.')
  await expect(box(page, '2023 Honda CR-V')).not.toBeChecked()
  await bar(page).getByRole('button', { name: 'Clear' }).click()
  await expect(bar(page)).toHaveCount(0)
})

test('[WL-7] on a phone the bar is cleared, also of a car that is no longer listed', async ({ open }) => {
  const page = await open({ remotes, api: carReads }, { at: phone })
  const gone = { id: 'x1', slug: 'gone', name: '2020 Ford Focus', make: 'Ford', model: 'Focus', price: '$1' }
  await page.addInitScript((car) => localStorage.setItem('forecourt.compared', JSON.stringify([car])), gone)
  await page.goto(results)
  await expect(bar(page)).toContainText('1 used car')
  const clear = bar(page).getByRole('button', { name: 'Clear' })
  expect((await clear.boundingBox())?.width).toBeGreaterThanOrEqual(44)
  expect(await axeViolations(page)).toEqual([])
  await clear.click()
  await expect(bar(page)).toHaveCount(0)
})

test('[WL-7] an address is put right, and says which cars are gone', async ({ open }) => {
  const page = await open({ remotes, api: carReads })
  await page.goto('/compare/2022-mazda-3/2022-MAZDA-3/no-such-car/')
  await expect(page).toHaveURL('/compare/2022-mazda-3/no-such-car')
  await expect(page.getByRole('status').filter({ hasText: 'no longer listed' })).toHaveText(
    'One of these is no longer listed here.',
  )
  await page.goto('/compare')
  await expect(page.getByRole('heading', { name: 'Nothing to compare yet' })).toBeVisible()
  await page.goto(results)
  for (const name of ['2023 Toyota RAV4', '2022 Mazda 3']) await box(page, name).check()
  await expect(bar(page)).toContainText('2 of 4 chosen')
  await page.goto('/compare')
  await expect(page).toHaveURL('/compare/2023-toyota-rav4-h20418/2022-mazda-3')
})

for (const at of [phone, tablet, desktop])
  test(`[WL-7] the names stay while the page scrolls, and a phone says that there are more (${orTablet(at)})`, async ({
    open,
  }) => {
    const page = await open({ remotes, api: carReads }, { at })
    await page.goto('/compare/2023-toyota-rav4-h20418/2022-mazda-3/2024-honda-cr-v')
    const names = page.locator('[aria-hidden][data-shown]')
    await expect(names).toHaveCount(0)
    const [, , third] = await page.getByRole('columnheader').all()
    const { x = 0, width = 0 } = (await third?.boundingBox()) ?? {}
    const seen = Math.min(width, at.viewport.width - x)
    expect(Math.round(seen)).toBe(at === phone ? 40 : Math.round(width))
    await line(page, 'Kilometres').evaluate((row) => row.scrollIntoView({ block: 'start', behavior: 'instant' }))
    await expect(names).toBeInViewport()
    expect((await names.boundingBox())?.height).toBe(56)
    await expect(names).toContainText('Mazda 3')
    await page.getByRole('region', { name: 'Comparison' }).evaluate((table) => table.scrollTo({ left: 90 }))
    if (at === phone) await expect.poll(() => names.evaluate((row) => row.scrollLeft)).toBeGreaterThan(0)
    expect(await axeViolations(page)).toEqual([])
    // Chromium leaves what an invisible box scrolls on the screen, so it has no height then.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expect(names).toHaveCount(0)
    const row = page.getByRole('region', { name: 'Comparison' }).locator('xpath=preceding-sibling::*')
    await expect(row).toHaveCSS('height', '0px')
  })

test('[WL-7] it is whole without scripts, and on paper', async ({ open }) => {
  const page = await open({ remotes, api: carReads }, { javaScriptEnabled: false })
  await page.goto('/compare/2023-toyota-rav4-h20418/2022-mazda-3')
  await expect(line(page, 'Price (differs)')).toContainText('$46,990')
  await page.emulateMedia({ media: 'print' })
  await expect(line(page, 'Price (differs)')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(page.getByRole('link', { name: /^Remove/ }).first()).toBeHidden()
})

test('[TN-4] a site that compares nothing has neither boxes nor the page', async ({ open }) => {
  const page = await open({ remotes, api: carReads, site: { capabilities: { compare: false } } })
  await page.goto(results)
  await expect(page.getByRole('checkbox', { name: /^Compare/ })).toHaveCount(0)
  expect((await page.goto('/compare/2022-mazda-3'))?.status()).toBe(404)
})

test('[VC-5] by the shopper’s week cars that are advertised with an estimate have one, with its comparison rate and the warning', async ({
  open,
}) => {
  const answer = fake(vehicle, ({ params }) => {
    const found = cars.find(({ slug }) => slug === params.slug) ?? fail('not_found')
    return found.id === 'v5' ? { ...found, finance_estimate: undefined } : found
  })
  const page = await open({ remotes, api: [answer, ...carReads] })
  await page.goto('/compare/2023-toyota-rav4-h20418/2024-honda-cr-v')
  const warning = page.getByText(/^WARNING: This comparison rate is true only/)
  await expect(line(page, 'Price (differs)').or(line(page, 'Price type'))).toBeVisible()
  await expect(line(page, 'Your week')).toBeHidden()
  const advertised = line(page, 'Repayments (differs)')
  await expect(advertised.getByRole('cell')).toHaveText([
    /^\$\d+\.\d\d\/week, \d+\.\d\d% comparison rate,\nover \d years at/,
    '–Not known',
  ])
  await expect(warning).toBeVisible()
  const week = JSON.stringify({ repayment: 200, deposit: 2000, period: 'week' })
  await page.evaluate(([key = '', value = '']) => localStorage.setItem(key, value), [yourWeekKey, week] as const)
  await page.reload()
  await expect(line(page, 'Your week').getByRole('cell')).toHaveText([
    /^\$\d+\.\d\d\/week, \d+\.\d\d% comparison rate$/,
    '–',
  ])
  await expect(advertised).toBeHidden()
  await expect(warning).toBeVisible()
  await expect(page.getByText('Prices by the week, with your $2,000 deposit')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect(line(page, 'Your week')).toBeHidden()
  await expect(advertised).toBeVisible()
  await expect(warning).toBeVisible()
})
