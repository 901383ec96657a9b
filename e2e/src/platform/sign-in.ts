import type { Page } from 'playwright/test'
import { expect } from 'playwright/test'
import { ask } from './ask.ts'
import type { Platform } from './platform.ts'

/** The shopper's number, as it is shown. */
export const shopperNumber = '0491 570 157'
const address = '+61491570157'

/** The codes that the number was sent from one sender, as the operator's inbox has them. */
async function codesFrom({ operatorUrl }: Platform, sender: string): Promise<string[]> {
  const { body } = await ask(`${operatorUrl}/inbox.json`)
  type Sms = { from: { name: string }[]; to: { address: string }[]; text: string }
  const { sms }: { sms: { messages: Sms[] } } = JSON.parse(body)
  return sms.messages
    .filter(({ from, to }) => from[0]?.name === sender && to[0]?.address === address)
    .flatMap(({ text }) => /code is (\d{6})\./.exec(text)?.[1] ?? [])
}

/** Signs in where a page has led, with the code that `sender`'s site sends; the page leads back by itself. */
export async function signIn(page: Page, platform: Platform, sender: string): Promise<void> {
  await expect(page).toHaveURL(/\/sign-in\?/)
  const { length: before } = await codesFrom(platform, sender)
  await page.getByLabel('Phone', { exact: true }).fill(shopperNumber)
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible()
  await expect(page.getByText('Code sent!')).toBeVisible()
  await expect.poll(() => codesFrom(platform, sender)).toHaveLength(before + 1)
  const code = (await codesFrom(platform, sender)).at(-1) ?? ''
  await page.getByLabel('Code', { exact: true }).pressSequentially(code)
}
