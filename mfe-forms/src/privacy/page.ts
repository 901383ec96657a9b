import { definePage } from '@forecourt/shell-api'
import { PrivacyPage } from './privacy-page.tsx'

/** A public frame: what is stored comes from a private endpoint, once the browser knows who is signed in. */
export const page = definePage<Record<string, never>>({
  load: async () => ({ kind: 'found', data: {} }),
  head: (_, { site }) => ({
    title: `Your data | ${site.name}`,
    description: `What ${site.name} stores about you, and how to delete it.`,
    canonical: '/my-garage/privacy',
    noIndex: true,
  }),
  Page: PrivacyPage,
})
