import { type TableName, tables } from '@forecourt/contracts/tables/tables'

export const tableNames = Object.keys(tables) as TableName[]

/** A table's name in this machine's engine. */
export const localTableName = (name: TableName): string => `forecourt-${name}`

/** The table of the contracts behind an engine's table; undefined for any other, such as one of its own for development. */
export const tableNamed = (engineName: string): TableName | undefined =>
  tableNames.find((name) => localTableName(name) === engineName)
