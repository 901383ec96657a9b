import type { TableShape } from './table.ts'
import { type TableName, tables } from './tables.ts'

/** Tables that say of themselves that they are about shoppers: what a shopper's export has and erasing one deletes. */
export const shopperTables = (Object.keys(tables) as TableName[]).filter((name) => {
  const shape: TableShape = tables[name]
  return shape.ofShopper
})
