import type { ProviderNeeds } from '../provider-needs.ts'

export const needs = { secret: "AutoGrab's key: put it here by hand" } as const satisfies ProviderNeeds
