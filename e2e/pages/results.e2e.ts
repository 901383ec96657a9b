import { readTenant } from '@forecourt/tenants'
import { layoutShifts, recordLayoutShifts } from '../src/browser/layout-shifts.ts'
import { expect, test, viewports } from '../src/page-harness/page-harness.ts'
import { stockAnswers } from '../src/page-harness/stock-answers.ts'

const site = readTenant('harbourside')
const makes = ['Toyota', 'Kia', 'Mazda', 'Skoda']
const stock = Array.from({ length: 48 }, (_, index) => ({
  stocknum: `H${1000 + index}`,
  make: makes[index % 4] ?? '',
  model: 'Example',
  price: 12_000 + index * 1000,
  km: index * 3000,
  custom_rank: -index,
  images: [{ image: { url: `/media/${index}.jpg` } }],
}))

for (const at of viewports)
  test(`no element of a results page moves while the page hydrates (${at.name})`, async ({ serve, open }) => {
    const server = await serve({ remotes: ['search', 'forms', 'locations'], api: await stockAnswers(site, stock) })
    const page = await open(server, { at })
    await recordLayoutShifts(page)
    await page.goto(site.paths.search)
    await expect(page.getByRole('dialog', { name: site.popup?.title ?? '' })).toBeVisible()
    expect(await layoutShifts(page)).toEqual([])
  })

test('the label Compare keeps its place in any font', async ({ serve, open }) => {
  const server = await serve({ remotes: ['search'], api: await stockAnswers(site, stock) })
  const page = await open(server)
  await page.goto(site.paths.search)
  const label = page.getByRole('article').first().locator('label')
  const before = await label.boundingBox()
  for (const font of ['serif', 'monospace']) {
    await page.evaluate((family) => document.body.style.setProperty('font-family', family), font)
    expect((await label.boundingBox())?.x).toBe(before?.x)
  }
})
