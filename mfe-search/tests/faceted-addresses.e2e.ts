import { alike, expect, test, viewports } from '@forecourt/e2e/page-harness'
import { stockAnswers } from '@forecourt/e2e/page-harness/stock-answers'
import { readTenant } from '@forecourt/tenants'

const tenant = 'meridian'
const site = readTenant(tenant)
const { paths, copy } = site
const [first = '', second = ''] = site.dealerships
const yard = site.locations.find(({ dealership_slug }) => dealership_slug === second)
const stock = [
  { make: 'Kia', model: 'Sorento', simple_body: 'SUV', car_type: 'used' as const, dealership_slug: first },
  { make: 'Kia', model: 'Rio', simple_body: 'Hatch', car_type: 'new' as const, dealership_slug: first },
  { make: 'Toyota', model: 'Corolla', simple_body: 'Hatch', car_type: 'demo' as const, dealership_slug: second },
  { make: 'Toyota', model: 'HiLux', simple_body: 'Ute', simple_drive: '4x4', dealership_slug: second },
].map((car, index) => ({ slug: `car-${index}`, simple_fuel: 'Petrol', simple_drive: 'Front-wheel drive', ...car }))

const endOf = (address: string) => new RegExp(`${RegExp.escape(address)}$`)
const place = copy.place ?? ''
const addresses = [
  ['/search/kia/', '?make=Kia', `Kia cars ${place}`, ['Kia'], 2],
  ['/search/toyota/corolla/', '?make=Toyota&model=Corolla', `Toyota Corolla cars ${place}`, ['Toyota', 'Corolla'], 1],
  ['/search/suv/', '?body=SUV', `SUVs ${place}`, ['SUV'], 1],
  ['/search/4x4/', '?drive=4x4', `4x4 cars ${place}`, ['4x4'], 1],
  ['/search/used-cars/', '?car_type=used', `Used cars ${place}`, ['Used'], 2],
  ['/search/demo-cars/', '?car_type=demo', `Demo cars ${place}`, ['Demo'], 1],
  ['/search/new-cars/', '?car_type=new', `New cars ${place}`, ['New'], 1],
  ['/search/new-and-demo-cars/', '?car_type=demo&car_type=new', `New and demo cars ${place}`, ['New', 'Demo'], 2],
  [
    `/search/${second}/`,
    `?dealership_name=${yard?.name.replaceAll(' ', '+')}`,
    `Cars at ${yard?.name}`,
    [yard?.name ?? ''],
    2,
  ],
] as const

for (const at of viewports)
  test(`[RT-3] [SR-19] a faceted address presets its filters on a page of its own name (${alike(at)})`, async ({
    open,
  }) => {
    const page = await open({ remotes: ['search'], tenant, api: await stockAnswers(site, stock) }, { at })
    for (const [address, search, heading, chips, count] of addresses) {
      await page.goto(address)
      await expect(page, address).toHaveURL(`${paths.search}${search}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(page).toHaveTitle(`${heading} | ${site.name}`)
      await expect(page.getByRole('link', { name: /^Remove/ })).toHaveText([...chips])
      await expect(page.getByRole('article')).toHaveCount(count)
      expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(endOf(`${paths.search}${search}`))
      await expect(page.locator('meta[name=description]')).toHaveAttribute(
        'content',
        new RegExp(`^${heading}: ${count} `),
      )
      await expect(page.locator('meta[name=robots]')).toHaveCount(0)
      const crumbs = page.getByLabel('Breadcrumbs')
      await expect(crumbs.locator('a, [aria-current]')).toHaveText(['Home', copy.search_heading, heading])
      const jsonLd = await page.locator('script[type="application/ld+json"]').allTextContents()
      expect(jsonLd.join()).toContain(`"name":"${heading}"`)
    }
  })

test('[RT-3] fixed paths come first, an empty search is not indexed, and what names nothing of the stock is no page', async ({
  open,
}) => {
  const dealer = readTenant('harbourside')
  const page = await open({ remotes: ['search'], api: await stockAnswers(dealer, [{ car_type: 'used' }]) })
  await page.goto('/search/used-cars/')
  await expect(page).toHaveURL(dealer.paths.search)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(dealer.copy.search_heading)

  const other = await open({ remotes: ['search'], tenant, api: await stockAnswers(site, stock) })
  await other.goto('/search/convertible/')
  await expect(other).toHaveURL(`${paths.search}?body=Convertible`)
  await expect(other.getByRole('heading', { name: 'No Results Available' })).toBeVisible()
  await expect(other.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  for (const address of ['/search/lada/', '/search/kia/corolla/', '/search/kia/rio/gt/'])
    expect((await other.goto(address))?.status(), address).toBe(404)
})
