import { createHmac } from 'node:crypto'
import { getItem, putItem } from '@forecourt/lambda-kit/data/items'
import * as z from 'zod/mini'

const daySeconds = 86_400

const itemSchema = z.object({ ttl: z.int(), found: z.unknown() })

export type Question = { tenant: string; keysSecret: string; asks: readonly string[]; now: Date }

/** Of the tenant too: two sites' rows do not show that they asked about the same car. */
const keyOf = ({ tenant, keysSecret, asks }: Question) => ({
  tenant,
  question: createHmac('sha256', keysSecret)
    .update(['market', tenant, ...asks].join('\0'))
    .digest('base64url'),
})

/**
 * What was answered to a question within the last day, by any process; else what `ask` returns, which is then stored. An `ask` that
 * throws stores nothing, and a row that does not fit the schema is asked again.
 */
export async function storedAnswer<S extends z.ZodMiniType>(
  question: Question,
  schema: S,
  ask: () => Promise<z.output<S>>,
): Promise<z.output<S>> {
  const key = keyOf(question)
  const nowSeconds = Math.floor(question.now.getTime() / 1000)
  const item = itemSchema.safeParse(await getItem('market_answers', key)).data
  // The table removes rows some time after they expire.
  const stored = item && item.ttl > nowSeconds ? schema.safeParse(item.found) : undefined
  if (stored?.success) return stored.data
  const found = await ask()
  await putItem('market_answers', { ...key, found, ttl: nowSeconds + daySeconds })
  return found
}
