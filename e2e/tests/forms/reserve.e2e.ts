import { readTenant } from '@forecourt/tenants'
import { ask, expect, phone, test } from '../../src/harness.ts'
import { signIn } from '../../src/platform/sign-in.ts'
import { importVehicles } from '../../src/stock/vehicle-feed.ts'

test.use({ platformOf: 'known vehicles' })

/** Every place that shows a car agrees within this time that it is reserved. */
const agreeMs = 2000

test('[RS-1] [RT-5] [WL-9] a car is reserved by card, every place says so within two seconds, and it is free again when the shopper cancels', async ({
  open,
  platform,
}) => {
  test.slow()
  const site = platform.siteUrl('harbourside')
  const { VP100: car = '' } = await importVehicles(platform, 'harbourside')
  const results = readTenant('harbourside').paths.search
  const isReserved = async () => {
    const paths = [
      '/api/search?make=Toyota',
      `/api${car}`,
      car,
      `${results}?make=Toyota`,
      '/catalogues/meta-harbourside-brookvale.csv',
    ]
    const [found, one, page, cards, catalogue] = await Promise.all(paths.map((path) => ask(site + path)))
    const hit = JSON.parse(found?.body ?? '').hits.find(({ stocknum }: { stocknum: string }) => stocknum === 'VP100')
    return {
      api: [hit.reserved, JSON.parse(one?.body ?? '').reserved],
      pages: [page, cards].map((answer) => /class="[^"]*"[^>]*>Reserved</.test(answer?.body ?? '')),
      feed: catalogue?.body
        .split('\n')
        .find((line) => line.includes(car))
        ?.includes('PENDING'),
    }
  }
  const everywhere = (isReserved: boolean) => ({
    api: [isReserved, isReserved],
    pages: [isReserved, isReserved],
    feed: isReserved,
  })
  expect(await isReserved()).toEqual(everywhere(false))

  const page = await open('harbourside', { at: phone })
  await page.goto(`${car}/checkout`)
  await signIn(page, platform, 'Harbourside')
  await expect(page).toHaveURL(new RegExp(`${car}/checkout`))
  await expect(page.getByRole('form')).toHaveJSProperty('noValidate', true)
  await page.getByRole('textbox', { name: 'First name' }).fill('Ada')
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@shopper.example')
  await page.getByRole('button', { name: 'Continue to the deposit' }).click()
  const card = page.frameLocator('iframe[title="Secure payment input frame"]')
  await card.getByLabel('Card number').fill('4242 4242 4242 4242')
  await card.getByLabel('Expiration date').fill('12 / 34')
  await card.getByLabel('Security code').fill('123')
  await page.getByRole('button', { name: 'Pay $200 deposit' }).click()
  await expect(page.getByRole('heading', { name: 'It is held for you' })).toBeFocused()
  await expect.poll(isReserved, { timeout: agreeMs, intervals: [100] }).toEqual(everywhere(true))

  await page.getByRole('button', { name: 'Cancel and refund $200' }).click()
  await page.getByRole('button', { name: 'Cancel and refund', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'This reservation is over' })).toBeFocused()
  await expect.poll(isReserved, { timeout: agreeMs, intervals: [100] }).toEqual(everywhere(false))
})
