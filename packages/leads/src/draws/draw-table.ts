import {
  type DrawEntry,
  type DrawOpening,
  type DrawPlace,
  entrySchema,
  openingSchema,
  placeSchema,
} from '@forecourt/contracts/draws/draw'
import { getItem, putItem, queryItems, updateItem } from '@forecourt/lambda-kit/data/items'

const digits = 6
const entryKey = (id: string, number: number): string => `${id}#${String(number).padStart(digits, '0')}`
const placeKey = (id: string, mark: string): string => `${id}@${mark}`

/** Undefined before the first request after its start. */
export async function readOpening(tenant: string, id: string): Promise<DrawOpening | undefined> {
  const item = await getItem('draws', { tenant, draw: entryKey(id, 0) })
  return item && openingSchema.parse(item)
}

/** Writes the opening unless there is one, and returns the one that there is. */
export async function addOpening(opening: Omit<DrawOpening, 'draw'>): Promise<DrawOpening> {
  const item = { ...opening, draw: entryKey(opening.id, 0) }
  if (await putItem('draws', item, { expression: 'attribute_not_exists(draw)' })) return item
  const first = await readOpening(opening.tenant, opening.id)
  if (!first) throw new Error(`The opening of the draw ${opening.id} of ${opening.tenant} is gone.`)
  return first
}

export async function readEntry(tenant: string, id: string, number: number): Promise<DrawEntry | undefined> {
  const item = number > 0 ? await getItem('draws', { tenant, draw: entryKey(id, number) }) : undefined
  return item && entrySchema.parse(item)
}

/** The newest entry; undefined before the first. */
export async function lastEntry(tenant: string, id: string): Promise<DrawEntry | undefined> {
  for await (const item of queryItems('draws', tenant, { prefix: `${id}#`, descending: true, limit: 1 }))
    return entrySchema.safeParse(item).data
  return undefined
}

/** All entries in their order. */
export async function* listEntries(tenant: string, id: string): AsyncGenerator<DrawEntry> {
  for await (const item of queryItems('draws', tenant, { prefix: `${id}#` })) {
    const { data } = entrySchema.safeParse(item)
    if (data) yield data
  }
}

/** The openings of a site's draws. */
export async function listOpenings(tenant: string): Promise<DrawOpening[]> {
  const found: DrawOpening[] = []
  for await (const item of queryItems('draws', tenant)) {
    const { data } = openingSchema.safeParse(item)
    if (data) found.push(data)
  }
  return found
}

/** The one write that decides: it is the entry, and takes its prize out of the stock. False where another was first with its number. */
export const addEntry = (id: string, entry: Omit<DrawEntry, 'draw'>): Promise<boolean> =>
  putItem('draws', { ...entry, draw: entryKey(id, entry.number) }, { expression: 'attribute_not_exists(draw)' })

/** Nothing was tried yet: 0. */
export async function readPlace(tenant: string, id: string, mark: string): Promise<DrawPlace> {
  const draw = placeKey(id, mark)
  const item = await getItem('draws', { tenant, draw })
  return item ? placeSchema.parse(item) : { tenant, draw, number: 0 }
}

/** Moves a place to the number that it tries next. False where another request of the shopper moved it meanwhile. */
export const movePlace = ({ tenant, draw, number }: DrawPlace, next: number): Promise<boolean> =>
  putItem(
    'draws',
    { tenant, draw, number: next },
    number === 0
      ? { expression: 'attribute_not_exists(draw)' }
      : { expression: '#number = :seen', names: { '#number': 'number' }, values: { ':seen': number } },
  )

export async function finishPlace(of: { tenant: string; id: string; mark: string }, lead_id: string): Promise<void> {
  await updateItem('draws', { tenant: of.tenant, draw: placeKey(of.id, of.mark) }, { set: { lead_id } })
}
