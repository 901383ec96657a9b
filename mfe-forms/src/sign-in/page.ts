import { definePage } from '@forecourt/shell-api'
import { load, type SignInData } from './load.ts'
import { SignInPage } from './sign-in-page.tsx'

/** RT-11. A page for each shopper's own way: nothing that search engines should list. */
export const page = definePage<SignInData>({
  load,
  head: (_, { site }) => ({
    title: `Sign in | ${site.name}`,
    description: `Sign in to ${site.name} with a code by SMS.`,
    canonical: '/sign-in',
    noIndex: true,
  }),
  Page: SignInPage,
})
