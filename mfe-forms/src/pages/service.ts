import { formPage } from '../lead-form/form-page.tsx'

/** RT-15. */
export const page = formPage({
  kind: 'service-booking',
  path: '/service',
  words: ({ department }, { name }) => ({
    heading: 'Book a Service',
    intro: department?.intro ?? `Tell ${name} about your vehicle and choose when to drop it off.`,
  }),
})
