import { formPage } from '../lead-form/form-page.tsx'

/** RT-21. */
export const page = formPage({
  kind: 'online-payment',
  path: '/online-payment',
  isGated: true,
  words: (_, { name }) => ({
    heading: 'Online payment',
    intro: `Say what you would like to pay. ${name} sends you a secure way to do so; no card is asked for here.`,
  }),
})
