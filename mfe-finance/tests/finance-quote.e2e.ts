import { quickQuote } from '@forecourt/contracts/endpoints/quote'
import { expect, fake, test } from '@forecourt/e2e/page-harness'
import { exampleQuote } from '@forecourt/e2e/page-harness/example-quote'
import {
  answering,
  api,
  asked,
  askForQuote,
  atLender,
  confirmPhone,
  field,
  fillIn,
  remotes,
  submit,
} from '@forecourt/e2e/pages/finance-form'

test('[FQ-5] the price takes digits only and is clamped, the term goes from one to seven, and the defaults are 30,000, 5 and GREAT', async ({
  open,
}) => {
  const page = await open({ remotes, api })
  await page.goto('/finance')
  const price = field(page, 'Purchase price')
  await expect(price).toHaveValue('$30,000')
  await expect(page.getByRole('slider', { name: 'Loan term' })).toHaveValue('5')
  await expect(page.getByRole('radio', { name: /GREAT/ })).toBeChecked()
  await price.fill('abc9e9')
  await price.blur()
  await expect(price).toHaveValue('$10,000')
  await price.fill('999999')
  await price.blur()
  await expect(price).toHaveValue('$200,000')
  const term = page.getByRole('slider', { name: 'Loan term' })
  await term.focus()
  await page.keyboard.press('End')
  await expect(term).toHaveValue('7')
  await page.keyboard.press('Home')
  await expect(term).toHaveAttribute('aria-valuetext', '1 year')
})

test('[FQ-4] a quote is asked for 500 ms after the last change, once, and a late answer is dropped', async ({
  serve,
  open,
}) => {
  const held: (() => void)[] = []
  const server = await serve({
    remotes,
    api: answering(
      fake(quickQuote, async ({ body }) => {
        await new Promise<void>((resolve) => held.push(resolve))
        return { ...exampleQuote, weeklyRepaymentAmount: body.purchasePrice / 100 }
      }),
    ),
  })
  const page = await open(server)
  await page.clock.install({ time: 0 })
  await page.goto('/finance')
  const price = field(page, 'Purchase price')
  await expect(page.getByRole('form')).toHaveJSProperty('noValidate', true)
  // The first one, of what the page begins with.
  await page.clock.pauseAt(600_000)
  await expect.poll(() => held.length).toBe(1)
  await price.fill('20000')
  await page.clock.runFor(499)
  await price.fill('25000')
  await page.clock.runFor(499)
  expect(asked(server, '/api/youx/quote')).toHaveLength(1)
  await page.clock.runFor(2)
  await expect.poll(() => held.length).toBe(2)
  await price.fill('40000')
  await page.clock.runFor(501)
  await expect.poll(() => held.length).toBe(3)
  held[2]?.()
  await expect(page.getByText('$400.00', { exact: true }).filter({ visible: true })).toBeVisible()
  held[0]?.()
  held[1]?.()
  await page.clock.runFor(1000)
  await expect(page.getByText('$400.00', { exact: true }).filter({ visible: true })).toBeVisible()
  expect(asked(server, '/api/youx/quote').map(({ body }) => JSON.parse(JSON.stringify(body)).purchasePrice)).toEqual([
    30_000, 25_000, 40_000,
  ])
})

test('[FQ-4] [FQ-14] a final payment stands beside the repayment, at its size', async ({ open }) => {
  const page = await open({ remotes, api: answering() })
  await page.goto('/finance')
  const repayment = page.getByText('$120.24 then $14,097 at the end').filter({ visible: true })
  await expect(repayment).toBeVisible()
  const sizes = await repayment.evaluate((element) => {
    const own = (node: Element) => getComputedStyle(node).fontSize
    return [own(element), ...[...element.querySelectorAll('*')].map(own)]
  })
  expect(new Set(sizes).size).toBe(1)
  const lines = await repayment.evaluate((element) => element.getBoundingClientRect().height)
  expect(lines).toBeLessThan(40)
})

test('[FQ-4] without a quote the page says what to do, and continues', async ({ open }) => {
  const noQuote = fake(quickQuote, () => ({ error: 'Failed to get YouX quick quote' }))
  const page = await open({ remotes, api: answering(noQuote) })
  await atLender(page)
  await page.goto('/finance?car_id=v1')
  await askForQuote(page)
  await expect(page.getByText('We cannot show a figure right now').filter({ visible: true })).toBeVisible()
  await expect(page.getByText('Failed to get YouX quick quote')).toHaveCount(0)
  await fillIn(page)
  await confirmPhone(page)
  await submit(page).click()
  await expect(page.getByRole('heading', { name: 'The lender' })).toBeVisible()
})
