import { formPage } from '../lead-form/form-page.tsx'

/** RT-21. */
export const page = formPage({
  kind: 'spin-to-win',
  path: '/spin-to-win',
  isGated: true,
  words: (_, { name }) => ({
    heading: 'Spin to win',
    intro: `Enter your details to take part. ${name} writes to you about your turn.`,
  }),
})
