import { createHash } from 'node:crypto'
import { numberText } from '@forecourt/domain/text/numbers'
import { webhookSecret } from '@forecourt/leads/delivery/webhook-secret'
import { verifySignature } from '@forecourt/providers/webhook/signature'
import { listTenants } from '@forecourt/tenants'
import * as z from 'zod/mini'

/** A message in a sandbox's inbox, as the operator's page shows it. */
export type MessageView = {
  id: string
  title: string
  /** To whom, or from where. */
  about: string
  received: Date
  /** A remark about it; `isGood` if all is well. */
  notes: { text: string; isGood: boolean }[]
  html: string | undefined
  text: string | undefined
  files: { name: string; type: string; text: string }[]
  details: [name: string, value: string][]
}

const addressesSchema = z.array(z.looseObject({ address: z.optional(z.string()), name: z.optional(z.string()) }))

/** Known fields of providers' messages. Others are shown by name. */
const messageSchema = z.looseObject({
  receivedAtMs: z._default(z.number(), 0),
  subject: z.optional(z.string()),
  from: z.optional(addressesSchema),
  to: z.optional(addressesSchema),
  replyTo: z.optional(addressesSchema),
  html: z.optional(z.string()),
  text: z.optional(z.string()),
  body: z.optional(z.string()),
  attachments: z.optional(
    z.array(z.object({ filename: z.string(), contentType: z.string(), content: z.instanceof(Uint8Array) })),
  ),
  method: z.optional(z.string()),
  path: z.optional(z.string()),
  headers: z.optional(z.record(z.string(), z.unknown())),
  isSignatureValid: z.optional(z.boolean()),
  passed: z.optional(z.boolean()),
  fault: z.nullish(z.string()),
})
type Message = z.infer<typeof messageSchema>

/** Secrets with which webhooks are signed, by the site's slug. */
export type SigningSecrets = Readonly<Record<string, string>>

export const siteSigningSecrets = (stageSecret: string): SigningSecrets =>
  Object.fromEntries(listTenants().map((slug) => [slug, webhookSecret(stageSecret, slug)]))

export function messageView(message: object, secrets: SigningSecrets): MessageView {
  const read = messageSchema.parse(message)
  const { subject, from, to, replyTo, html, text, body, attachments = [], method, path, headers = {} } = read
  const { receivedAtMs, isSignatureValid, passed, fault, ...others } = read
  const known = ['subject', 'from', 'to', 'replyTo', 'html', 'text', 'body', 'attachments', 'method', 'path', 'headers']
  const rest = Object.entries(others).filter(([name]) => !known.includes(name))
  const rows = [
    ['From', addresses(from)] as const,
    ['To', addresses(to)] as const,
    ['Reply to', addresses(replyTo)] as const,
  ]
  return {
    id: messageId(message),
    title: subject ?? (method && path ? `${method} ${path}` : titleOf(passed)),
    about: to ? addresses(to) : '',
    received: new Date(receivedAtMs),
    notes: notesOf(read, secrets),
    html,
    text: text ?? body,
    files: attachments.map(({ filename, contentType, content }) => fileOf(filename, contentType, content)),
    details: [...rows, ...rest, ...Object.entries(headers)].flatMap(([name, value]): [string, string][] =>
      value === '' || value === null || value === undefined
        ? []
        : [[name, typeof value === 'string' ? value : JSON.stringify(value)]],
    ),
  }
}

const titleOf = (passed: boolean | undefined): string => {
  if (passed === undefined) return 'Message'
  return passed ? 'Passed' : 'Failed'
}

const addresses = (list: z.infer<typeof addressesSchema> = []): string =>
  list.map(({ name, address = '' }) => (name ? `${name} <${address}>` : address)).join(', ')

/** Stable for as long as the message is in the inbox. */
export const messageId = (message: object): string =>
  createHash('sha256').update(JSON.stringify(message, jsonBytes)).digest('hex').slice(0, 12)

/** Bytes as text: a replacer for `JSON.stringify`. */
export const jsonBytes = (_key: string, value: unknown): unknown =>
  value instanceof Uint8Array ? new TextDecoder().decode(value) : value

function notesOf(message: Message, secrets: SigningSecrets): MessageView['notes'] {
  const { isSignatureValid, fault } = message
  const notes: MessageView['notes'] = []
  if (fault) notes.push({ text: `answered with ${fault}`, isGood: false })
  if (isSignatureValid === undefined) return notes
  const signer = signerOf(message, secrets)
  if (signer) notes.push({ text: `signed by ${signer}`, isGood: true })
  else
    notes.push(
      isSignatureValid ? { text: 'signature valid', isGood: true } : { text: 'signature not valid', isGood: false },
    )
  return notes
}

/** A webhook as the inbox has it: the sandbox knows the secret of its tests alone, and each site signs with its own. */
export function withCheckedSignature(message: object, secrets: SigningSecrets): object {
  const read = messageSchema.parse(message)
  if (read.isSignatureValid !== false) return message
  return { ...message, isSignatureValid: signerOf(read, secrets) !== undefined }
}

/** The site whose secret a webhook was signed with. */
function signerOf({ headers = {}, body = '', receivedAtMs }: Message, secrets: SigningSecrets): string | undefined {
  const header = headers['forecourt-signature']
  if (typeof header !== 'string') return
  const found = Object.entries(secrets).find(([, secret]) =>
    verifySignature({ header, body, secret, nowMs: receivedAtMs }),
  )
  return found?.[0]
}

const readableTypes = /^(text\/|application\/([\w.-]+\+)?(json|xml)|application\/x-adf)/

function fileOf(name: string, type: string, content: Uint8Array): MessageView['files'][number] {
  const text = readableTypes.test(type) ? new TextDecoder().decode(content) : `${numberText(content.length)} bytes`
  return { name, type, text }
}
