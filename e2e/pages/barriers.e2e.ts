import { listTenants, readTenant } from '@forecourt/tenants'
import { violationsOf } from '../src/browser/accessibility.ts'
import { afterHydration } from '../src/browser/is-hydrated.ts'
import { api, car, departments, everyRemote, subscriptions } from '../src/compliance/compliance-site.ts'
import { expect, phone, test } from '../src/page-harness/page-harness.ts'
import { siteAnswers } from '../src/page-harness/site-answers.ts'
import { tenantContent } from '../src/page-harness/tenant-content.ts'

// Of what axe reads in `npm run test:all`, `npm test` has each theme's colours on the pages that shoppers see most, and the sheets.
for (const tenant of listTenants())
  test(`${tenant}: home, results and a vehicle have no barrier in its theme`, { tag: '@core' }, async ({ open }) => {
    const own = readTenant(tenant)
    const answers = own.pricing === 'subscription' ? subscriptions : api
    const page = await open({
      remotes: everyRemote,
      tenant,
      api: [...answers, tenantContent(tenant), ...siteAnswers(own)],
    })
    for (const path of ['/', own.paths.search, `/cars/${car.slug}`]) {
      await page.goto(path)
      await afterHydration(page)
      expect(await violationsOf(page), path).toEqual([])
    }
  })

test('the sheets of a phone have no barrier: filters, an enquiry, the menu', { tag: '@core' }, async ({ open }) => {
  const own = readTenant('harbourside')
  const page = await open({ remotes: everyRemote, api: [...api, departments, ...siteAnswers(own)] }, { at: phone })
  await page.goto(own.paths.search)
  await afterHydration(page)
  await page.getByRole('button', { name: /^Filters/ }).click()
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.goto(`/cars/${car.slug}`)
  await afterHydration(page)
  await page
    .getByRole('link', { name: /^Enquire/ })
    .filter({ visible: true })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: 'Enquire' })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
})
