import { formPage } from '../lead-form/form-page.tsx'

/** RT-21. */
export const page = formPage({
  kind: 'online-payment',
  path: '/online-payment',
  isGated: true,
  // The dealer's system is asked before the second step, which a form without scripts does not have.
  needsScripts: 'Paying online',
  words: (_, { name }) => ({
    heading: 'Online payment',
    intro: `Enter the number and the amount of your invoice. ${name} confirms it at once, then sends you a secure way to pay; no card is asked for here.`,
  }),
})
