import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import type { FormBuilder } from '@forecourt/domain/leads/form'
import { vehicleEnquiry } from '@forecourt/domain/leads/forms/vehicle-forms'
import { isGone } from '../lead-form/gone-words.ts'

/** A form for a car that can be had: about one that is gone, its enquiry asks for something similar (VD-14). */
export const whileAvailable = (form: FormBuilder, vehicle: Vehicle | undefined): FormBuilder =>
  isGone(vehicle) ? vehicleEnquiry : form
