import { withNoun } from '@forecourt/domain/text/with-noun'
import { requestPhotosKind } from '../kinds/request-photos.ts'
import { formPage } from '../lead-form/form-page.tsx'
import { goneWords, isGone } from '../lead-form/gone-words.ts'

/** Photos are of a car: without one there is nothing to ask for. */
export const page = formPage({
  kind: requestPhotosKind,
  path: '/request-photos',
  needsCar: true,
  words: ({ vehicle }, site) =>
    isGone(vehicle)
      ? goneWords
      : {
          heading: 'Request photos',
          intro: withNoun(
            'We take photos of this very car for you. Say what you would like to see: the boot, the tyres, a scratch.',
            site,
          ),
        },
})
