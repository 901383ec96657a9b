import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { parseJson } from '../parse-json.ts'
import { defineSandbox, type SandboxReply } from '../sandbox-server.ts'

/** What a phone would show. */
export type ReceivedSms = {
  messageId: string
  from: { name: string }[]
  to: { address: string }[]
  text: string
  receivedAtMs: number
}

const requestSchema = z.object({
  DestinationPhoneNumber: z.string().check(z.regex(/^\+[1-9]\d{7,14}$/)),
  OriginationIdentity: z.string(),
  MessageBody: z.string().check(z.minLength(1), z.maxLength(1600)),
  MessageType: z.enum(['TRANSACTIONAL', 'PROMOTIONAL']),
  TimeToLive: z.optional(z.int().check(z.gte(5), z.lte(259_200))),
})

const headers = { 'content-type': 'application/x-amz-json-1.0' }
const awsError = (status: number, name: string, Message: string): SandboxReply => ({
  status,
  headers,
  body: JSON.stringify({ __type: `com.amazonaws.pinpointsmsvoicev2#${name}`, Message }),
})

const faults = {
  slow: 'hold',
  throttled: awsError(400, 'ThrottlingException', 'Rate exceeded.'),
  error: awsError(500, 'InternalServerException', 'Internal failure.'),
  malformed: { status: 200, headers, body: '{"MessageId":' },
  // AWS quotes the number, as this does: it must not reach a log.
  'opted-out': awsError(400, 'ConflictException', 'Destination phone number +61491570006 is opted out.'),
  'over-budget': awsError(400, 'ServiceQuotaExceededException', 'Monthly spend limit for text messages exceeded.'),
} satisfies Record<string, SandboxReply>

/** Speaks SendTextMessage of AWS End User Messaging SMS (PinpointSMSVoiceV2). */
export const sandbox = defineSandbox<ReceivedSms, keyof typeof faults>({
  name: 'sms',
  title: 'SMS (AWS End User Messaging)',
  faults: ['slow', 'throttled', 'error', 'malformed', 'opted-out', 'over-budget'],
  receive({ method, headers: given, body, receivedAtMs }, fault) {
    if (fault) return { reply: faults[fault] }
    if (method !== 'POST' || given['x-amz-target'] !== 'PinpointSMSVoiceV2.SendTextMessage')
      return { reply: awsError(400, 'ValidationException', 'No such operation.') }
    const { data: input } = requestSchema.safeParse(parseJson(body))
    if (!input) return { reply: awsError(400, 'ValidationException', 'The request is not valid.') }
    const message: ReceivedSms = {
      messageId: randomUUID(),
      from: [{ name: input.OriginationIdentity }],
      to: [{ address: input.DestinationPhoneNumber }],
      text: input.MessageBody,
      receivedAtMs,
    }
    return { reply: { status: 200, headers, body: JSON.stringify({ MessageId: message.messageId }) }, message }
  },
})
