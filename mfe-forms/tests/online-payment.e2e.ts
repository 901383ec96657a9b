import { confirmInvoice, requestPayment } from '@forecourt/contracts/endpoints/online-payment'
import { readSession } from '@forecourt/contracts/endpoints/platform'
import { invoiceWords, systemDownWords } from '@forecourt/domain/invoices/check-invoice'
import { alike, answered, axeViolations, expect, fail, fake, test, viewports } from '@forecourt/e2e/page-harness'
import { field, fillIn, isHydrated, reads, remotes, send } from './form-page.ts'

const shopper = fake(readSession, () => ({ phone: '+61491570156', started_at: '2026-11-23T00:00:00.000Z' }))

test.describe('[RT-21] [WL-9] gated pages', () => {
  const capabilities = { spinToWin: true, onlinePayment: true }

  for (const path of ['/spin-to-win', '/online-payment'])
    test(`${path} leads a visitor to sign-in, and is not there without its capability`, async ({ open }) => {
      const page = await open({ remotes, api: reads, site: { capabilities } })
      await page.goto(path)
      await expect(page).toHaveURL((url) => url.pathname === '/sign-in' && url.searchParams.get('redirect') === path)
      const without = await open({ remotes, api: reads, site: { capabilities: {} } })
      expect((await without.goto(path))?.status()).toBe(404)
    })

  test('/online-payment that a site opens says to call where there are no scripts', async ({ open }) => {
    const site = { capabilities, sign_in: { open: ['online-payment' as const] } }
    const page = await open(
      { remotes, api: reads, site },
      {
        javaScriptEnabled: false,
      },
    )
    await page.goto('/online-payment')
    await expect(page.getByText(/^Paying online needs scripts\. Call .+ instead\.$/)).toBeVisible()
    await expect(page.getByRole('form')).toHaveCount(0)
  })

  for (const at of viewports)
    test(`a signed-in shopper has an invoice confirmed, then says who pays it (${alike(at)})`, async ({
      serve,
      open,
    }) => {
      const confirms = fake(confirmInvoice, ({ body }) => {
        if (body.amount === '$1,250.50') return { reference: 'INV-77', amount_cents: 125_050 }
        if (body.amount === '1') fail('unavailable', { message: systemDownWords('(02) 5550 4120') })
        return fail('invalid', { fields: [invoiceWords['other-amount']] })
      })
      const pays = fake(requestPayment, () => ({ lead_id: 'L1' }))
      const server = await serve({ remotes, api: [...reads, confirms, pays, shopper], site: { capabilities } })
      const page = await open(server, {
        at,
        required: [answered(422, '/api/online-payment/invoice'), answered(503, '/api/online-payment/invoice')],
      })
      await page.context().addCookies([{ name: 'session_hint', value: '1', url: server.origin }])
      await page.goto('/online-payment')
      await isHydrated(page)
      await page.getByRole('combobox', { name: 'What is it for?' }).selectOption('Service')
      await field(page, 'Invoice number').fill('INV-77')
      const next = page.getByRole('button', { name: 'Continue' })
      await field(page, 'Amount').fill('1')
      await next.click()
      await expect(page.getByText('Your invoice cannot be checked right now.')).toBeVisible()
      await field(page, 'Amount').fill('1250')
      await next.click()
      await expect(page.getByText(invoiceWords['other-amount'].message).first()).toBeVisible()
      await field(page, 'Amount').fill('$1,250.50')
      expect(await axeViolations(page)).toEqual([])
      await next.click()
      await expect(field(page, 'Mobile')).toHaveValue('0491 570 156')
      await field(page, 'First name').fill('Ada')
      await page.goBack()
      await expect(field(page, 'Amount')).toHaveValue('$1,250.50')
      await expect(field(page, 'Invoice number')).toHaveValue('INV-77')
      await page.goForward()
      await expect(field(page, 'First name')).toHaveValue('Ada')
      // Back and Forward before a step is rendered.
      await page.evaluate(() => {
        for (const hash of ['', '#step=2']) {
          history.replaceState(history.state, '', location.pathname + hash)
          dispatchEvent(new HashChangeEvent('hashchange'))
        }
      })
      await expect(field(page, 'First name')).toHaveValue('Ada')
      await page.getByRole('button', { name: 'Back', exact: true }).click()
      await expect(field(page, 'Amount')).toBeVisible()
      await next.click()
      await expect(field(page, 'First name')).toBeVisible()
      await page.reload()
      await expect(field(page, 'First name')).toHaveValue('Ada')
      await fillIn(page)
      await send(page).click()
      await expect(page).toHaveURL('/success')
      const sent = server.requests.filter(({ route }) => route === 'POST /api/online-payment')
      expect(sent.map(({ body }) => body)).toMatchObject([
        { form: 'online-payment', isLastStep: true, values: { payment_for: 'Service', amount: '$1,250.50' } },
      ])
    })
})
