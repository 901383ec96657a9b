import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Shopper } from '../watchlist-table.ts'

const cipher = 'aes-256-gcm'
const purpose = 'unsubscribe'
const [nonceBytes, tagBytes] = [12, 16]

const keyOf = (secret: string) => new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32))
const boundTo = (tenant: string) => Buffer.from(`${purpose}\0${tenant}`)

/** A phone number of a site, for a link: nobody but the site can read it, and none can be made up. It works for as long as the key does. */
export function unsubscribeToken(secret: string, { tenant, phone }: Shopper): string {
  const nonce = randomBytes(nonceBytes)
  const sealing = createCipheriv(cipher, keyOf(secret), nonce).setAAD(boundTo(tenant))
  const sealed = Buffer.concat([sealing.update(phone, 'utf8'), sealing.final()])
  return Buffer.concat([nonce, sealing.getAuthTag(), sealed]).toString('base64url')
}

/** The phone number of a token; undefined for one that is not from this site. */
export function readUnsubscribeToken(secret: string, tenant: string, token: string): string | undefined {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length <= nonceBytes + tagBytes) return undefined
  const nonce = bytes.subarray(0, nonceBytes)
  const tag = bytes.subarray(nonceBytes, nonceBytes + tagBytes)
  try {
    const opening = createDecipheriv(cipher, keyOf(secret), nonce).setAAD(boundTo(tenant)).setAuthTag(tag)
    return opening.update(bytes.subarray(nonceBytes + tagBytes), undefined, 'utf8') + opening.final('utf8')
  } catch {
    return undefined
  }
}
