/**
 * A DynamoDB table per aggregate: the infrastructure and the local tables are both made from this. Every write is one
 * conditional item write.
 */
export const tables = {
  config: { partition: 'tenant' },
  stock: { partition: 'dealership_slug', sort: 'id', indexes: { by_slug: { partition: 'slug' } } },
  releases: { partition: 'name', sort: 'version' },
  trials: { partition: 'trial', sort: 'counter' },
  imports: { partition: 'dealership_slug', sort: 'started_at' },
} as const satisfies Record<string, TableShape>

export type TableName = keyof typeof tables

/** All key attributes are strings; indexes project keys only. */
export type TableShape = {
  partition: string
  sort?: string
  indexes?: Record<string, { partition: string }>
}

/** The environment variable that holds a table's real name, as the infrastructure and the local platform set it: `STOCK_TABLE`. */
export const tableVariable = (name: TableName): string => `${name.toUpperCase()}_TABLE`
