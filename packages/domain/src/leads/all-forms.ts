import type { Capability } from '@forecourt/contracts/site/capabilities'
import type { Department } from '@forecourt/contracts/site/site'
import { financeForm } from '../finance/quote/finance-form.ts'
import type { FormBuilder, FormDefinition, FormSite, FormSubject } from './form.ts'
import { partsEnquiry, serviceBooking } from './forms/department-forms.ts'
import { purchase } from './forms/purchase-form.ts'
import { careersEnquiry, contact, enquiry, onlinePayment, spinToWin } from './forms/site-forms.ts'
import { tradeIn } from './forms/trade-in-form.ts'
import { requestPhotos, somethingSimilar, testDrive, vehicleEnquiry } from './forms/vehicle-forms.ts'

type SiteForm = {
  build: FormBuilder
  /** TN-4. A site without it does not take the form. */
  requires: Capability
  /** The department whose places and appointments the form offers. */
  department?: Department
  /** An endpoint of its own takes it, and no other. */
  hasOwnEndpoint?: true
}

/** Every form of the site, by its name: the browser draws it, and the function validates with it. */
const forms = {
  enquiry: { build: enquiry, requires: 'enquiry' },
  contact: { build: contact, requires: 'enquiry' },
  'vehicle-enquiry': { build: vehicleEnquiry, requires: 'enquiry' },
  'something-similar': { build: somethingSimilar, requires: 'enquiry' },
  'test-drive': { build: testDrive, requires: 'testDrive', department: 'sales' },
  'request-photos': { build: requestPhotos, requires: 'requestPhotos' },
  'service-booking': { build: serviceBooking, requires: 'serviceBooking', department: 'service' },
  'parts-enquiry': { build: partsEnquiry, requires: 'partsEnquiry', department: 'parts' },
  'careers-enquiry': { build: careersEnquiry, requires: 'careers' },
  'spin-to-win': { build: spinToWin, requires: 'spinToWin', hasOwnEndpoint: true },
  'online-payment': { build: onlinePayment, requires: 'onlinePayment', hasOwnEndpoint: true },
  'trade-in': { build: tradeIn, requires: 'tradeIn' },
  purchase: { build: purchase, requires: 'purchase' },
  'finance-enquiry': { build: financeForm, requires: 'finance' },
} as const satisfies Record<string, SiteForm>

export type FormName = keyof typeof forms

export const formNames = Object.keys(forms) as readonly FormName[]

export const isFormName = (name: string): name is FormName => Object.hasOwn(forms, name)

/** What decides whether a site takes a form, and what the form needs. */
export const formNeeds = (name: FormName): Omit<SiteForm, 'build'> => forms[name]

/** A form of the site about something. */
export const siteForm = (name: FormName, site: FormSite, subject: FormSubject = {}): FormDefinition =>
  forms[name].build(site, subject)
