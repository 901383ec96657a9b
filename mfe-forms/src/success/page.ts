import { definePage } from '@forecourt/shell-api'
import { SuccessPage } from './success-page.tsx'

/** RT-10. The document is the same for everybody: what was sent is in the tab's own storage. */
export const page = definePage<null>({
  load: async () => ({ kind: 'found', data: null }),
  head: (_, { site }) => ({
    title: `Thank you | ${site.name}`,
    description: `${site.name} has your message.`,
    canonical: '/success',
    noIndex: true,
  }),
  Page: SuccessPage,
})
