import {
  alike,
  axeViolations,
  desktop,
  expect,
  type Page,
  phone,
  tablet,
  test,
  viewports,
} from '@forecourt/e2e/page-harness'
import { localityAnswers } from '@forecourt/e2e/page-harness/locality-answers'
import type { PageServer } from '@forecourt/e2e/page-harness/page-server'
import { siteAnswers } from '@forecourt/e2e/page-harness/site-answers'
import { layoutProblems } from '@forecourt/e2e/screens/layout-problems'
import { readTenant } from '@forecourt/tenants'

const remotes = ['locations', 'forms', 'search']
const served = (tenant: string, counts?: Record<string, number>) => ({
  remotes,
  tenant,
  api: siteAnswers(readTenant(tenant), counts),
})
/** Monday in Sydney, at half past nine in the morning. */
const monday = new Date('2026-11-22T22:30:00Z')
const cards = (page: Page) => page.getByRole('article')
const canonical = (page: Page) => page.locator('link[rel=canonical]').getAttribute('href')

for (const at of viewports) {
  test(`[LO-3] a location: hours by department, rating, directions and holiday hours (${alike(at)})`, async ({
    open,
  }) => {
    const page = await open(served('meridian'), { at })
    await page.clock.setFixedTime(monday)
    await page.goto('/locations/parramatta')
    await expect(page.getByRole('heading', { level: 1, name: 'Meridian Parramatta' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'from 735 reviews' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Get Directions' }).first()).toHaveAttribute(
      'href',
      /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=Meridian\+Parramatta/,
    )
    const hours = page.getByRole('region', { name: 'Opening hours' })
    await expect(hours.getByText('Open now · closes 5:30 pm')).toBeVisible()
    await expect(hours.getByRole('radio', { name: 'Sales' })).toBeChecked()
    await hours.getByText('Service', { exact: true }).click()
    await expect(hours.getByText('7:00 am – 5:00 pm')).toBeVisible()
    await expect(hours.getByText('Open now · closes 5:30 pm')).toBeHidden()
    await expect(hours.getByText('Service is at')).toBeVisible()
    await hours.getByRole('button', { name: 'View Holiday Hours' }).click()
    const dialog = page.getByRole('dialog', { name: 'Holiday hours' })
    await expect(dialog.getByText('Fri 25 Dec, Christmas Day')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    expect(await axeViolations(page)).toEqual([])
  })

  const hasArrows = at !== phone
  const ends = hasArrows ? 'arrows that are disabled at the ends' : 'a hint to swipe'
  test(`[LO-1] the carousel of locations has ${ends} (${at.name})`, async ({ open }) => {
    const page = await open(served('meridian'), { at })
    await page.goto('/dealerships?department=sales')
    const hint = page.getByText('Swipe to see more')
    const back = page.getByRole('button', { name: 'Previous locations' })
    const on = page.getByRole('button', { name: 'More locations' })
    await expect(hint).toBeVisible({ visible: !hasArrows })
    await expect(back).toBeVisible({ visible: hasArrows })
    if (!hasArrows) return
    await expect(back).toBeDisabled()
    await on.click()
    await expect(on).toBeDisabled()
    await back.click()
    await expect(back).toBeDisabled()
    const tops = await cards(page).evaluateAll((all) =>
      all.map((card) => card.getBoundingClientRect()).map(({ left, right }) => left >= 0 && right <= innerWidth),
    )
    expect(tops.filter(Boolean)).toHaveLength(5)
    expect(await axeViolations(page)).toEqual([])
  })
}

for (const at of [phone, tablet]) {
  test(`[LO-1] a finger swipes the carousel from its first card to its last, and back (${at.name})`, {
    tag: at === phone ? [] : '@exhaustive',
  }, async ({ open }) => {
    const page = await open(served('meridian'), { at })
    await page.goto('/dealerships?department=sales')
    await expect(page.getByText('Swipe to see more')).toBeVisible()
    const list = page.getByRole('list').filter({ has: cards(page) })
    // The arrows are for wider screens: on a phone they are hidden, and as disabled.
    const arrow = (name: string) => page.getByRole('button', { name, includeHidden: true })
    const [back, on] = [arrow('Previous locations'), arrow('More locations')]
    await expect(back).toBeVisible({ visible: at !== phone })
    await expect(back).toBeDisabled()
    await expect(on).toBeEnabled()
    await list.scrollIntoViewIfNeeded()
    const session = await page.context().newCDPSession(page)
    const box = await list.boundingBox()
    const [x, y] = [(box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2]
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints })
    /** Until the carousel rests: Chromium takes a swipe that begins at its end for one to the page before. */
    const swipe = async (distance: number) => {
      const rests = list.evaluate((element) =>
        new Promise((resolve) => element.addEventListener('scrollend', resolve, { once: true })).then(() => {}),
      )
      await touch('touchStart', { x, y })
      for (let moved = 1; moved <= 8; moved++) await touch('touchMove', { x: x + (distance * moved) / 8, y })
      await touch('touchEnd')
      await rests
    }
    const position = () => list.evaluate(({ scrollLeft }) => scrollLeft)
    await swipe(-180)
    await expect.poll(position).toBeGreaterThan(150)
    await expect(back).toBeEnabled()
    for (let swipes = 0; swipes < 12 && (await on.isEnabled()); swipes++) await swipe(-180)
    await expect(on).toBeDisabled()
    await expect(cards(page).last()).toBeInViewport({ ratio: 0.95 })
    for (let swipes = 0; swipes < 12 && (await back.isEnabled()); swipes++) await swipe(180)
    await expect(back).toBeDisabled()
    await expect(on).toBeEnabled()
    await expect.poll(position).toBe(0)
  })
}

test('[LO-1] up to three are in a row, or below each other on a phone, without a carousel', async ({ open }) => {
  const page = await open(served('northgate'), { at: { name: 'tablet', viewport: { width: 820, height: 1180 } } })
  await page.goto('/dealerships')
  await expect(cards(page)).toHaveCount(3)
  const places = () =>
    cards(page).evaluateAll((all) => all.map((card) => card.getBoundingClientRect()).map(({ x, y }) => ({ x, y })))
  expect(new Set((await places()).map(({ y }) => y)).size).toBe(1)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(new Set((await places()).map(({ x }) => x)).size).toBe(1)
  await expect(page.getByText('Swipe to see more')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'More locations', includeHidden: true })).toHaveCount(0)
  const group = await open(served('meridian'), {
    at: { name: 't', viewport: { width: 820, height: 1180 } },
  })
  await group.goto('/dealerships')
  await expect(group.getByText('Swipe to see more')).toBeVisible()
  await group.setViewportSize({ width: 1440, height: 900 })
  await expect(group.getByText('Swipe to see more')).toBeHidden()
})

test('a choice that leaves no location, or a site that shows none, says what to do instead', async ({ open }) => {
  const site = readTenant('harbourside')
  const hidden = site.locations.map((location) => ({ ...location, visible: false }))
  const none = await open({ remotes, tenant: 'harbourside', api: siteAnswers({ ...site, locations: hidden }) })
  for (const path of ['/dealerships', '/contact-us']) {
    await none.goto(path)
    await expect(none.getByRole('heading', { name: 'No yard to visit' })).toBeVisible()
    await expect(none.getByRole('main').getByRole('link', { name: /^Search all/ })).toBeVisible()
    await expect(none.getByText(/undefined|\b0 locations/)).toHaveCount(0)
    expect(await axeViolations(none)).toEqual([])
  }
  const sales = site.locations.map((location) => ({ ...location, location_type: 'sales' as const, hours: {} }))
  const page = await open({ remotes, tenant: 'harbourside', api: siteAnswers({ ...site, locations: sales }) })
  await page.goto('/dealerships?department=parts')
  await expect(page.getByRole('heading', { name: 'No parts department here' })).toBeVisible()
  await page.getByRole('link', { name: 'All locations' }).click()
  await expect(cards(page)).not.toHaveCount(0)
})

for (const at of viewports)
  test(`the pins of a group's map cover no name and no other pin (${alike(at)})`, async ({ open }) => {
    const page = await open(served('meridian'), { at })
    await page.goto('/dealerships')
    await expect(page.getByRole('img', { name: /^Map of 13 locations/ })).toBeVisible()
    const letters = await page
      .getByRole('img', { name: /^Map of 13 locations/ })
      .locator('text')
      .evaluateAll((all) =>
        all.map((text) => {
          const drawing = text.closest('svg')
          return Number.parseFloat(getComputedStyle(text).fontSize) * ((drawing?.clientWidth ?? 0) / 640)
        }),
      )
    expect(Math.min(...letters)).toBeGreaterThanOrEqual(11)
    expect(await layoutProblems(page)).toEqual([])
  })

test('[LO-2] cards lead to the location, its stock and its details, and a filter leaves one department', async ({
  open,
}) => {
  const page = await open(served('meridian'))
  await page.goto('/dealerships')
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: 'Meridian Geelong', exact: true }) })
  await expect(card.getByRole('link', { name: 'View Our Stock' })).toHaveAttribute(
    'href',
    '/search/all-stock/?dealership_name=Meridian+Geelong',
  )
  await expect(card.getByRole('link', { name: /^View Location/ })).toHaveAttribute('href', '/locations/geelong')
  await card.getByText('View Details').click()
  await expect(card.getByText('Mon-Fri').filter({ visible: true }).first()).toBeVisible()
  const filter = page.getByRole('list', { name: 'Departments' })
  for (const [department, count] of [
    ['Service', 6],
    ['Parts', 4],
    ['Sales', 6],
  ] as const) {
    await filter.getByRole('link', { name: department }).click()
    await expect(page).toHaveURL(`/dealerships?department=${department.toLowerCase()}`)
    await expect(cards(page)).toHaveCount(count)
  }
  await page.goBack()
  await expect(cards(page)).toHaveCount(4)
})

test('[LO-4] hours expand and collapse, five equal weekdays are Mon-Fri, and a special day overrides its weekday', async ({
  open,
}) => {
  const page = await open(served('northgate'))
  await page.clock.setFixedTime(monday)
  await page.goto('/contact-us')
  const card = cards(page).filter({ has: page.getByRole('heading', { name: 'Northgate Aspley' }) })
  await expect(card.getByText('Mon-Fri')).toBeHidden()
  await card.getByText('Opening hours').click()
  await expect(card.getByText('Mon-Fri').filter({ visible: true }).first()).toBeVisible()
  await expect(card.getByText('8:30 am – 5:30 pm')).toBeVisible()
  await expect(card.getByText('Open now · closes 5:30 pm')).toBeVisible()
  await card.getByText('Opening hours').focus()
  await page.keyboard.press('Enter')
  await expect(card.getByText('Mon-Fri')).toBeHidden()
})

test('[LO-4] a special day wins over its weekday: closed on one that is open, open on one that is closed', async ({
  open,
}) => {
  const site = readTenant('northgate')
  const [sales] = site.locations
  if (!sales) throw new Error('a location')
  const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const weekdayIn = (days: number) => new Date(dayIn(days)).getUTCDay()
  const toMonday = [2, 3, 4, 5, 6, 7, 8].find((days) => weekdayIn(days) === 1) ?? 2
  const special_hours = [
    { status: 'closed' as const, date: dayIn(toMonday), reason: 'Stocktake' },
    { status: 'open' as const, date: dayIn(toMonday + 6), reason: 'Open day', open: '10:00', close: '15:00' },
  ]
  const locations = [{ ...sales, special_hours }]
  const page = await open({ remotes, tenant: 'northgate', api: siteAnswers({ ...site, locations }) })
  // Eleven in the morning in Brisbane.
  await page.clock.setFixedTime(new Date(`${dayIn(toMonday)}T01:00:00Z`))
  await page.goto('/contact-us')
  await expect(cards(page).getByText('Opens Tuesday 8:30 am')).toBeVisible()
  await page.clock.setFixedTime(new Date(`${dayIn(toMonday + 6)}T01:00:00Z`))
  await page.reload()
  await expect(cards(page).getByText('Open now · closes 3:00 pm')).toBeVisible()
})

test('[LO-5] sales, service, parts; then the nearest to a postcode first, with distances', async ({ open }) => {
  const page = await open(served('meridian', { 'Meridian Geelong': 405 }), {})
  await page.goto('/dealerships')
  const names = () => cards(page).getByRole('heading').allTextContents()
  const types = (await names()).map((name) => (/parts/.test(name) ? 2 : /service|workshop/.test(name) ? 1 : 0))
  expect(types).toEqual(types.toSorted())
  await page.getByRole('link', { name: 'Sales 6' }).click()
  const postcode = page.getByRole('combobox', { name: 'Nearest to suburb or postcode' })
  await postcode.fill('30')
  await page.getByRole('button', { name: 'Find nearest' }).click()
  await expect(postcode).toHaveAccessibleDescription('Invalid postcode. Please enter a 4-digit number.')
  await postcode.fill('3000')
  await postcode.press('Enter')
  await expect(page).toHaveURL('/dealerships?department=sales&postcode=3000')
  await expect(page.getByRole('heading', { name: 'Nearest to 3000 Melbourne' })).toBeVisible()
  expect((await names()).slice(0, 2)).toEqual(['Meridian Geelong', 'Meridian Parramatta'])
  await expect(cards(page).first().getByText('65 km')).toBeVisible()
  await expect(cards(page).first().getByText('Nearest', { exact: true })).toBeVisible()
  await expect(page.getByText('405 cars')).toBeVisible()
  await page.goto('/dealerships?postcode=0000')
  await expect(page.getByRole('combobox', { name: 'Nearest to suburb or postcode' })).toHaveAccessibleDescription(
    'Invalid postcode. Please enter a 4-digit number.',
  )
})

test('[LO-5] a suburb keeps its name, chosen or typed; a misspelt one becomes the likeliest, an unknown one is refused', async ({
  open,
}) => {
  const api = [...siteAnswers(readTenant('meridian')), ...localityAnswers]
  const page = await open({ remotes, tenant: 'meridian', api })
  await page.goto('/dealerships')
  const field = page.getByRole('combobox', { name: 'Nearest to suburb or postcode' })
  for (const [typed, heading, query] of [
    // 2150 is called Parramatta, 5558 Yelta.
    ['harris park', '2150 Harris Park', 'Harris+Park+2150'],
    ['Paramatta', '2150 Parramatta', 'Parramatta+2150'],
    ['paramata', '2150 Parramatta', 'Parramatta+2150'],
  ] as const) {
    await field.fill(typed)
    await field.press('Enter')
    await expect(page).toHaveURL(`/dealerships?postcode=${query}`)
    await expect(page.getByRole('heading', { name: `Nearest to ${heading}` })).toBeVisible()
    await page.goto('/dealerships')
  }
  await field.fill('moonta ba')
  await expect(page.locator('datalist option[value="Moonta Bay SA 5558"]')).toBeAttached()
  await field.fill('Moonta Bay SA 5558')
  await expect(field).toHaveValue('5558')
  await field.press('Enter')
  await expect(page.getByRole('heading', { name: 'Nearest to 5558 Moonta Bay' })).toBeVisible()
  await field.fill('nowhereville')
  await field.press('Enter')
  await expect(field).toHaveAccessibleDescription(
    'We know no suburb “nowhereville”. Choose one from the list, or type its postcode.',
  )
})

test('[LO-5] nearest to the browser’s position, which is asked for on request and never sent', async ({
  serve,
  open,
}) => {
  const server = await serve(served('meridian'))
  const page = await open(server)
  await page.context().grantPermissions(['geolocation'])
  await page.context().setGeolocation({ latitude: -31.95, longitude: 115.86 })
  await page.goto('/dealerships?department=sales')
  await page.getByRole('button', { name: 'Use my location' }).click()
  await expect(page.getByRole('heading', { name: 'Nearest to you' })).toBeVisible()
  await expect(cards(page).first().getByRole('heading')).toHaveText('Meridian Cannington')
  expect(JSON.stringify(server.requests)).not.toContain('31.95')
})

test('[LO-2] the number of locations is said once until a choice changes it', async ({ open }) => {
  const page = await open(served('drivewise'))
  await page.goto('/dealerships')
  await expect(page.getByText('2 locations')).toHaveCount(1)
  await page.getByRole('link', { name: 'Service 1' }).click()
  await expect(page.getByRole('status').filter({ hasText: '1 service location' })).toBeVisible()
})

test('[LO-5] a shopper who refuses sees what to do', async ({ open }) => {
  const page = await open(served('meridian'))
  await page.goto('/dealerships')
  await page.getByRole('button', { name: 'Use my location' }).click()
  await expect(page.getByText('Your browser did not share where you are. Type a postcode instead.')).toBeVisible()
})

test('[LO-6] contact cards: address, phones, hours, dealer licence, repairer number and rating', async ({ open }) => {
  const page = await open(served('northgate'))
  await page.goto('/contact')
  const sales = cards(page).filter({ has: page.getByRole('heading', { name: 'Northgate Aspley' }) })
  await expect(sales).toContainText('1420 Gympie Road, Aspley QLD 4034')
  await expect(sales.getByRole('link', { name: '(07) 5550 6340' })).toHaveAttribute('href', 'tel:+61755506340')
  await expect(sales.getByRole('link', { name: '(07) 5550 6341' })).toHaveAttribute('href', 'tel:+61755506341')
  await expect(sales.getByText('Opening hours')).toBeVisible()
  await expect(sales).toContainText('Dealer licence 0004120')
  await expect(sales).toContainText('4.4from 341 reviews')
  const service = cards(page).filter({ has: page.getByRole('heading', { name: 'Northgate service' }) })
  await expect(service).toContainText('Motor vehicle repairer QLD approved repairer 4120')
  // RV-1: an average of 3.9 is not above the minimum.
  await expect(service).not.toContainText('reviews')
  expect(await axeViolations(page)).toEqual([])
})

const addresses: [string, string][] = [
  ['/contact', '/contact-us'],
  ['/contact-us', '/contact-us'],
  ['/contact-us/brookvale', '/locations/brookvale'],
  ['/our-location/brookvale', '/locations/brookvale'],
  ['/locations/brookvale', '/locations/brookvale'],
  ['/dealerships', '/dealerships'],
  ['/dealer-locator', '/dealerships'],
]
test('[RT-14] every address of contact and locations answers, each with the one canonical address of its page', async ({
  serve,
  open,
}) => {
  const server = await serve(served('harbourside'))
  const page = await open(server)
  for (const [path, to] of addresses) {
    expect((await page.goto(path))?.status(), path).toBe(200)
    expect(await canonical(page), path).toBe(`${server.origin}${to}`)
  }
  for (const path of ['/locations/nowhere', '/our-location/nowhere', '/contact-us/nowhere'])
    expect((await page.goto(path))?.status(), path).toBe(404)
})

/** Everything that leaves the server for a page: what it shows and what is in its source. */
const source = async (server: PageServer, path: string) => (await fetch(`${server.origin}${path}`)).text()

test('[TN-12] [LO-7] a location that one site hides shows nowhere on it, and on the other site as ever', async ({
  serve,
}) => {
  const group = await serve(served('meridian'))
  for (const path of ['/dealerships', '/contact-us', '/locations/aspley', '/', '/special-offers', '/api/locations'])
    expect(await source(group, path), path).not.toMatch(/aspley-parts|Northgate parts|\(07\) 5550 6348/)
  expect((await fetch(`${group.origin}/locations/aspley-parts`)).status).toBe(404)
  const own = await serve(served('northgate'))
  expect(await source(own, '/contact-us')).toContain('(07) 5550 6348')
})

test('[TN-12] telephone numbers are each site’s own', async ({ open }) => {
  for (const [tenant, number] of [
    ['meridian', '1300 975 707'],
    ['harbourside', '(02) 5550 4120'],
  ] as const) {
    const page = await open(served(tenant))
    await page.goto('/contact-us')
    await expect(page.getByRole('banner').getByRole('link', { name: `Call ${number}` })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: number }).first()).toBeVisible()
  }
})

test('[RV-1] reviews say that they are a demonstration, with replies and a partial star, and are not in JSON-LD', async ({
  open,
}) => {
  const page = await open(served('harbourside'))
  await page.goto('/locations/brookvale')
  const reviews = page.getByRole('region', { name: 'What customers say about Harbourside Brookvale' })
  await expect(reviews.getByText('Demonstration content: these reviews were written to show this page.')).toBeVisible()
  await expect(reviews.getByText('Reply from Harbourside Cars').first()).toBeVisible()
  const stars = reviews.getByRole('img', { name: '4.7 out of 5' }).locator('> svg')
  expect(await stars.evaluateAll((all) => all.map((star) => star.getAttribute('data-fill')))).toEqual([
    '1',
    '1',
    '1',
    '1',
    '0.7',
  ])
  expect(await stars.last().locator('svg').getAttribute('width')).toBe('16.8')
  const jsonLd = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(jsonLd.join('')).toContain('OpeningHoursSpecification')
  expect(jsonLd.join('')).not.toMatch(/rating|review/i)
})

test('[RV-1] a location of whose reviews none is known shows its average once, and no section', async ({ open }) => {
  const page = await open(served('meridian'))
  await page.goto('/locations/aspley')
  await expect(page.getByText('from 341 reviews')).toHaveCount(1)
  await expect(page.getByRole('heading', { name: /^What customers say/ })).toHaveCount(0)
  const [title, rating] = [page.getByRole('heading', { level: 1 }), page.getByText('from 341 reviews')]
  const [above, below] = [await title.boundingBox(), await rating.locator('..').boundingBox()]
  expect(Math.round((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0))).toBe(12)
})

for (const [tenant, path, beside] of [
  ['meridian', '/locations/aspley', 'Opening hours'],
  ['drivewise', '/contact-us', 'Our Locations'],
  ['northgate', '/contact-us', 'Opening hours'],
] as const)
  test(`on ${path} of ${tenant} the form fills the page with what is beside it, and cards of a row end together`, async ({
    open,
  }) => {
    const page = await open(served(tenant))
    await page.goto(path)
    const main = page.getByRole('main')
    const boxOf = async (name: string | RegExp) => {
      const box = await main.getByRole('region', { name }).boundingBox()
      return { left: box?.x ?? 0, right: (box?.x ?? 0) + (box?.width ?? 0), top: box?.y ?? 0 }
    }
    await expect(main.getByRole('button', { name: /^Send to/ })).toBeVisible()
    const [form, other] = [await boxOf(/^Write to/), await boxOf(beside)]
    expect(Math.min(form.left, other.left)).toBeLessThan(110)
    expect(Math.max(form.right, other.right)).toBeGreaterThan(1300)
    expect(form.right <= other.left || other.right <= form.left, 'beside each other').toBe(true)
    const cards = await main
      .getByRole('listitem')
      .filter({ has: page.getByRole('article') })
      .getByRole('article')
      .all()
    const boxes = await Promise.all(cards.map((card) => card.boundingBox()))
    const rows = Map.groupBy(boxes, (box) => Math.round(box?.y ?? 0))
    for (const row of rows.values()) expect(new Set(row.map((box) => Math.round(box?.height ?? 0))).size).toBe(1)
  })

for (const [tenant, path] of [
  ['meridian', '/locations/parramatta'],
  ['harbourside', '/locations/brookvale'],
] as const)
  for (const at of [phone, tablet])
    test(`the form of ${tenant}’s location takes the place that is kept for it (${at.name})`, async ({ open }) => {
      const page = await open(served(tenant), { at })
      // Its code waits until the place has been measured.
      let release = () => {}
      const measured = new Promise<void>((resolve) => {
        release = resolve
      })
      await page.route('**/api/**', (route) => measured.then(() => route.continue()))
      await page.goto(path)
      const part = page.locator('[data-part="contact"]')
      const height = async () => Math.round((await part.boundingBox())?.height ?? Number.NaN)
      const kept = await height()
      release()
      await part.scrollIntoViewIfNeeded()
      await expect(part.getByRole('button', { name: /^Send to/ })).toBeVisible()
      expect(Math.abs((await height()) - kept)).toBeLessThanOrEqual(20)
    })

test('a street map loads when a shopper asks, from the site’s own service', async ({ open }) => {
  const map = { tiles: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© Mapmakers' }
  const page = await open({ ...served('harbourside'), site: { map } })
  const asked: string[] = []
  await page.route('https://tiles.example/**', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' })
  })
  await page.goto('/locations/brookvale')
  await expect(page.getByRole('img', { name: /^Map of the area/ })).toBeVisible()
  expect(asked).toEqual([])
  await page.getByRole('button', { name: 'Show streets' }).click()
  await expect(page.getByText('© Mapmakers')).toBeVisible()
  await expect.poll(() => asked.length).toBeGreaterThan(3)
})

test('[LO-8] directions open the place’s own page, and streets load by the key of its map', async ({ open }) => {
  const site = readTenant('harbourside')
  const [first] = site.locations
  if (!first) throw new Error('a location')
  const address = { ...first.address, place_id: 'ChIJ1', place_url: 'https://maps.example/p/1', map_key: 'yard map' }
  const map = { tiles: 'https://tiles.example/{key}/{z}/{x}/{y}.png', attribution: '© Mapmakers' }
  const { map_key: _, ...keyless } = address
  for (const known of [address, keyless]) {
    const own = { ...site, map, locations: [{ ...first, address: known }] }
    const page = await open({ remotes, tenant: 'harbourside', site: { map }, api: siteAnswers(own) })
    const asked: string[] = []
    await page.route('https://tiles.example/**', (route) => {
      asked.push(new URL(route.request().url()).pathname)
      return route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' })
    })
    await page.goto(`/locations/${first.slug}`)
    const directions = page.getByRole('main').getByRole('link', { name: 'Get Directions' }).first()
    await expect(directions).toHaveAttribute('href', 'https://maps.example/p/1')
    const streets = page.getByRole('button', { name: 'Show streets' })
    await expect(page.getByRole('img', { name: /^Map of the area/ })).toBeVisible()
    await expect(streets).toBeVisible({ visible: known === address })
    if (known !== address) continue
    await streets.click()
    await expect.poll(() => asked.length).toBeGreaterThan(3)
    for (const path of asked) expect(path).toMatch(/^\/yard%20map\/15\/\d+\/\d+\.png$/)
  }
})

test('without scripts the hours of each department, the filter and the postcode work', async ({ open }) => {
  const page = await open(served('meridian'), {
    at: desktop,
    javaScriptEnabled: false,
  })
  await page.goto('/locations/parramatta')
  await page.getByText('Parts', { exact: true }).first().click()
  await expect(page.getByText('8:00 am – 4:00 pm').first()).toBeVisible()
  await page.goto('/dealerships?department=sales')
  await expect(cards(page)).toHaveCount(6)
  await page.getByRole('combobox', { name: 'Nearest to suburb or postcode' }).fill('6000')
  await page.getByRole('button', { name: 'Find nearest' }).click()
  await expect(cards(page).first().getByRole('heading')).toHaveText('Meridian Cannington')
})
