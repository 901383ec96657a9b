/** The tag of the role of a function that reads the stock as a tenant. */
export const reachesStock = { key: 'forecourt-stock', value: 'as-tenant' } as const
/** The tag of the role of a function that reaches tables of tenants as one of them. */
export const reachesTenants = { key: 'forecourt-tenants', value: 'as-tenant' } as const

export type RoleTag = typeof reachesStock | typeof reachesTenants
