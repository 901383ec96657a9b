import type { ProviderNeeds } from '../provider-needs.ts'

export const needs = {
  secret: "The provider's key for checking that a person sends a form: put it here by hand",
} as const satisfies ProviderNeeds
