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

/** Written twice it is one, as it was written last. */
export async function recordPerson(phone: string, person: Person): Promise<void> {
  await putItem('reservation_people', { ...person, person: keyOf(phone, person.reservation_id) })
}

/** Those of a shopper's own reservations. */
export async function listPeople(tenant: string, phone: string): Promise<Person[]> {
  const people: Person[] = []
  for await (const item of queryItems('reservation_people', tenant, { prefix: keyOf(phone, '') }))
    people.push(personSchema.parse(item))
  return people
}

const foundSchema = z.object({ tenant: z.string(), person: z.string() })

/** Who reserved, for jobs; undefined once the shopper had it erased. */
export async function findPerson(reservationId: string): Promise<(Person & { phone: string }) | undefined> {
  for await (const found of queryItems('reservation_people', reservationId, { index: 'by_reservation' })) {
    const { tenant, person } = foundSchema.parse(found)
    const item = await getItem('reservation_people', { tenant, person })
    return item && { ...personSchema.parse(item), phone: person.slice(0, person.indexOf('#')) }
  }
  return undefined
}
