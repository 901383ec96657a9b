import * as z from 'zod/mini'

/** The kinds of value that a tenant's files are made of, each with the words that a refusal says. */

export const slug = z
  .string()
  .check(z.regex(/^[a-z][a-z0-9-]{1,40}$/, 'a slug: lower-case letters, digits and hyphens'))

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

export const line = z.string().check(z.trim(), z.minLength(1), z.maxLength(300))
export const paragraph = z.string().check(z.trim(), z.minLength(1), z.maxLength(1500))
export const path = z.string().check(z.regex(/^\/(?![/\\])[^\s?#]*$/, 'a path that begins with one /'))
export const href = z
  .string()
  .check(
    z.regex(/^(\/(?![/\\])|https:\/\/|tel:|mailto:)\S*$/, 'a path, or a https, tel or mailto address'),
    z.refine(isDecodable, 'an address that can be decoded: a % of its own is written %25'),
  )
/** The query string of a search's address, without the ?: `body=SUV&sortBy=newest`. */
export const searchQuery = z
  .string()
  .check(z.maxLength(300), z.regex(/^[^\s?#]*$/, 'the part of an address behind the ?'))
export const web = z.string().check(z.regex(/^https:\/\/[^\s/]+\.[^\s]+$/, 'an address that begins with https://'))

/** On the local platform a site's own address is http://<slug>.localhost:<port>; no tenant's file says so. */
export const origin = z
  .string()
  .check(
    z.regex(
      /^(https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+|http:\/\/[a-z0-9-]+\.localhost:\d+)$/,
      'https:// and a host name, such as https://www.dealer.example',
    ),
  )
export const phone = z
  .string()
  .check(
    z.regex(
      /^(\(0[2378]\) \d{4} \d{4}|04\d\d \d{3} \d{3}|1[38]00 \d{3} \d{3})$/,
      'an Australian number, such as (02) 5550 1234, 0491 570 006 or 1800 160 401',
    ),
  )
export const mobile = z
  .string()
  .check(z.regex(/^04\d\d \d{3} \d{3}$/, 'an Australian mobile number, such as 0491 570 006'))
export const email = z.email('an e-mail address')
export const date = z.iso.date('a day there is, such as 2026-12-25')
export const secret = z
  .string()
  .check(
    z.regex(
      /^ssm:\/[\w/.-]+$/,
      'the name of an SSM parameter, such as ssm:/forecourt/dealer/token, never the secret itself',
    ),
  )
/** A file beside site.json; `tenantFilePath` says where it is served. */
export const picture = z.string().check(z.regex(/^[a-z0-9-]+\.avif$/, 'the name of an .avif file'))
/** A file beside site.json, or one of the platform's own library. */
export const photo = z
  .string()
  .check(z.regex(/^(\/media\/[\w@/-]+\/)?[\w@-]+\.avif$/, 'the name of an .avif file, or its address under /media/'))
export const drawing = z.string().check(z.regex(/^[a-z0-9-]+\.svg$/, 'the name of an .svg file'))

export const link = z.strictObject({ label: line, href })
