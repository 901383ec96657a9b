import * as z from 'zod'
import { ask } from '../../src/platform/ask.ts'
import type { Visit } from '../driver/visit.ts'
import { desktop, engineName, expect, operatorUrl, test } from './journey.ts'
import { firstCar, found, results } from './stock.ts'

/** Numbers that nobody has, one for each engine. */
const phones = { chromium: '0491 570 158', firefox: '0491 570 159', webkit: '0491 570 110' }
const number = phones[engineName]

const inboxSchema = z.object({
  sms: z.object({ messages: z.array(z.object({ to: z.array(z.object({ address: z.string() })), text: z.string() })) }),
})

/** The codes that were sent to the number. */
async function codes(): Promise<string[]> {
  const { sms } = inboxSchema.parse(JSON.parse((await ask(`${operatorUrl}/inbox.json`)).body))
  const to = `+61${number.replaceAll(' ', '').slice(1)}`
  return sms.messages
    .filter((message) => message.to[0]?.address === to)
    .flatMap(({ text }) => /code is (\d{6})\./.exec(text)?.[1] ?? [])
}

async function signIn(page: Visit): Promise<void> {
  await page.at(/^\/sign-in\?/)
  await page.hydrated()
  const before = (await codes()).length
  await page.role('textbox', 'Phone').fill(number)
  await page.role('button', 'Send code').click()
  await page.role('heading', 'Enter the code').seen()
  await expect.poll(async () => (await codes()).length, { timeout: 10_000 }).toBe(before + 1)
  const sent = await codes()
  // The last digit sends the code.
  await page.role('textbox', 'Code').fill(sent.at(-1) ?? '')
}

test('[BY-10] a car that is saved signed out is in the watchlist after signing in by code, until it is removed', async ({
  visit,
}) => {
  const page = await visit({ expected: [/401/] })
  const car = await firstCar('northgate')
  await page.open(`/cars/${car.slug}`)
  await page.role('button', /^Save \d/).click()
  await page.role('link', 'Sign in to keep it on every device').click()
  await signIn(page)
  await page.at(`/cars/${car.slug}`)
  await page.role('button', /^Saved \d/).seen()
  await page.open('/watchlist')
  await page.role('article').seen()
  await page.text(new RegExp(`^Signed in as ${number}`)).seen()
  await page.driver.reload()
  await page.hydrated()
  await page.role('article').seen()
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
  await page.role('textbox', /trade-in value/).fill('8500')
  await page.driver.press('Enter')
  await page.role('complementary', 'Your estimate').says('$33,000')
  await page.at(/8500/)
  const shown = (await answer.look()).text
  await page.driver.reload()
  await answer.when(({ text }) => text === shown, 'to be the same after a reload')
})

test('[BY-10] a budget leads to cars that cost so much a week', async ({ visit }) => {
  const page = await visit()
  await page.open('/budget-finder')
  await page.role('checkbox', /^SUV/).click()
  await page.role('checkbox', /^SUV/).checked()
  await page.role('link', 'View Vehicles In This Range').click()
  await page.at(/body=SUV/)
  await page.role('article').seen()
  expect((await found('northgate', 'body=SUV')).count).toBeGreaterThan(0)
})

test('[BY-10] places are found by suburb, and one leads to its page', async ({ visit }) => {
  const page = await visit()
  await page.open('/dealerships')
  await page.role('combobox', 'Nearest to suburb or postcode').fill('4034')
  await page.role('button', 'Find nearest').click()
  await page.at(/near|4034/)
  await page.hydrated()
  await page.role('link', 'View Location Northgate Aspley').click()
  await page.at('/locations/aspley')
  await page.role('heading', 'Northgate Aspley').seen()
})
