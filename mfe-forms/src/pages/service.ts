import { serviceBookingKind } from '../kinds/service-booking.ts'
import { formPage } from '../lead-form/form-page.tsx'

/** RT-15. */
export const page = formPage({
  kind: serviceBookingKind,
  path: '/service',
  words: ({ department }, { name }) => ({
    heading: 'Book a Service',
    intro: department?.intro ?? `Tell ${name} about your vehicle and choose when to drop it off.`,
  }),
})
