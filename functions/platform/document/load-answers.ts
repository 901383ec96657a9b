import { locationAnswers } from '@forecourt/content/site-queries/location-answers'
import { contentAnswers } from '@forecourt/content/store/content-answers'
import { formAnswers } from '@forecourt/leads/site-queries/form-answers'
import { financeAnswers, searchAnswers, vehicleAnswers } from '@forecourt/stock/site-queries/stock-answers'

/**
 * What pages may load on the server: the answers of the functions themselves, group by group, so that a row is paired with its work once. A
 * test holds that every row with `from: 'load'` is here.
 */
export const loadAnswers = [
  ...searchAnswers,
  ...vehicleAnswers,
  ...financeAnswers,
  ...locationAnswers,
  ...contentAnswers,
  ...formAnswers,
]
