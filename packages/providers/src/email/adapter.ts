import { SESv2Client, SESv2ServiceException, SendEmailCommand, type SendEmailCommandInput } from '@aws-sdk/client-sesv2'
import { ownConnections } from '../own-connections.ts'
import { parseInput } from '../parse-input.ts'
import { ProviderError, type ProviderErrorReason } from '../provider-error.ts'
import { type CallSettings, guardCalls } from '../resilience.ts'
import { parseRetryAfter } from '../retry-after.ts'
import { formatMailbox } from './mailbox-header.ts'
import { type Email, type EmailProvider, emailSchema } from './port.ts'

export type EmailSettings = {
  region: string
  /** The sandbox's address; without it, AWS. */
  url?: string
  /** Without them, the function's own role. */
  credentials?: { accessKeyId: string; secretAccessKey: string }
  configurationSet?: string
  calls?: CallSettings
}

/**
 * By SES's error names; others by their status. What is wrong with the account or its identities is for an operator, who has time until
 * the last retry: only what is wrong with the message itself is permanent.
 */
const reasons: Record<string, ProviderErrorReason> = {
  TooManyRequestsException: 'throttled',
  LimitExceededException: 'throttled',
  AccountSuspendedException: 'refused',
  SendingPausedException: 'refused',
  MessageRejected: 'rejected',
  BadRequestException: 'rejected',
  MailFromDomainNotVerifiedException: 'refused',
  NotFoundException: 'refused',
}

/**
 * AWS SES v2. SES composes the MIME message itself, attachments too, so no MIME library is needed. SendEmail has no idempotency
 * token: only a throttled request, which SES did not accept, is sent again within a call.
 */
export function createEmailProvider({ url, configurationSet, calls, ...client }: EmailSettings): EmailProvider {
  const ses = new SESv2Client({
    ...client,
    maxAttempts: 1,
    requestHandler: ownConnections,
    ...(url !== undefined && { endpoint: url }),
  })
  const guard = guardCalls('SES', { maxRetries: 1, retryOn: ['throttled'], ...calls })
  return {
    async sendEmail(email) {
      const command = new SendEmailCommand({
        ...toSesInput(parseInput(emailSchema, email)),
        ...(configurationSet !== undefined && { ConfigurationSetName: configurationSet }),
      })
      return guard(async (signal) => {
        const { MessageId: messageId } = await ses.send(command, { abortSignal: signal }).catch((error: unknown) => {
          throw toError(error)
        })
        if (!messageId) throw new ProviderError('malformed', 'SES answered without a message id.')
        return { messageId }
      })
    },
  }
}

const utf8 = (data: string) => ({ Data: data, Charset: 'UTF-8' })

function toSesInput({
  from,
  to,
  replyTo,
  subject,
  html,
  text,
  attachments,
  idempotencyKey,
}: Email): SendEmailCommandInput {
  return {
    FromEmailAddress: formatMailbox(from),
    Destination: { ToAddresses: to.map(formatMailbox) },
    ...(replyTo && { ReplyToAddresses: [formatMailbox(replyTo)] }),
    Content: {
      Simple: {
        Subject: utf8(subject),
        Body: { Text: utf8(text), ...(html !== undefined && { Html: utf8(html) }) },
        Headers: [{ Name: 'x-forecourt-delivery', Value: idempotencyKey }],
        Attachments: attachments?.map(({ filename, contentType, content }) => ({
          FileName: filename,
          ContentType: contentType,
          ContentDisposition: 'ATTACHMENT',
          ContentTransferEncoding: 'BASE64',
          RawContent: typeof content === 'string' ? Buffer.from(content) : content,
        })),
      },
    },
  }
}

function toError(error: unknown): ProviderError {
  if (error instanceof SyntaxError) return new ProviderError('malformed', 'SES answered what is not JSON.')
  if (!(error instanceof SESv2ServiceException))
    return new ProviderError(
      'unavailable',
      `SES cannot be reached: ${error instanceof Error ? error.name : 'unknown error'}.`,
    )
  const status = error.$metadata.httpStatusCode ?? 0
  const reason = isUnverified(error) ? 'refused' : (reasons[error.name] ?? reasonOfStatus(status))
  const retryAfter = parseRetryAfter(error.$response?.headers['retry-after'])
  return new ProviderError(reason, `SES answered ${status} ${error.name}.`, retryAfter)
}

/** SES rejects a message from an identity that is not verified by the same name as one whose content it does not take. */
const isUnverified = ({ name, message }: SESv2ServiceException): boolean =>
  name === 'MessageRejected' && /not verified/i.test(message)

function reasonOfStatus(status: number): ProviderErrorReason {
  if (status === 429) return 'throttled'
  if (status === 413) return 'rejected'
  // The role, the clock or a name is wrong.
  return status >= 400 && status < 500 ? 'refused' : 'unavailable'
}
