import { definePage, type Head, type PageContext } from '@forecourt/shell-api'
import { loadSubject } from '../lead-form/load-subject.ts'
import { type TradeInData, TradeInPage } from './trade-in-page.tsx'
import { pageWords } from './words.ts'

/** RT-7. Not gated (WL-9). */
export const page = definePage<TradeInData>({
  async load({ request }, api) {
    const subject = await loadSubject({}, Object.fromEntries(new URLSearchParams(request.query)), api)
    return { kind: 'found', data: { subject, words: pageWords(request.path, subject.vehicle) } }
  },
  head({ subject: { vehicle, isUnknownCar }, words }: TradeInData, { site, request }: PageContext): Head {
    return {
      title: `${words.heading} | ${site.name}`,
      description: words.intro,
      // The same page under several names; one about a car is for who looks at that car.
      canonical: request.path.startsWith('/sell-') ? '/sell-my-car' : '/trade-in',
      ...((vehicle || isUnknownCar) && { noIndex: true }),
    }
  },
  Page: TradeInPage,
})
