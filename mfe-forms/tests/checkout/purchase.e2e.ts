import { alike, axeViolations, expect, viewports } from '@forecourt/e2e/page-harness'
import { exampleCar } from '@forecourt/e2e/page-harness/example-car'
import { button, fillDetails, good, heading, pay, reservations, signIn, test } from './open-checkout.ts'

for (const at of viewports)
  test(`[RT-6] a whole purchase is a checklist that reaches the dealer (${alike(at)})`, async ({
    openCheckout,
    payments,
  }) => {
    const { answers } = reservations(payments)
    const { page, server, openOther } = await openCheckout({
      ...{ api: answers, at, path: null, tenant: 'northgate' },
      site: { capabilities: { purchase: true, reserve: true, delivery: true, tradeIn: true } },
    })
    const path = `/checkout-journey?car_id=${exampleCar.slug}`
    // TI-5. What the shopper's own car was valued at.
    await page.addInitScript(() =>
      localStorage.setItem(
        'forecourt.trade-in',
        JSON.stringify({ lead_id: 'a'.repeat(32), car: '2021 Toyota RAV4', min: 23_850, max: 27_350 }),
      ),
    )
    await page.goto(path)
    await expect(page.getByRole('form')).toHaveJSProperty('noValidate', true)
    await page.getByRole('radio', { name: 'Deliver it to me' }).check()
    await page.getByRole('combobox', { name: 'Delivery postcode' }).fill('2000')
    await expect(page.getByText('Delivery to Sydney: $150.')).toBeVisible()
    await expect(page.getByRole('textbox', { name: /^Your car/ })).toHaveValue(
      '2021 Toyota RAV4, valued here at $23,850 to $27,350',
    )
    await page.getByRole('radio', { name: 'With finance' }).check()
    await expect
      .poll(() => Object.fromEntries(new URLSearchParams(new URL(page.url()).hash.slice(1))))
      .toMatchObject({ handover: 'delivery', delivery_postcode: '2000', trade_in: 'Yes', paying_by: 'finance' })
    expect(await axeViolations(page)).toEqual([])

    // Another device begins with what was chosen, and with nothing of the person.
    const other = await openOther()
    await signIn(other, server)
    await other.goto(page.url())
    await expect(other.getByRole('radio', { name: 'Deliver it to me' })).toBeChecked()
    await expect(other.getByRole('radio', { name: 'With finance' })).toBeChecked()
    await fillDetails(other)
    await expect(other.getByRole('textbox', { name: 'Mobile' })).toHaveValue('0491 570 156')
    await button(other, 'Continue to the deposit').click()
    await pay(other, good)
    await expect(heading(other, 'It is held for you')).toBeFocused()
    await expect(other.getByRole('list', { name: 'Your purchase' }).getByRole('listitem')).toHaveText([
      'Deposit of $200',
      'Delivery to 2000',
      'Trade-in: 2021 Toyota RAV4, valued here at $23,850 to $27,350',
      'The rest with finance',
    ])
    expect(await axeViolations(other)).toEqual([])
    expect(server.requests.find(({ route }) => route === 'POST /api/leads')?.body).toMatchObject({
      form: 'purchase',
      car_id: exampleCar.id,
      values: {
        ...{ handover: 'delivery', delivery_postcode: '2000', trade_in: 'Yes', paying_by: 'finance' },
        ...{ name: 'Ada', email: 'ada@shopper.example', phone: '0491 570 156' },
      },
    })
  })
