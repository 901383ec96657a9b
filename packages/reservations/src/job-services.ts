import { environment } from '@forecourt/lambda-kit/environment'
import { loadSite } from '@forecourt/lambda-kit/tenants/tenant-config'
import { createEmailProvider } from '@forecourt/providers/email/adapter'
import type { EmailProvider } from '@forecourt/providers/email/port'
import * as z from 'zod/mini'
import type { MessageServices } from './messages/send-messages.ts'

const settings = environment(
  z.object({
    AWS_REGION: z.string(),
    /** The stage's sender address. */
    EMAIL_FROM: z.email(),
    /** The sandbox; without it, AWS. */
    EMAIL_URL: z.optional(z.url()),
  }),
)

let email: EmailProvider | undefined

/** What jobs send messages with. */
export function messageServices(): MessageServices {
  const { AWS_REGION: region, EMAIL_FROM: fromAddress, EMAIL_URL: url } = settings()
  email ??= createEmailProvider({ region, ...(url !== undefined && { url }) })
  return { email, fromAddress, readSite: loadSite, now: () => new Date() }
}
