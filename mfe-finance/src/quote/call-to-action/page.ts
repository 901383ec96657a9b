import { callToActionWords, popupWords } from '@forecourt/domain/finance/quote/quote-words'
import { withNoun } from '@forecourt/domain/text/with-noun'
import { definePage } from '@forecourt/shell-api'
import { CallToActionPage } from './call-to-action-page.tsx'
import { type CallToActionData, load } from './load.ts'

/** FQ-2. */
export const page = definePage<CallToActionData>({
  load,
  head: (_, { site }) => ({
    title: `${callToActionWords.title} | ${site.name}`,
    description: `${popupWords.text} ${withNoun('Finance for used cars of', site)} ${site.name}.`,
    canonical: '/get-finance',
  }),
  Page: CallToActionPage,
  hits: ({ featured }) => featured,
})
