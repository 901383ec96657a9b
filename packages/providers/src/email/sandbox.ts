import { randomUUID } from 'node:crypto'
import { type Address, addressParser } from 'postal-mime'
import * as z from 'zod/mini'
import { parseJson } from '../parse-json.ts'
import { defineSandbox, type SandboxReply } from '../sandbox-server.ts'

/** What a mail reader would show. */
export type ReceivedEmail = {
  messageId: string
  from: Address[]
  to: Address[]
  replyTo: Address[]
  subject: string
  html: string | undefined
  text: string | undefined
  attachments: { filename: string; contentType: string; content: Uint8Array }[]
  idempotencyKey: string | undefined
  receivedAtMs: number
}

/** SES refuses addresses that are not ASCII. */
const addressList = z.pipe(
  z.string().check(z.regex(/^[\x20-\x7e]+$/)),
  z.transform((value) => addressParser(value)),
)
const data = z.object({ Data: z.string() })
const bytes = z.pipe(
  z.base64(),
  z.transform((value) => new Uint8Array(Buffer.from(value, 'base64'))),
)

const requestSchema = z.object({
  FromEmailAddress: addressList,
  Destination: z.object({ ToAddresses: z.array(addressList).check(z.minLength(1), z.maxLength(50)) }),
  ReplyToAddresses: z.optional(z.array(addressList)),
  Content: z.object({
    Simple: z.object({
      Subject: data,
      Body: z.object({ Html: z.optional(data), Text: z.optional(data) }),
      Headers: z.optional(z.array(z.object({ Name: z.string(), Value: z.string() }))),
      Attachments: z.optional(
        z.array(z.object({ FileName: z.string(), ContentType: z.optional(z.string()), RawContent: bytes })),
      ),
    }),
  }),
})

const awsError = (status: number, name: string, message: string): SandboxReply => ({
  status,
  headers: { 'content-type': 'application/json', 'x-amzn-errortype': name },
  body: JSON.stringify({ message }),
})

const faults = {
  slow: 'hold',
  throttled: awsError(429, 'TooManyRequestsException', 'Maximum sending rate exceeded.'),
  error: awsError(500, 'InternalFailure', 'Internal failure.'),
  malformed: { status: 200, headers: { 'content-type': 'application/json' }, body: '{"MessageId":' },
  // SES quotes the address, as this does: it must not reach a log.
  rejected: awsError(400, 'MessageRejected', 'The message to someone@dealer.example contains a virus.'),
  unverified: awsError(400, 'MessageRejected', 'Email address is not verified: someone@dealer.example'),
  'mail-from': awsError(400, 'MailFromDomainNotVerifiedException', 'The MAIL FROM domain is not verified.'),
  'not-found': awsError(404, 'NotFoundException', 'The configuration set does not exist.'),
  unnamed: awsError(400, 'ValidationException', 'It failed.'),
} satisfies Record<string, SandboxReply>

/** Speaks SendEmail of SES v2 with simple content. */
export const sandbox = defineSandbox<ReceivedEmail, keyof typeof faults>({
  name: 'email',
  title: 'E-mail (AWS SES v2)',
  faults: ['slow', 'throttled', 'error', 'malformed', 'rejected', 'unverified', 'mail-from', 'not-found', 'unnamed'],
  receive({ method, path, body, receivedAtMs }, fault) {
    if (fault) return { reply: faults[fault] }
    if (method !== 'POST' || path !== '/v2/email/outbound-emails')
      return { reply: awsError(404, 'NotFoundException', 'No such operation.') }
    const message = parseEmail(body, receivedAtMs)
    if (!message) return { reply: awsError(400, 'BadRequestException', 'The request is not valid.') }
    return { reply: { status: 200, body: JSON.stringify({ MessageId: message.messageId }) }, message }
  },
})

function parseEmail(body: string, receivedAtMs: number): ReceivedEmail | undefined {
  const { data: input } = requestSchema.safeParse(parseJson(body))
  if (!input) return
  const { Subject, Body, Headers = [], Attachments = [] } = input.Content.Simple
  return {
    messageId: randomUUID(),
    from: input.FromEmailAddress,
    to: input.Destination.ToAddresses.flat(),
    replyTo: input.ReplyToAddresses?.flat() ?? [],
    subject: Subject.Data,
    html: Body.Html?.Data,
    text: Body.Text?.Data,
    attachments: Attachments.map(({ FileName, ContentType = 'application/octet-stream', RawContent }) => ({
      filename: FileName,
      contentType: ContentType,
      content: RawContent,
    })),
    idempotencyKey: Headers.find(({ Name }) => Name.toLowerCase() === 'x-forecourt-delivery')?.Value,
    receivedAtMs,
  }
}
