import { readTenant } from '@forecourt/tenants'
import { ask, expect, type Open, type Page, phone, test } from '../../src/harness.ts'
import { dealers } from '../../src/stock/dealers.ts'

const [slug] = dealers
const { paths, copy } = readTenant(slug)

const openPlain = async (open: Open): Promise<Page> => {
  const page = await open(slug, { at: phone, javaScriptEnabled: false })
  await page.goto(paths.search)
  return page
}

test('without scripts every make can be chosen, however many there are', async ({ open, platform }) => {
  const { facets } = JSON.parse((await ask(`${platform.siteUrl(slug)}/api/search`)).body)
  const makes: string[] = facets.make.map(({ value }: { value: string }) => value)
  expect(makes.length).toBeGreaterThan(7)
  const page = await openPlain(open)
  await page.getByRole('link', { name: /^Filters/ }).click()
  const boxes = page.getByRole('group', { name: 'Make' }).getByRole('checkbox')
  expect(await boxes.evaluateAll((all) => all.map((box) => box.getAttribute('value')))).toEqual(makes)
})

test('[RT-1] without scripts a button beside the order applies it', async ({ open }) => {
  const page = await openPlain(open)
  await page.getByLabel('Sort by').selectOption('price_asc')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(`${paths.search}?sortBy=price_asc`)
})

test('without scripts the announcement has no useless button', async ({ open }) => {
  const page = await openPlain(open)
  await expect(page.getByText(copy.announcement ?? 'none')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Close the announcement' })).toHaveCount(0)
})
