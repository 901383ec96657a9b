import { testDriveKind } from '../kinds/test-drive.ts'
import { formPage } from '../lead-form/form-page.tsx'
import { goneWords, isGone } from '../lead-form/gone-words.ts'

/** RT-15. */
export const page = formPage({
  kind: testDriveKind,
  path: '/book-test-drive',
  words({ vehicle }) {
    if (isGone(vehicle)) return goneWords
    return {
      heading: 'Book a Test Drive',
      intro: vehicle
        ? 'Choose a day and a time that suit you. We confirm it by phone or e-mail.'
        : 'Choose a place, a day and a time, and tell us what you would like to drive. We confirm it by phone or e-mail.',
    }
  },
})
