import type { FormDefinition, FormSite } from '../leads/form.ts'
import { ending } from '../leads/forms/form-ending.ts'
import { contactFields } from '../leads/shared-fields.ts'

/** RS-1. Who reserves: the phone number is the session's, which is verified. No lead comes of it. */
export const detailsForm = (site: FormSite): FormDefinition => ({
  name: 'reservation',
  title: 'Your details',
  category: 'Vehicle Enquiry',
  fields: contactFields.filter(({ name }) => name !== 'phone'),
  ...ending(site),
  submit: 'Continue to the deposit',
})
