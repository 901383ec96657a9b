import type { TableShape } from '@forecourt/contracts/tables/table'
import { type TableName, tables } from '@forecourt/contracts/tables/tables'
import { deleteItem, type Item, queryItems } from '@forecourt/lambda-kit/data/items'

const sortKeyOf = (table: TableName): string => {
  const { sort }: TableShape = tables[table]
  if (sort === undefined) throw new Error(`The table ${table} is about shoppers, so it needs a sort key.`)
  return sort
}

/** A number is the beginning of no other's key: it ends there, or `#` follows. */
const isOf = (phone: string, key: unknown): key is string =>
  typeof key === 'string' && (key === phone || key.startsWith(`${phone}#`))

/** A shopper's items of one table. */
export async function listShopperItems(table: TableName, tenant: string, phone: string): Promise<Item[]> {
  const sort = sortKeyOf(table)
  const found: Item[] = []
  for await (const item of queryItems(table, tenant, { prefix: phone })) if (isOf(phone, item[sort])) found.push(item)
  return found
}

/** Deletes a shopper's items of one table. */
export async function deleteShopperItems(table: TableName, tenant: string, phone: string): Promise<void> {
  const sort = sortKeyOf(table)
  if (sort === 'phone') return void (await deleteItem(table, { tenant, phone }))
  for (const item of await listShopperItems(table, tenant, phone)) {
    const key = item[sort]
    if (isOf(phone, key)) await deleteItem(table, { tenant, [sort]: key })
  }
}
