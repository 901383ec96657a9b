import { leadResponseSchema } from '@forecourt/contracts/leads/lead'
import { testCar } from '@forecourt/leads/testing/test-car'

const firstRetryMs = 400
const maxRetryMs = 8000
/** One that has no answer by then is sent again: its process was killed. */
const answerMs = 5000

type Sending = { url: string; count: number; perSecond: number; onSent(): void }
export type Sent = { ids: ReadonlyMap<string, string>; retries: number; refused: readonly string[] }

/** Sends enquiries at a rate, each until it got its id, with the same idempotency key as a browser would. Answers ids by key. */
export async function sendLeads({ url, count, perSecond, onSent }: Sending): Promise<Sent> {
  const ids = new Map<string, string>()
  const refused: string[] = []
  let retries = 0
  const send = async (number: number) => {
    const key = `never-lost-${String(number).padStart(6, '0')}`
    for (let tries = 0; ; tries++) {
      const answer = await post(url, key, number)
      if (answer?.ok) ids.set(key, leadResponseSchema.parse(await answer.json()).lead_id)
      else if (answer && answer.status < 500) refused.push(`${key}: ${answer.status} ${await answer.text()}`)
      if (answer && (answer.ok || answer.status < 500)) return onSent()
      retries++
      await pause(Math.min(firstRetryMs * 2 ** tries, maxRetryMs) * (0.5 + Math.random()))
    }
  }
  const startMs = performance.now()
  const due = (number: number) => startMs + (number * 1000) / perSecond - performance.now()
  await Promise.all(Array.from({ length: count }, (_, number) => pause(due(number)).then(() => send(number))))
  return { ids, retries, refused }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)))

/** Every third is about a car. */
async function post(url: string, key: string, number: number): Promise<Response | undefined> {
  const values = {
    name: 'Ada',
    last_name: `${number}`,
    email: 'ada@shopper.example',
    phone: '0491 570 006',
    message: 'Hello',
  }
  const about =
    number % 3 === 0
      ? { form: 'vehicle-enquiry', car_id: testCar().id, values }
      : { form: 'enquiry', values: { ...values, category: 'General Enquiry' } }
  const body = JSON.stringify({ ...about, url: '/', filled_ms: 9000 })
  const headers = { 'content-type': 'application/json', 'idempotency-key': key }
  try {
    const response = await fetch(url, { method: 'POST', body, headers, signal: AbortSignal.timeout(answerMs) })
    // The whole answer, or none: a kill may cut it off.
    return new Response(await response.text(), { status: response.status })
  } catch {
    return undefined
  }
}
