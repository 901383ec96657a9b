import { partsEnquiryKind } from '../kinds/parts-enquiry.ts'
import { formPage } from '../lead-form/form-page.tsx'

/** RT-15. */
export const page = formPage({
  kind: partsEnquiryKind,
  path: '/vehicle-parts-and-accessories',
  words: ({ department }, { name }) => ({
    heading: 'Parts and accessories',
    intro: department?.intro ?? `Tell ${name} what you need and for which vehicle.`,
  }),
})
