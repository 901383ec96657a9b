import type { LeadCategory } from '@forecourt/contracts/leads/lead'

export type CategoryOfLead = { category: LeadCategory; subcategory?: string }

/** LD-4. What dealers' systems know a category as, where that is not its own name. */
const converted: Partial<Record<LeadCategory, CategoryOfLead>> = {
  'Careers Enquiry': { category: 'General Enquiry', subcategory: 'Career Enquiry' },
}

export const leadCategory = (category: LeadCategory, subcategory?: string): CategoryOfLead =>
  converted[category] ?? { category, ...(subcategory !== undefined && { subcategory }) }

const events: Partial<Record<LeadCategory, number>> = { 'Careers Enquiry': 51 }

/** LD-4. The tracking event of a form's category, before it is converted. */
export const leadEvent = (category: LeadCategory): number => events[category] ?? 22
