import { withNoun } from '@forecourt/domain/text/with-noun'
import { enquiryKind } from '../kinds/enquiry.ts'
import { formPage } from '../lead-form/form-page.tsx'
import { goneWords, isGone } from '../lead-form/gone-words.ts'

export const page = formPage({
  kind: enquiryKind,
  path: '/enquire',
  words({ vehicle }, site) {
    if (!vehicle) return { heading: 'Contact us', intro: `Write to ${site.name}. A person reads every message.` }
    if (isGone(vehicle)) return goneWords
    return { heading: 'Enquire', intro: withNoun('Ask anything about this car. A person reads every message.', site) }
  },
})
