import * as z from 'zod/mini'
import { parseJson } from '../parse-json.ts'
import { defineSandbox, type SandboxReply } from '../sandbox-server.ts'

export type ReceivedValuation = { path: string; kms: number | undefined; receivedAtMs: number }

const json = (value: object, status = 200, headers: Record<string, string> = {}): SandboxReply => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(value),
})

const faults = {
  slow: 'hold',
  throttled: json({ message: 'Too many requests' }, 429, { 'retry-after': '30' }),
  error: { status: 500, body: 'Internal server error' },
  malformed: { status: 200, body: '<html>' },
  'wrong-key': json({ message: 'Forbidden' }, 403),
  // A range whose ends are exchanged.
  lying: json({
    prediction: { price: 1, price_range: { lower: 90_000, upper: 1_000 }, score: 1 },
    vehicles: [{ id: 'x' }],
  }),
} satisfies Record<string, SandboxReply>

const requestSchema = z.object({ vehicle_id: z.string(), kms: z.number(), region: z.literal('au') })

const catalogue = [
  ['Toyota', 'RAV4', 'GXL'],
  ['Mazda', 'CX-5', 'Touring'],
  ['Kia', 'Sportage', 'SX'],
  ['Ford', 'Ranger', 'XLT'],
  ['Hyundai', 'i30', 'Active'],
] as const

const hashOf = (text: string): number => [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7)

/** A car of its own for every plate or VIN: the same one each time, and `OLD…` is one of 2012. */
function carOf(id: string) {
  const hash = hashOf(id)
  const [make, model, badge] = catalogue[hash % catalogue.length] ?? catalogue[0]
  return { id, year: id.startsWith('OLD') ? 2012 : 2020 + (hash % 5), make, model, badge }
}

/** Plates and the last letters of a VIN that it answers in a way of their own. */
const special: Record<string, (id: string) => object[]> = {
  NONE: () => [],
  MANY: (id) => ['GX', 'GXL', 'Cruiser'].map((badge) => ({ ...carOf(id), id: `${id}-${badge}`, badge })),
}

/** A price of its own for every car: the same text gives the same one, between 15,000 and 65,000 dollars. */
function priceOf(id: string, kms: number): number {
  const sum = [...id].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 50_000, 7)
  return Math.max(5_000, 15_000 + sum - Math.round(kms / 20))
}

/** Speaks v2 of AutoGrab: lookups by plate and by VIN, and predictions of a price. `LOWSCORE` is a car that it is not sure of. */
export const sandbox = defineSandbox<ReceivedValuation, keyof typeof faults>({
  name: 'market-value',
  title: 'Market values (AutoGrab v2)',
  faults: ['slow', 'throttled', 'error', 'malformed', 'wrong-key', 'lying'],
  receive({ method, path, headers, body, receivedAtMs }, fault) {
    if (fault) return { reply: faults[fault] }
    if (!headers.apikey) return { reply: faults['wrong-key'] }
    const [, id] = /^\/v2\/vehicles\/(?:registrations|vins)\/([A-Z0-9]+)\?region=au/.exec(path) ?? []
    const message = { path, kms: undefined, receivedAtMs }
    if (id !== undefined && method === 'GET') {
      const named = Object.entries(special).find(([name]) => id.endsWith(name))
      return { reply: json({ vehicles: named ? named[1](id) : [carOf(id)] }), message }
    }
    if (method !== 'POST' || path !== '/v2/valuations/predict') return { reply: json({ message: 'Not found' }, 404) }
    const { data } = requestSchema.safeParse(parseJson(body))
    if (!data) return { reply: json({ message: 'Bad request' }, 400) }
    const price = priceOf(data.vehicle_id, data.kms)
    const prediction = {
      price,
      price_range: { lower: Math.round(price * 0.9), upper: Math.round(price * 1.1) },
      score: data.vehicle_id.endsWith('LOWSCORE') ? 0.1 : 0.85,
    }
    return { reply: json({ prediction }), message: { ...message, kms: data.kms } }
  },
})
