import type { Field, FormDefinition, FormSite } from '../form.ts'
import { messageField, permissionFields } from '../shared-fields.ts'

/** What a form ends with: the message, as the site requires it, and what the shopper allows. */
export const closing = (site: FormSite, initial?: string): Field[] => [
  messageField(site, initial),
  ...permissionFields(site),
]

/** The same where a message is no part of what is asked for. */
export const optionalClosing = (site: FormSite, initial?: string): Field[] =>
  closing({ ...site, enquiry: { ...site.enquiry, message_required: false } }, initial)

export const ending = ({ name, enquiry }: FormSite): Pick<FormDefinition, 'submit' | 'footer'> => ({
  submit: `Send to ${name}`,
  footer: [
    ...(enquiry.footer ? [{ text: enquiry.footer }] : []),
    ...(enquiry.privacy_link ? [{ text: 'Privacy policy', href: enquiry.privacy_link }] : []),
  ],
})
