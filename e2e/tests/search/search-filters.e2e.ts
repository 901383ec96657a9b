import { readTenant } from '@forecourt/tenants'
import { expect, expectNoAxeViolations, phone } from '../../src/harness.ts'
import { visits } from '../../src/stock/dealers.ts'
import { cards, count, countFor, it, openResults } from '../../src/stock/search-results.ts'

for (const { slug, at } of visits) {
  const { paths } = readTenant(slug)
  const things = (number: number) => countFor(slug, number)

  const where = `${slug}, ${at.name}`

  it(`[SR-6] choosing a make still shows the counts of the others, and Back removes it (${where})`, async ({
    open,
    ask,
  }) => {
    const all = await ask(slug)
    const suzukis = await ask(slug, 'make=Suzuki')
    const page = await open(slug, { at })
    const results = await openResults(page, paths.search)
    await expect(count(page)).toHaveText(things(all.count))
    await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }))
    await results.choose('Make', 'Suzuki')
    await expect(count(page)).toHaveText(things(suzukis.count))
    // The button of a phone's filters is at the top: there is no scroll position to keep.
    if (at !== phone) expect(await page.evaluate(() => scrollY)).toBe(200)

    if (at === phone) await page.getByRole('button', { name: 'Filters · 1' }).click()
    const box = (name: string) => page.getByRole('checkbox', { name, exact: true }).filter({ visible: true })
    for (const { value, count: counted } of all.facets.make ?? [])
      await expect(box(`${value} ${counted}`)).toBeChecked({ checked: value === 'Suzuki' })
    for (const { value, count: left } of suzukis.facets.body ?? [])
      await expect(box(`${value} ${left}`)).toBeEnabled({ enabled: left > 0 })
    await expectNoAxeViolations(page)
    if (at === phone) {
      await page.keyboard.press('Escape')
      await expect(page.getByRole('button', { name: 'Filters · 1' })).toBeFocused()
      await expect(page).toHaveURL(/make=Suzuki$/)
    }

    await page.goBack()
    await expect(count(page)).toHaveText(things(all.count))
    await expect(page.getByRole('link', { name: 'Remove Suzuki' })).toHaveCount(0)
    await expectNoAxeViolations(page)
  })
}

const [{ slug }] = visits
const { paths } = readTenant(slug)
const things = (number: number) => countFor(slug, number)

it('the price can be set by arrow keys and by typing', async ({ open, ask }) => {
  const page = await open(slug)
  await openResults(page, `${paths.search}?make=Skoda`)
  const lowest = page.getByRole('slider', { name: 'Lowest price' })
  const start = Number(await lowest.getAttribute('min'))
  await lowest.focus()
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight')
  const chosen = start + 3 * Number(await lowest.getAttribute('step'))
  await expect(page).toHaveURL(new RegExp(`price=${chosen}:$`))
  await expect(lowest).toHaveAttribute('aria-valuetext', `$${chosen.toLocaleString('en-AU')}`)
  await expect(lowest).toBeFocused()
  const highest = page.getByRole('textbox', { name: 'Highest price, as a number' })
  await highest.fill('$55,000')
  await highest.press('Enter')
  const range = `price=${chosen}:55000`
  await expect(page).toHaveURL(new RegExp(`${range}$`))
  await expect(count(page)).toHaveText(things((await ask(slug, `make=Skoda&${range}`)).count))
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`price=${chosen}:$`))
  await expect(highest).toHaveValue('')
})

it('chips, a filter’s summary and its rows have the same order', async ({ open }) => {
  const page = await open(slug)
  await openResults(page, `${paths.search}?make=Toyota&make=Skoda`)
  const chosen = ['Skoda', 'Toyota']
  await expect(page.getByRole('link', { name: /^Remove / })).toHaveText(chosen)
  await expect(page.getByRole('heading', { name: /^Make/ }).locator('xpath=ancestor::summary')).toContainText(
    chosen.join(', '),
  )
  const boxes = page.getByRole('group', { name: 'Make' }).getByRole('checkbox')
  for (const [index, make] of chosen.entries()) await expect(boxes.nth(index)).toHaveAttribute('value', make)
})

it('an invalid price changes nothing and shows what is allowed', async ({ open }) => {
  const page = await open(slug)
  await openResults(page, `${paths.search}?price=:40000`)
  const highest = page.getByRole('textbox', { name: 'Highest price, as a number' })
  for (const junk of ['abc', '-5', '99999999999999']) {
    await highest.fill(junk)
    await highest.press('Enter')
    await expect(highest).toHaveAccessibleDescription(/^Enter a whole number from \$[\d,]+ to \$[\d,]+\.$/)
    await expect(highest).toHaveValue('$40,000')
  }
  await expectNoAxeViolations(page)
  await highest.fill('')
  await highest.press('Enter')
  await expect(page).toHaveURL(paths.search)
  await expect(highest).toHaveAccessibleDescription('')
})

it('filters are set and removed by keyboard, and focus is never lost', async ({ open }) => {
  const page = await open(slug)
  await openResults(page, `${paths.search}?body=SUV`)
  await page.getByRole('group', { name: 'Make' }).getByRole('checkbox', { name: 'Suzuki' }).focus()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/make=Suzuki/)
  await expect(page.getByRole('group', { name: 'Make' }).getByRole('checkbox', { name: 'Suzuki' })).toBeFocused()
  await page.getByRole('link', { name: 'Remove SUV' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Remove SUV' })).toHaveCount(0)
  await expect(count(page)).toBeFocused()
})

it('without scripts the filters are a form', { tag: '@core' }, async ({ open, ask }) => {
  // The preloads of scripts have their integrity in an import map, which is a script too.
  const page = await open(slug, { at: phone, javaScriptEnabled: false })
  await page.goto(paths.search)
  await expect(cards(page).first()).toBeInViewport()
  await page.getByRole('link', { name: /^Filters/ }).click()
  await page.getByRole('checkbox', { name: 'Skoda' }).check()
  await page.getByLabel('Price', { exact: true }).selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Show vehicles' }).click()
  await expect(page).toHaveURL(/make=Skoda/)
  await expect(page.getByRole('link', { name: 'Remove Skoda' })).toBeVisible()
  const asked = await ask(slug, new URL(page.url()).search.slice(1))
  await expect(count(page)).toHaveText(things(asked.count))
  expect(asked.count).toBeLessThan((await ask(slug, 'make=Skoda')).count)
})
