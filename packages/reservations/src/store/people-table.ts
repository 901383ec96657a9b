import { getItem, putItem, queryItems } from '@forecourt/lambda-kit/data/items'
import * as z from 'zod/mini'

const personSchema = z.object({
  tenant: z.string(),
  reservation_id: z.string(),
  name: z.string(),
  email: z.string(),
  /** What they reserved, for their own export. */
  car: z.string(),
  created_at: z.iso.datetime(),
})
export type Person = z.infer<typeof personSchema>

const keyOf = (phone: string, reservationId: string): string => `${phone}#${reservationId}`

/** Written twice it is one. */
export async function recordPerson(phone: string, person: Person): Promise<void> {
  const item = { ...person, person: keyOf(phone, person.reservation_id) }
  await putItem('reservation_people', item, { expression: 'attribute_not_exists(person)' })
}

const foundSchema = z.object({ tenant: z.string(), person: z.string() })

/** Who reserved, for jobs; undefined once the shopper had it erased. */
export async function findPerson(reservationId: string): Promise<(Person & { phone: string }) | undefined> {
  for await (const found of queryItems('reservation_people', reservationId, { index: 'by_reservation' })) {
    const { tenant, person } = foundSchema.parse(found)
    const { data } = personSchema.safeParse(await getItem('reservation_people', { tenant, person }))
    return data && { ...data, phone: person.split('#')[0] ?? '' }
  }
  return undefined
}
