import type { ProviderNeeds } from '../provider-needs.ts'

/** FQ-10. Redirects shoppers only to the stage's hosts (`YOUX_REDIRECT_HOSTS`). */
export const needs = {
  secret: "The finance provider's key: put it here by hand",
  local: (sandboxUrl) => ({ YOUX_REDIRECT_HOSTS: new URL(sandboxUrl).host }),
} as const satisfies ProviderNeeds
