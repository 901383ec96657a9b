import { definePage } from '@forecourt/shell-api'
import { SpinPage } from './spin-page.tsx'

/** RT-21. */
export const page = definePage<null>({
  async load() {
    return { kind: 'found', data: null }
  },
  head: (_, { site }) => ({
    title: `Spin to win | ${site.name}`,
    description: `One spin for each mobile number, at ${site.name}.`,
    canonical: '/spin-to-win',
    noIndex: true,
  }),
  Page: SpinPage,
})
