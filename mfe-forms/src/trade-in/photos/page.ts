import { definePage } from '@forecourt/shell-api'
import { PhotosPage } from './photos-page.tsx'

/** TI-1. Where a dealership's lead, and the shopper's own page, lead to. */
export const page = definePage({
  load: async () => ({ kind: 'found', data: {} }),
  head: (_, { site }) => ({
    title: `Photos of a car to trade in | ${site.name}`,
    description: `Photos that a shopper sent ${site.name} with a valuation.`,
    canonical: '/trade-in/photos',
    noIndex: true,
  }),
  Page: PhotosPage,
})
