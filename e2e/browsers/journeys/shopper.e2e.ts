import { freshNumber, signIn } from './codes.ts'
import { desktop, expect, test } from './journey.ts'
import { found, results } from './stock.ts'

test('[BY-10] cars that are saved signed out are in the watchlist after signing in by code, until one is removed and the shopper signs out', async ({
  visit,
}) => {
  const page = await visit()
  const [first, second] = (await found('northgate', '')).hits.filter(({ status }) => status === 'in_stock')
  for (const car of [first, second]) {
    await page.open(`/cars/${car?.slug}`)
    await page.role('button', /^Save \d/).click()
    await page.role('button', /^Saved \d/).seen()
    await page.text('Car Saved In Watchlist').seen()
  }
  await page.role('link', 'Sign in to keep it on every device').click()
  const number = await freshNumber()
  await signIn(page, number)
  await page.at(`/cars/${second?.slug}`)
  await page.role('button', /^Saved \d/).seen()
  const saved = page.role('article')
  const has = (count: number) => saved.when((look) => look.count === count, `to be ${count}`)
  await page.open('/watchlist')
  await has(2)
  await page.text(new RegExp(`^Signed in as ${number}`)).seen()
  await page
    .css(`article:has([href="/cars/${first?.slug}"])`)
    .role('button', /^Saved \d/)
    .click()
  await page.text('Car Removed').seen()
  await has(1)
  await page.driver.reload()
  await page.hydrated()
  await has(1)
  await saved.css(`a[href="/cars/${second?.slug}"]`).seen()
  await page.role('button', 'Sign out').click()
  await page.role('heading', 'Nothing saved yet').seen()
})

test('[BY-10] two cars are chosen on their cards and are side by side', async ({ visit }) => {
  const page = await visit()
  await page.open(results.northgate)
  const boxes = page.role('checkbox', /^Compare \d/)
  await boxes.nth(0).click()
  const bar = page.role('region', 'Compare')
  await bar.role('link', 'Choose another').seen()
  await boxes.nth(1).click()
  await bar.role('link', 'Compare 2 vehicles').click()
  await page.at(/^\/compare\/[^/]+\/[^/]+$/)
  await page.role('heading', /side by side/).seen()
  await page.hydrated()
  await page.role('switch', 'Only what differs').click()
  await page.role('switch', 'Only what differs').checked()
  await page
    .role('link', /^Remove /)
    .nth(1)
    .click()
  await page.at(/^\/compare\/[^/]+$/)
})

test('[BY-10] the calculator answers to sliders, choices and typing, and its address keeps them', async ({ visit }) => {
  const page = await visit({ size: desktop })
  await page.open('/finance-calculator')
  const answer = page.role('status', undefined).having(/Comparison rate/)
  await answer.says('$')
  const before = (await answer.look()).text
  await page.role('radio', 'Monthly').click()
  await page.at(/frequency=month/)
  await answer.when(({ text }) => text !== before, 'to change')
  const amount = page.role('textbox', 'Amount to finance')
  await amount.fill('41000')
  await page.driver.press('Enter')
  await page.at(/amount=41000/)
  await amount.holds('$41,000')
  await page.driver.evaluate(() => document.querySelector<HTMLElement>('input[type=range]')?.focus())
  await page.driver.press('ArrowRight')
  await amount.holds('$41,500')
  await page.role('radio', 'Yes').click()
  await page.role('textbox', /Trade-in value/).fill('8500')
  await page.driver.press('Enter')
  await page.role('complementary', 'Your estimate').says('$33,000')
  await page.at(/8500/)
  const shown = (await answer.look()).text
  await page.driver.reload()
  await answer.when(({ text }) => text === shown, 'to be the same after a reload')
})

/** What each car of the results costs a week with a deposit of $2,000; null before all say it. Run in the page. */
function readWeeks(): number[] | null {
  const cars = [...document.querySelectorAll('main article')].filter((car) => car.checkVisibility())
  const weeks = cars.map(({ textContent }) => Number(/\$(\d+\.\d\d)\/week.*\$2,000 deposit/.exec(textContent)?.[1]))
  return weeks.length > 0 && weeks.every(Number.isFinite) ? weeks : null
}

test('[BY-10] a budget leads to cars that say they cost no more a week', async ({ visit }) => {
  const page = await visit()
  await page.open('/budget-finder')
  await page.role('checkbox', /^SUV/).click()
  await page.role('checkbox', /^SUV/).checked()
  await page.role('textbox', 'Repayment').fill('150')
  await page.driver.press('Enter')
  await page.at('/budget-finder?repayment=150&period=week&deposit=2000&body=SUV')
  await page.hydrated()
  await page.role('link', 'View Vehicles In This Range').click()
  await page.at(/\?body=SUV&price=/)
  const weeks = await page.until(
    async () => (await page.driver.evaluate(readWeeks)) ?? undefined,
    () => 'expected each car to say what it costs a week',
  )
  expect(Math.max(...weeks)).toBeLessThanOrEqual(150)
})

test('[BY-10] places are found by postcode, and one leads to its page', async ({ visit }) => {
  const page = await visit()
  await page.open('/dealerships')
  await page.role('combobox', 'Nearest to suburb or postcode').fill('4034')
  await page.role('button', 'Find nearest').click()
  await page.at('/dealerships?postcode=4034')
  await page.hydrated()
  await page.role('link', 'View Location Northgate Aspley').click()
  await page.at('/locations/aspley')
  await page.role('heading', 'Northgate Aspley').seen()
})
