import type { Visit } from '../driver/visit.ts'
import { desktop, engineName, expect, test } from './journey.ts'
import { chooseMake } from './shared-steps.ts'
import { found, results } from './stock.ts'

const path = results.northgate

/** The line that says how many there are. */
const says = (page: Visit, count: number) =>
  page
    .css('main')
    .text(new RegExp(`^${count} vehicles?\\b`))
    .seen()

test('[BY-10] the search of the home page leads to its results', async ({ visit }) => {
  const page = await visit()
  await page.open('/')
  await page.role('combobox', 'Make').choose('Isuzu')
  const { count } = await found('northgate', 'make=Isuzu')
  await page.role('button', `Show me ${count} vehicles`).click()
  await page.at(/make=Isuzu/)
  await says(page, count)
})

test('[BY-10] words are suggested, chosen by keys, and searched', async ({ visit }) => {
  const page = await visit()
  await page.open(path)
  const field = page.css('main').css('input[type=search]')
  await field.fill('sportage')
  await page.role('option', /Sportage/).seen()
  await page.driver.press('ArrowDown')
  await page.driver.press('Enter')
  await page.at(/Sportage|sportage/)
  await page
    .role('article')
    .role('heading', /Sportage/)
    .seen()
})

test('[BY-10] on a phone filters are chosen one after the other in a sheet, shown, and taken back', async ({
  visit,
}) => {
  const page = await visit()
  await page.open(path)
  await page.role('button', /^Filters/).click()
  const sheet = page.role('dialog', 'Filters')
  const box = (group: string, name: RegExp) => sheet.role('group', group).role('checkbox', name)
  await chooseMake(page, sheet, 'Kia')
  // With the answer come the make's models, above the body types.
  await sheet.role('group', 'Model').seen()
  const kias = await found('northgate', 'make=Kia')
  await sheet.role('button', `Show me ${kias.count} vehicles`).seen()
  await box('Body type', /^SUV/).click()
  await page.at(/body=SUV/)
  await box('Body type', /^SUV/).checked()
  const { count } = await found('northgate', 'make=Kia&body=SUV')
  await sheet.role('button', `Show me ${count} vehicles`).click()
  await sheet.gone()
  await says(page, count)
  await page.role('button', 'Filters · 2').seen()
})

test('[BY-10] Back closes the sheet of filters and keeps what was chosen', async ({ visit }) => {
  const page = await visit()
  await page.open(path)
  await page.role('button', /^Filters/).click()
  const sheet = page.role('dialog', 'Filters')
  await chooseMake(page, sheet, 'Isuzu')
  await page.driver.back()
  await sheet.gone()
  await page.at(`${path}?make=Isuzu`)
  await page.role('button', 'Filters · 1').seen()
})

test('[BY-10] on a wide screen filters, order and chips change the results, and Back takes one change back', async ({
  visit,
}) => {
  const page = await visit({ size: desktop })
  await page.open(path)
  const kia = page.css('main').role('group', 'Make').role('checkbox', /^Kia/)
  await kia.click()
  await page.at(`${path}?make=Kia`)
  const kias = await found('northgate', 'make=Kia')
  await says(page, kias.count)
  await page.hydrated()
  await page.role('combobox', 'Sort by').choose(/Price.*low/i)
  await page.at(/sortBy=price_asc/)
  const cheapest = await found('northgate', 'make=Kia&sortBy=price_asc')
  await page
    .role('article')
    .nth(0)
    .says(cheapest.hits[0]?.name ?? '')
  await page.hydrated()
  await page.role('link', 'Remove Kia').click()
  await page.at(`${path}?sortBy=price_asc`)
  await kia.checked(false)
  await page.driver.back()
  await page.at(`${path}?make=Kia&sortBy=price_asc`)
  await kia.checked()
})

test('[BY-10] the price is set by arrow keys and by typing', async ({ visit }) => {
  const page = await visit({ size: desktop })
  await page.open(`${path}?make=Kia`)
  const highest = page.role('textbox', 'Highest price, as a number')
  await highest.reach()
  const slider = page.role('slider', 'Highest price')
  const { attributes, value: end } = await slider.seen()
  await page.driver.evaluate(() => document.querySelector<HTMLElement>('[aria-label="Highest price"]')?.focus())
  await slider.focused()
  await page.driver.press('ArrowLeft')
  const price = Number(end) - Number(attributes?.step)
  await page.at(`${path}?make=Kia&price=:${price}`)
  await says(page, (await found('northgate', `make=Kia&price=:${price}`)).count)
  await page.hydrated()
  await highest.fill('40000')
  await page.driver.press('Enter')
  await page.at(`${path}?make=Kia&price=:40000`)
  await says(page, (await found('northgate', 'make=Kia&price=:40000')).count)
})

test('[BY-10] results have pages, and Back from a car returns to its place on its page', async ({ visit }) => {
  const page = await visit()
  await page.open(path)
  await page.role('navigation', 'Pages').role('link', 'Next').click()
  await page.at(/page=2/)
  const { slug } = (await found('northgate', 'page=2')).hits[15] ?? {}
  const late = page.role('article').css(`a[href^="/cars/${slug}"]`)
  const { name = '' } = await late.seen()
  await page.hydrated()
  await late.click()
  await page.at(/^\/cars\//)
  await page.role('heading', new RegExp(`^${name}`)).seen()
  await page.driver.back()
  await page.at(/page=2/)
  await late.when(({ isInView }) => isInView === true, 'to be in view again')
  await page.role('navigation', 'Pages').role('link', 'Page 1').click()
  await page.at(path)
  await page
    .role('article')
    .role('link', /^\d{4} /)
    .seen()
  await late.gone()
})

test('[BY-10] the photos of a card are looked through without opening it', async ({ visit, skip }) => {
  const page = await visit({ size: desktop })
  await page.open(path)
  if (!(await page.driver.evaluate(() => matchMedia('(hover: hover) and (pointer: fine)').matches)))
    return skip(`${engineName} has no pointer that hovers here, and its arrows are for one`)
  const next = page
    .role('article')
    .nth(0)
    .role('button', /^Next photo/)
  const shown = () =>
    page.driver.evaluate(() => {
      const photos = [...document.querySelectorAll('main article:first-of-type img')]
      return photos
        .map((photo) => `${photo.getAttribute('src')} ${Math.round(photo.getBoundingClientRect().left)}`)
        .join()
    })
  await next.seen()
  const before = await shown()
  await next.click()
  await expect.poll(shown, { timeout: 10_000 }).not.toBe(before)
  await page.at(path)
})
