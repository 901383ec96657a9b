import { siteMenu } from '@forecourt/contracts/endpoints/content'
import { facetValues, listVehicles, search, similarVehicles, suggest } from '@forecourt/contracts/endpoints/search'
import type { FunctionNeeds } from '@forecourt/contracts/functions/needs'

export const needs = {
  purpose: 'Answers searches of the stock',
  errors: { costs: 'shoppers see no stock', alarmThreshold: 5 },
  memoryMb: 1769,
  timeoutSeconds: 10,
  runs: { http: [search, listVehicles, suggest, facetValues, similarVehicles, siteMenu] },
  tables: { config: ['get'] },
  readsStockAsTenant: true,
  index: 'read',
  snapshots: 'read',
} as const satisfies FunctionNeeds
