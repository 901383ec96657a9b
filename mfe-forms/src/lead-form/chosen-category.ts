import { type LeadCategory, leadCategories } from '@forecourt/contracts/leads/lead'
import type { FormDefinition, FormValues } from '@forecourt/domain/leads/form'

/** What the shopper chose that it is about, else what the form is about. */
export const chosenCategory = (form: FormDefinition, values: FormValues): LeadCategory =>
  leadCategories.find((category) => category === values.category) ?? form.category
