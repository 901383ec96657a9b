import { browserFlags } from '../src/browser/browser-flags.ts'
import { sharedProcessFlags } from '../src/browser/kept-contexts.ts'
import { carAnswers } from '../src/page-harness/car-answers.ts'
import { exampleCar } from '../src/page-harness/example-car.ts'
import { desktop, expect, test } from '../src/page-harness/page-harness.ts'

// With the scroll bars that a desktop has and a headless browser hides.
test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH,
    args: [...browserFlags, ...sharedProcessFlags],
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
})

const remotes = ['vehicle', 'search', 'forms', 'finance']
const api = carAnswers(exampleCar)
test('the windscreen ticket of a document has its styles before any script, and says what the comments do', async ({
  open,
}) => {
  const said = ['Last serviced at 50,000 km.', 'We found two small chips, and left them to be seen.']
  const dealercomments = `Here is a RAV4. ${said.join(' ')} Ring and ask.`
  const page = await open(
    { remotes, api: carAnswers({ ...exampleCar, dealercomments }), tenant: 'harbourside' },
    { at: desktop, javaScriptEnabled: false },
  )
  await page.goto(`/cars/${exampleCar.slug}`)
  const ticket = page.getByRole('region', { name: 'Workshop sheet' })
  await expect(ticket).toHaveCSS('display', 'grid')
  await expect(ticket).toHaveCSS('border-top-width', '4px')
  await expect(ticket.getByRole('listitem')).toHaveText(said)
  await ticket.getByRole('link', { name: 'Read the dealer’s comments' }).click()
  await expect(page.getByRole('region', { name: 'About this car' })).toBeInViewport()
})

test('the page keeps its width while a dialog hides its scroll bar', async ({ open }) => {
  const page = await open({ remotes, api }, { at: desktop })
  await page.goto(`/cars/${exampleCar.slug}`)
  const width = () => page.evaluate(() => document.body.clientWidth)
  const before = await width()
  expect(before, 'the bar takes room').toBeLessThan(1440)
  await page.locator('a[data-dialog="enquiry"]').filter({ visible: true }).first().click()
  await expect(page.getByRole('dialog', { name: 'Enquire' }).getByRole('textbox').first()).toBeVisible()
  expect(await width()).toBe(before)
})

test('[GA-1] fullscreen photos cover the place of the scroll bar too', async ({ open }) => {
  const page = await open({ remotes, api }, { at: desktop })
  await page.goto(`/cars/${exampleCar.slug}`)
  await page.getByRole('button', { name: 'View fullscreen:' }).first().click()
  const photos = page.getByRole('dialog', { name: /^Photos of/ })
  await expect(photos).toBeVisible()
  expect((await photos.boundingBox())?.width).toBe(1440)
})
