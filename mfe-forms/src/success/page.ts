import { definePage } from '@forecourt/shell-api'
import { load, type SuccessData } from './load.ts'
import { SuccessPage } from './success-page.tsx'

/** RT-10. */
export const page = definePage<SuccessData>({
  load,
  head: ({ sent }, { site }) => ({
    title: `${sent ? 'Thank you' : 'Your message'} | ${site.name}`,
    description: `What ${site.name} does with your message.`,
    canonical: '/success',
    noIndex: true,
  }),
  Page: SuccessPage,
})
