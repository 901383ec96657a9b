import { isOffered } from '@forecourt/domain/vehicle/car-status'
import { formPage } from '../lead-form/form-page.tsx'
import { goneWords } from '../lead-form/gone-words.ts'

export const page = formPage({
  kind: 'enquiry',
  path: '/enquire',
  words({ vehicle }, site) {
    if (!vehicle) return { heading: 'Contact us', intro: `Write to ${site.name}. A person reads every message.` }
    return isOffered(vehicle, 'enquire')
      ? { heading: 'Enquire', intro: 'Ask anything about this car. A person reads every message.' }
      : goneWords
  },
})
