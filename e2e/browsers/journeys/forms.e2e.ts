import type { DialogName } from '@forecourt/contracts/parts/parts'
import type { Part } from '../driver/visit.ts'
import { desktop, engineName, expect, phone, test } from './journey.ts'
import { openEnquiry } from './shared-steps.ts'
import { firstCar } from './stock.ts'

const field = (form: Part, name: string | RegExp) => form.role('textbox', name)

async function fillIn(form: Part, name: string): Promise<void> {
  await field(form, 'First name').fill(name)
  await field(form, 'Mobile').fill('0491 570 156')
  await field(form, 'Email').fill(`${name.toLowerCase()}@shopper.example`)
}

/** A control that is covered or beyond the screen cannot be pressed. */
const send = (form: Part) => form.role('button', /^Send to /)

test('[BY-10] an enquiry is sent from a sheet over the car, and the shopper is thanked by name', async ({ visit }) => {
  const page = await visit()
  const car = await firstCar('northgate')
  await page.open(`/cars/${car.slug}`)
  const sheet = await openEnquiry(page)
  await fillIn(sheet.role('form'), 'Phoebe')
  await send(sheet).click()
  await page.at('/success')
  await page.role('heading', 'Thank you, Phoebe').seen()
})

/** The dialogs that links of a car at Northgate open; the last comes with a part that waits until it is near the screen. */
const dialogsOfCar = ['enquiry', 'test-drive', 'finance-quote'] as const satisfies DialogName[]

test('[BY-10] each dialog of a car opens over it, and is closed by its button, by Escape and by Back', async ({
  visit,
}) => {
  const page = await visit({ size: desktop })
  const car = await firstCar('northgate')
  await page.open(`/cars/${car.slug}`)
  await page.driver.evaluate(() => document.querySelector('#finance-calculator')?.scrollIntoView())
  const path = await page.path()
  const dialog = page.role('dialog')
  const waysToClose = [
    () => dialog.role('button', 'Close').click(),
    () => page.driver.press('Escape'),
    () => page.driver.back(),
  ]
  for (const name of dialogsOfCar)
    for (const close of waysToClose) {
      await page.css(`a[data-dialog="${name}"]`).nth(0).click()
      await page.at(new RegExp(`^${RegExp.escape(path)}#${name}\\?`))
      await dialog.role('form').seen()
      await close()
      await dialog.gone()
      await page.at(path)
    }
})

for (const [name, size] of Object.entries({ phone, desktop }))
  test(`[BY-10] forms have pages, say what is wrong, and their link leads to the field (${name})`, async ({
    visit,
  }) => {
    const page = await visit({ size })
    const car = await firstCar('northgate')
    const pathsOfForms = [
      ...['/enquire', '/book-test-drive', '/something-similar', '/vehicle-parts-and-accessories'],
      `/request-photos?car_id=${car.slug}`,
    ]
    for (const path of pathsOfForms) {
      await page.open(path)
      const form = page.css('main').role('form')
      await form.seen()
      await fillIn(form, 'Ada')
      await field(form, 'Email').fill('ada')
      await send(form).click()
      await page.role('heading', 'Please fix the following errors:').focused()
      await form.role('region', 'Please fix the following errors:').role('link', /email/i).click()
      await field(form, 'Email').focused()
      const { attributes } = await field(form, 'Email').look()
      expect(attributes?.['aria-invalid']).toBe('true')
    }
  })

test('[BY-10] a form that the keyboard alone fills in is sent', async ({ visit }) => {
  const page = await visit({ size: desktop })
  await page.open('/enquire')
  const form = page.css('main').role('form')
  await field(form, 'First name').click()
  const { driver } = page
  const type = async (name: string, text: string) => {
    for (let turn = 0; turn < 6 && !(await field(form, name).look()).isFocused; turn++) await driver.press('Tab')
    await field(form, name).focused()
    await driver.type(text)
  }
  await type('First name', `Kay ${engineName}`)
  await type('Mobile', '0491 570 156')
  await type('Email', 'kay@shopper.example')
  await field(form, 'Comments').fill('Are you open on Sunday?')
  await field(form, 'Comments').holds('Are you open on Sunday?')
  await form.role('combobox', 'What is it about?').choose(/^General/i)
  await send(form).click()
  await page.at(/^\/success/)
})

test('[BY-10] a form of several steps leads on and back, and keeps what was typed', async ({ visit }) => {
  const page = await visit()
  await page.open('/service')
  const form = page.css('main').role('form')
  await field(form, /^Registration/).fill('ABC123')
  await form.role('button', 'Continue').click()
  await field(form, /^Registration/).gone()
  await form.role('button', 'Back').click()
  await field(form, /^Registration/).holds('ABC123')
})
