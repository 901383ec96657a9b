import * as z from 'zod'
import { ask } from '../../src/platform/ask.ts'
import type { EngineName } from '../driver/driver.ts'
import type { Visit } from '../driver/visit.ts'
import { confirmNumber, freshNumber, signIn } from './codes.ts'
import type { Dealer } from './dealers.ts'
import { answered, desktop, engineName, expect, operatorUrl, test } from './journey.ts'
import { found } from './stock.ts'

/** What the shopper is called in each engine. */
const names = { chromium: 'Cara', firefox: 'Fia', webkit: 'Wilma' } satisfies Record<EngineName, string>
const name = names[engineName]
const email = `${name.toLowerCase()}@shopper.example`

const cardFrame = 'iframe[title="Secure payment input frame"]'

/** The dearest that is free: one that the other journeys, which open the first, do not open. */
async function carToReserve(dealer: Dealer): Promise<{ slug: string; isReserved(): Promise<boolean | undefined> }> {
  const dearest = async () => (await found(dealer, 'sortBy=price_desc')).hits
  const car = (await dearest()).find(({ status, reserved }) => status === 'in_stock' && !reserved)
  if (!car) throw new Error(`${dealer} has no car that is free`)
  const { slug } = car
  return { slug, isReserved: async () => (await dearest()).find((hit) => hit.slug === slug)?.reserved }
}

async function payDeposit(page: Visit): Promise<void> {
  await page.role('button', 'Continue to the deposit').click()
  const card = await page.frame(cardFrame)
  await card.role('textbox', 'Card number').fill('4000 0000 0000 3220')
  await card.role('textbox', 'Expiration date').fill('12 / 34')
  await card.role('textbox', 'Security code').fill('123')
  await page.role('button', /^Pay \$[\d,]+ deposit$/).click()
  await card.role('dialog').role('button', 'Confirm').click()
  await page.role('heading', 'It is held for you').focused()
}

async function cancel(page: Visit): Promise<void> {
  await page.role('button', /^Cancel and refund \$/).click()
  await page.role('button', 'Cancel and refund').click()
  await page.role('heading', 'This reservation is over').focused()
}

test('[BY-10] a car is reserved with a card of the sandbox’s bank, and is free again when the shopper cancels', async ({
  visit,
}) => {
  const page = await visit({ dealer: 'harbourside' })
  const { slug, isReserved } = await carToReserve('harbourside')
  await page.open(`/cars/${slug}/checkout`)
  await signIn(page, await freshNumber())
  await page.at(`/cars/${slug}/checkout`)
  await page.hydrated()
  await page.role('textbox', 'First name').fill(name)
  await page.role('textbox', 'Email').fill(email)
  await payDeposit(page)
  await expect.poll(isReserved, { timeout: 20_000 }).toBe(true)
  await cancel(page)
  await expect.poll(isReserved, { timeout: 20_000 }).toBe(false)
  await page.open('/spin-to-win')
  await page.role('heading', /spin/i).seen()
})

test('[BY-10] a signed-in shopper buys a car with finance, cancels, and pays an invoice', async ({ visit }) => {
  const page = await visit({ size: desktop })
  const { slug } = await carToReserve('northgate')
  await page.open(`/checkout-journey?car_id=${slug}`)
  await signIn(page, await freshNumber())
  await page.at(new RegExp(`car_id=${slug}`))
  await page.hydrated()
  await page.role('radio', 'I pick it up').click()
  await page.role('radio', 'No').click()
  await page.role('radio', 'With finance').click()
  await page.at(/paying_by=finance/)
  await page.role('textbox', 'First name').fill(name)
  await page.role('textbox', 'Email').fill(email)
  await payDeposit(page)
  await page.role('list', 'Your purchase').says('The rest with finance')
  await cancel(page)

  await page.open('/online-payment')
  await page.role('combobox', 'What is it for?').choose('Service')
  await page.role('textbox', 'Invoice number').fill('INV-1001')
  await page.role('textbox', 'Amount').fill('1250')
  await page.role('button', 'Continue').click()
  await page.role('textbox', 'First name').fill(name)
  await page.role('textbox', 'Email').fill(email)
  await page.role('button', /^Send to /).click()
  await page.at('/success')
})

/** A picture as a camera writes one, in Base64; run in the page. */
function drawPhoto(): string {
  const canvas = document.createElement('canvas')
  canvas.width = 1600
  canvas.height = 1200
  const context = canvas.getContext('2d')
  if (context) {
    context.fillStyle = 'steelblue'
    context.fillRect(200, 400, 1200, 500)
  }
  return canvas.toDataURL('image/jpeg').split(',')[1] ?? ''
}

test('[BY-10] a car is valued by its plate, its condition and a photo, up to the offer', async ({ visit }) => {
  const page = await visit({ dealer: 'harbourside' })
  await page.open('/trade-in')
  const form = page.css('main').role('form')
  await form.role('textbox', 'Registration').fill(`${engineName.slice(0, 3).toUpperCase()}MANY`)
  await form.role('combobox', 'State').choose('NSW')
  await form.role('textbox', 'Kilometres').fill('40000')
  await form.role('textbox', 'First name').fill(name)
  await form.role('textbox', 'Mobile').fill('0491 570 156')
  await form.role('textbox', 'Email').fill(email)
  await form.role('combobox', 'Postcode').fill('2100')
  await form.role('button', 'Value my car').click()
  await page.role('heading', 'Which one is yours?').focused()
  await page.role('button', /GXL$/).click()
  await page.role('heading', 'Its condition').focused()
  for (const answer of [/^Good/, /^All of it/, /^Nothing/, /^Two or more/]) {
    await page.role('radio', answer).click()
    await page.role('radio', answer).checked()
  }
  await page.css('input[type=file][multiple]').attach({
    name: 'car.jpg',
    type: 'image/jpeg',
    base64: await page.driver.evaluate(drawPhoto),
  })
  await page.role('status').having('Photo 1 added.').seen()
  await page.role('img', 'Your car, photo 1').seen()
  await page.role('button', 'Show my offer').click()
  await page.role('heading', 'Your offer').focused()
  await page.text(/^\$[\d,]+ to \$[\d,]+$/).seen()
})

const inboxSchema = z.object({
  youx: z.object({
    messages: z.array(z.looseObject({ kind: z.string(), data: z.optional(z.record(z.string(), z.unknown())) })),
  }),
})

test('[BY-10] a finance application is sent with the confirmed number, and leads to the lender', async ({ visit }) => {
  // The lender's own page has no icon.
  const page = await visit({ dealer: 'harbourside', size: desktop, expected: [answered(404, '/favicon.ico')] })
  const { hits } = await found('harbourside', '')
  await page.open(`/finance?car_id=${hits[0]?.slug}`)
  const form = page.role('form', 'Finance')
  await form.role('textbox', 'First name').fill(name)
  await form.role('textbox', 'Last name').fill('Nair')
  await form.role('textbox', 'Email').fill(email)
  await form.role('combobox', 'Postcode').fill('2100')
  const number = await freshNumber()
  await confirmNumber(form, number)
  await form.role('button', 'Get A Personalised Quote').click()
  await page.role('heading', 'Demonstration lender').seen()
  const { youx } = inboxSchema.parse(JSON.parse((await ask(`${operatorUrl}/inbox.json`)).body))
  const sent = youx.messages.findLast(({ kind, data }) => kind === 'customer' && data?.firstName === name)
  expect(sent?.data).toMatchObject({ lastName: 'Nair', email, phoneNumber: number })
})
