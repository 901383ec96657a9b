import { onlinePaymentKind } from '../kinds/online-payment.ts'
import { formPage } from '../lead-form/form-page.tsx'
import { PaymentForm } from '../lead-form/payment-form.tsx'

/** RT-21. */
export const page = formPage({
  kind: onlinePaymentKind,
  path: '/online-payment',
  GatedForm: PaymentForm,
  words: (_, { name }) => ({
    heading: 'Online payment',
    intro: `Enter the number and the amount of your invoice. ${name} confirms it at once, then sends you a secure way to pay; no card is asked for here.`,
  }),
})
