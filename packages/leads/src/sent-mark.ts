import { createHmac, timingSafeEqual } from 'node:crypto'
import { type SentMark, sentMarkSchema } from '@forecourt/contracts/leads/lead'
import * as z from 'zod/mini'

const markMs = 86_400_000
const contentSchema = z.extend(sentMarkSchema, { until: z.int() })

const signatureOf = (secret: string, tenant: string, content: string): Buffer =>
  createHmac('sha256', secret).update(`sent\0${tenant}\0${content}`).digest()

/** RT-10. Says for a day that a form was sent to a site, and what it was about: nobody else can make one. */
export function sentMark(secret: string, tenant: string, sent: SentMark, now: Date): string {
  const content = Buffer.from(JSON.stringify({ ...sent, until: now.getTime() + markMs })).toString('base64url')
  return `${content}.${signatureOf(secret, tenant, content).toString('base64url')}`
}

/** What a mark says; undefined for one that is not of this site, or too old. */
export function readSentMark(secret: string, tenant: string, mark: string, now: Date): SentMark | undefined {
  const [content = '', signature = ''] = mark.split('.')
  const given = Buffer.from(signature, 'base64url')
  const own = signatureOf(secret, tenant, content)
  if (given.length !== own.length || !timingSafeEqual(given, own)) return undefined
  const { until, ...sent } = contentSchema.parse(JSON.parse(Buffer.from(content, 'base64url').toString()))
  return until >= now.getTime() ? sent : undefined
}
