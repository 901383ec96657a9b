/**
 * What a function may do with a table: `get` one item whose key it knows, `read` also partition by partition (and its indexes).
 * Nothing reads a whole table.
 */
export type TableRight = 'get' | 'read' | 'put' | 'update' | 'delete'

/** How a table is shaped. All key attributes are strings; indexes project keys only, and an item without their attributes is not in them. */
export type TableShape = {
  partition: string
  sort?: string
  indexes?: Record<string, { partition: string; sort?: string }>
  /**
   * `tenant`: each item belongs to one tenant, whose slug is the partition key; a request reaches it only with a role whose
   * session tag is that tenant. `platform`: it belongs to all, and functions have rights of their own.
   */
  owner: 'tenant' | 'platform'
  /** Whose it is: the folder of `functions` whose functions have any right on it. */
  team: string
  /** What functions of other teams may have, by team; `all` is every one. */
  others?: Readonly<Record<string, readonly TableRight[]>>
  /** Its writes become events with the item's keys. */
  stream?: true
  /** Items with a `ttl` (seconds since 1970) in the past go by themselves, some time after. */
  ttl?: true
  /**
   * What it holds is about shoppers: its sort key is the phone number (E.164), or that, `#` and more. A shopper's export has these
   * items, and erasing a shopper deletes them.
   */
  ofShopper?: true
}
