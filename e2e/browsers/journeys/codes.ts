import { fictitiousMobiles } from '@forecourt/tenants/fictitious-numbers'
import * as z from 'zod'
import { ask } from '../../src/platform/ask.ts'
import type { Part, Visit } from '../driver/visit.ts'
import { expect, operatorUrl } from './journey.ts'

const inboxSchema = z.object({
  sms: z.object({ messages: z.array(z.object({ to: z.array(z.object({ address: z.string() })), text: z.string() })) }),
})

/** The codes that were sent, in their order, by the number that got them. */
async function sentCodes(): Promise<(number: string) => string[]> {
  const { sms } = inboxSchema.parse(JSON.parse((await ask(`${operatorUrl}/inbox.json`)).body))
  return (number) => {
    const to = `+61${number.replaceAll(' ', '').slice(1)}`
    return sms.messages
      .filter((message) => message.to[0]?.address === to)
      .flatMap(({ text }) => /code is (\d{6})\./.exec(text)?.[1] ?? [])
  }
}

/** From 1: two journeys run at once, and neither may read the other's code. */
const worker = z.coerce.number().parse(process.env.VITEST_POOL_ID)

/** A number with the fewest codes so far: each gets four an hour, on all sites together. */
export async function freshNumber(): Promise<string> {
  const codesTo = await sentCodes()
  const own = fictitiousMobiles.filter((_, index) => index % 2 === worker % 2)
  return own.reduce((best, number) => (codesTo(number).length < codesTo(best).length ? number : best))
}

/** Types a number, has a code sent to it, and types that code where it is asked for; its last digit sends it. */
export async function confirmNumber(form: Part | Visit, number: string): Promise<void> {
  const before = (await sentCodes())(number).length
  await form.role('textbox', 'Phone').fill(number)
  await form.role('button', 'Send code').click()
  const code = form.role('textbox', 'Code')
  await code.seen()
  await expect.poll(async () => (await sentCodes())(number).length, { timeout: 20_000 }).toBe(before + 1)
  await code.fill((await sentCodes())(number).at(-1) ?? '')
}

/** Signs in where a page has led; the page leads back by itself. */
export async function signIn(page: Visit, number: string): Promise<void> {
  await page.at(/^\/sign-in\?/)
  await page.hydrated()
  await confirmNumber(page, number)
}
