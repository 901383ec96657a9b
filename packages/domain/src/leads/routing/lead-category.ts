import type { LeadCategory } from '@forecourt/contracts/leads/lead'
import type { Department } from '@forecourt/contracts/site/departments'
import type { TrackedEvent } from '@forecourt/contracts/tracking/events'

export type CategoryOfLead = { category: LeadCategory; subcategory?: string }

/** LD-4. What dealers' systems know a category as, where that is not its own name. */
const converted: Partial<Record<LeadCategory, CategoryOfLead>> = {
  'Careers Enquiry': { category: 'General Enquiry', subcategory: 'Career Enquiry' },
}

export const leadCategory = (category: LeadCategory, subcategory?: string): CategoryOfLead =>
  converted[category] ?? { category, ...(subcategory !== undefined && { subcategory }) }

const departments: Partial<Record<string, Department>> = {
  'Service Booking': 'service',
  'Parts Enquiry': 'parts',
} satisfies Partial<Record<LeadCategory, Department>>

/** LD-13. The department that answers a lead: sales, unless its category is another's. */
export const leadDepartment = ({ category }: { category: string }): Department => departments[category] ?? 'sales'

/** LD-4. The tracking event of a form's category, before it is converted; its number is in the table of events. */
export const leadEvent = (category: LeadCategory) =>
  (category === 'Careers Enquiry' ? 'careers-enquiry-sent' : 'enquiry-sent') satisfies TrackedEvent
