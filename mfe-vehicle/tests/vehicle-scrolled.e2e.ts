import { alike, axeViolations, desktop, expect, phone, tablet, test, viewports } from '@forecourt/e2e/page-harness'
import { address, bar, car, header, on, options, scrollDown } from './page-options.ts'

for (const at of viewports) {
  test(`[SB-4] the sticky header is there from 500 px of scrolling, beside no sidebar (${at.name})`, async ({
    open,
  }) => {
    const page = await open(options, { at })
    await page.goto(address)
    await page.waitForLoadState('networkidle')
    await scrollDown(page, 499)
    await expect(header(page)).toHaveCount(0)
    await scrollDown(page, 500)
    if (at === desktop) {
      await expect(page.locator('#vehicle-sidebar')).toBeInViewport()
      await expect(header(page)).toBeHidden()
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    }
    await expect(header(page)).toBeVisible()
    await expect(header(page).locator('img')).toBeVisible()
    for (const text of [car.name, '$46,990', 'Drive away'])
      await expect(header(page).getByText(text).filter({ visible: true }).first()).toBeInViewport()
    await expect(header(page).getByRole('link').filter({ visible: true }).last()).toBeInViewport()
    if (at === phone) expect((await header(page).boundingBox())?.height).toBeCloseTo(56)
    else await expect(header(page).getByText('Automatic · SUV')).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await scrollDown(page, 100)
    await expect(header(page)).toHaveCount(0)
  })

  test(`[SB-4] the sticky header has price, weekly finance and Get Finance (${alike(at)})`, async ({ open }) => {
    const capabilities = { ...on.capabilities, finance: true }
    const buttons = ['enquire' as const, 'finance' as const, 'call' as const]
    const page = await open(
      {
        ...options,
        remotes: [...options.remotes, 'finance'],
        site: { capabilities, buttons },
      },
      { at },
    )
    await page.goto(address)
    await page.waitForLoadState('networkidle')
    if (at === desktop) await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    else await scrollDown(page, 700)
    for (const text of ['Get Finance', '$46,990', 'Drive away'])
      await expect(header(page).getByText(text)).toBeInViewport()
    await expect
      .poll(async () => (await header(page).boundingBox())?.height)
      .toBeLessThanOrEqual(at === phone ? 56 : 98)
    if (at === phone) return
    for (const text of ['$143.20/week', /^over 5 years at 7\.49% interest/])
      await expect(header(page).getByText(text)).toBeInViewport()
    const [repayment, comparison] = await Promise.all(
      ['$143.20/week', '8.32% comparison rate'].map((text) => header(page).getByText(text).boundingBox()),
    )
    expect(comparison?.y).toBe(repayment?.y)
    expect(await axeViolations(page)).toEqual([])
    if (at === desktop) return
    await scrollDown(page, 1300)
    // With the bar below, the price is in one of the two.
    const prices = header(page).or(bar(page)).getByText('$46,990').filter({ visible: true })
    await expect(prices).toHaveCount(1)
    await expect(prices).toBeInViewport()
  })

  test(`[SB-5] the bottom bar opens after 900 px, on narrower screens (${at.name})`, async ({ open }) => {
    const page = await open(options, { at })
    await page.goto(address)
    await page.waitForLoadState('networkidle')
    await scrollDown(page, 900)
    await expect(header(page)).toBeVisible({ visible: at !== desktop })
    await expect(bar(page)).toHaveCount(0)
    await scrollDown(page, 901)
    if (at === desktop) return expect(bar(page)).toBeHidden()
    await expect(bar(page).getByRole('link')).toHaveText(['Enquire', 'Call Now'])
    await page.setViewportSize(tablet.viewport)
    await scrollDown(page, 1_000)
    expect((await bar(page).getByText('Call Now').boundingBox())?.height).toBeLessThan(30)
    await page.setViewportSize(at.viewport)
    await scrollDown(page, 1_000)
    await bar(page).getByRole('link', { name: 'Enquire' }).click()
    await expect(page.getByRole('dialog', { name: 'Enquire' })).toBeVisible()
  })
}

test('[SB-5] without Enquire the bar has Instant Message', async ({ open }) => {
  const site = {
    ...on,
    buttons: ['chat-bot' as const, 'call' as const],
    chat: { url: 'https://chat.example/harbour', replaces_enquire: false },
    autobot: { bot_id: 'harbour-web', greeting: 'Hello' },
  }
  const page = await open({ ...options, site }, { at: phone })
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  await scrollDown(page, 1200)
  await expect(bar(page).getByRole('link')).toHaveText(['Instant Message', 'Call Now'])
  await expect(bar(page).getByRole('link', { name: 'Instant Message' })).toHaveAttribute('href', /\?bot=harbour-web$/)
})
