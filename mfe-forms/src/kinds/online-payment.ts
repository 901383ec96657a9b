import { onlinePayment } from '@forecourt/domain/leads/forms/site-forms'
import type { FormKind } from './form-kind.ts'

export const onlinePaymentKind: FormKind = {
  name: 'online-payment',
  formFor: () => onlinePayment,
}
