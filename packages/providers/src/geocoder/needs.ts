import type { ProviderNeeds } from '../provider-needs.ts'

/** FQ-13. Uses Amazon Location in place of the table of localities. */
export const needs = {
  variables: { GEOCODER: 'amazon' },
  rights: () => [
    {
      action: 'geo-places:Geocode',
      resource: { service: 'geo-places', type: 'provider', name: 'default', isGlobal: true },
    },
  ],
} as const satisfies ProviderNeeds
