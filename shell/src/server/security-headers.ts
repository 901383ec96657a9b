import { type BinaryToTextEncoding, createHash } from 'node:crypto'
import type { SitePolicy } from './site-policy.ts'

export const sourceDigest = (text: string, encoding: BinaryToTextEncoding): string =>
  createHash('sha256').update(text).digest(encoding)

/** An inline script's or style's hash source in the content security policy. */
export const sourceHash = (text: string): string => `'sha256-${sourceDigest(text, 'base64')}'`

type Sources = { origin: string; scripts: readonly string[]; styles: readonly string[]; providers: SitePolicy }

/**
 * Scripts come from the two folders of built files on the tenant's own address, whatever else the origin serves; inline
 * ones by hash. There is no nonce, so the document can be cached.
 */
export function securityHeaders({ origin, scripts, styles, providers }: Sources): Record<string, string> {
  const policy = {
    'default-src': "'self'",
    'script-src': [`${origin}/assets/`, `${origin}/remotes/`, ...scripts, ...providers.scripts].join(' '),
    'style-src': [`${origin}/assets/`, `${origin}/remotes/`, ...styles].join(' '),
    'img-src': ["'self' https: data:", ...providers.images].join(' '),
    'font-src': "'self'",
    'connect-src': ["'self'", ...providers.connects].join(' '),
    'object-src': "'none'",
    'frame-src': providers.frames.join(' ') || "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  }
  return {
    'content-security-policy': Object.entries(policy)
      .map(([name, value]) => `${name} ${value}`)
      .join('; '),
    // Enforced, WebKit 2.50 refuses every preload of a module. A provider's script would be reported, as its hash is unknown.
    ...(providers.scripts.length === 0 && { 'integrity-policy-report-only': 'blocked-destinations=(script)' }),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': `camera=(), microphone=(), geolocation=(self), payment=(${paymentFrames(providers.payments)})`,
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    ...(origin.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
  }
}

/** Only where a provider takes payments may the page, whose address the wallets check, and the provider's frames open a payment sheet. */
const paymentFrames = (origins: readonly string[]): string =>
  origins.length === 0 ? '' : ['self', ...origins.map((each) => `"${each}"`)].join(' ')
