import { somethingSimilarKind } from '../kinds/something-similar.ts'
import { formPage } from '../lead-form/form-page.tsx'

/** LD-11. */
export const page = formPage({
  kind: somethingSimilarKind,
  path: '/something-similar',
  words: ({ vehicle }) => ({
    heading: 'Find me something similar',
    intro: vehicle
      ? 'Tell us what you like about it and what may differ. We look for another and write to you.'
      : 'Tell us what you are after and what it may cost. We look for it and write to you.',
  }),
})
