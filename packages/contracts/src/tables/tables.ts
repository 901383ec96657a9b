import * as content from './content.ts'
import * as draws from './draws.ts'
import * as forms from './forms.ts'
import * as platform from './platform.ts'
import * as quote from './quote.ts'
import * as reservations from './reservations.ts'
import * as shoppers from './shoppers.ts'
import * as stock from './stock.ts'
import type { TableShape } from './table.ts'
import * as tradeIn from './trade-in.ts'
import * as vehicle from './vehicle.ts'
import * as watchlist from './watchlist.ts'

/** Every table there is, by name: the infrastructure and the local tables are made from this. Every write is one conditional item write. */
export const tables = {
  ...platform,
  ...stock,
  ...forms,
  ...shoppers,
  ...quote,
  ...reservations,
  ...watchlist,
  ...tradeIn,
  ...draws,
  ...content,
  ...vehicle,
} as const satisfies Record<string, TableShape>

export type TableName = keyof typeof tables

/** The environment variable that holds a table's real name: `STOCK_TABLE`. */
export const tableVariable = (name: TableName): string => `${name.toUpperCase()}_TABLE`
