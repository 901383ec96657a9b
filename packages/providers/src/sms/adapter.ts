import {
  PinpointSMSVoiceV2Client,
  PinpointSMSVoiceV2ServiceException,
  SendTextMessageCommand,
} from '@aws-sdk/client-pinpoint-sms-voice-v2'
import { ownConnections } from '../own-connections.ts'
import { parseInput } from '../parse-input.ts'
import { ProviderError, type ProviderErrorReason } from '../provider-error.ts'
import { type CallSettings, guardCalls } from '../resilience.ts'
import { type SmsProvider, smsSchema } from './port.ts'

export type SmsSettings = {
  region: string
  /** The sandbox's address; without it, AWS. */
  url?: string
  /** Without them, the function's own role. */
  credentials?: { accessKeyId: string; secretAccessKey: string }
  calls?: CallSettings
}

/** By AWS's error names; others by their status. */
const reasons: Record<string, ProviderErrorReason> = {
  ThrottlingException: 'throttled',
  // The account's monthly spend, or a number that opted out: an operator's or the shopper's to change.
  ServiceQuotaExceededException: 'refused',
  ConflictException: 'rejected',
  AccessDeniedException: 'refused',
  ResourceNotFoundException: 'refused',
  ValidationException: 'rejected',
}

/**
 * AWS End User Messaging SMS. It has no idempotency token: only a throttled request, which AWS did not accept, is sent again
 * within a call. A shopper waits: ten seconds in all, within FQ-7's fifteen.
 */
export function createSmsProvider({ url, calls, ...settings }: SmsSettings): SmsProvider {
  const client = new PinpointSMSVoiceV2Client({
    ...settings,
    maxAttempts: 1,
    requestHandler: ownConnections,
    ...(url !== undefined && { endpoint: url }),
  })
  const guard = guardCalls('SMS', { deadlineMs: 10_000, maxRetries: 1, retryOn: ['throttled'], ...calls })
  return {
    async sendSms(sms) {
      const { to, senderId, body, validSeconds } = parseInput(smsSchema, sms)
      const command = new SendTextMessageCommand({
        DestinationPhoneNumber: to,
        OriginationIdentity: senderId,
        MessageBody: body,
        MessageType: 'TRANSACTIONAL',
        TimeToLive: validSeconds,
      })
      return guard(async (signal) => {
        const { MessageId: messageId } = await client.send(command, { abortSignal: signal }).catch((error: unknown) => {
          throw toError(error)
        })
        if (!messageId) throw new ProviderError('malformed', 'SMS answered without a message id.')
        return { messageId }
      })
    },
  }
}

function toError(error: unknown): ProviderError {
  if (error instanceof SyntaxError) return new ProviderError('malformed', 'SMS answered what is not JSON.')
  if (!(error instanceof PinpointSMSVoiceV2ServiceException))
    return new ProviderError(
      'unavailable',
      `SMS cannot be reached: ${error instanceof Error ? error.name : 'unknown error'}.`,
    )
  const status = error.$metadata.httpStatusCode ?? 0
  const reason = reasons[error.name] ?? (status >= 400 && status < 500 ? 'rejected' : 'unavailable')
  return new ProviderError(reason, `SMS answered ${status} ${error.name}.`)
}
