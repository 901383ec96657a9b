import type { ProviderNeeds } from '../provider-needs.ts'

export const needs = { secret: "The key of dealers' invoices: put it here by hand" } as const satisfies ProviderNeeds
