import type { formsParts } from '@forecourt/contracts/parts/forms'
import type { Department } from '@forecourt/contracts/site/site'
import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import type { FormBuilder } from '@forecourt/domain/leads/form'

/** By the part that shows it, or as a page alone. A kind is a file: a page has the fields of its own form and of no other. */
export type FormKind = {
  name: keyof typeof formsParts | 'online-payment'
  /** The department whose places and appointments the form offers. */
  department?: Department
  formFor(vehicle: Vehicle | undefined): FormBuilder
}
