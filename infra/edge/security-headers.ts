/** A header that the edge adds to answers; `override`: in place of an answer's own. */
export type EdgeHeader = { value: string; override: boolean }
export type EdgeHeaders = Readonly<Record<string, EdgeHeader>>

export const hstsSeconds = 365 * 86_400

/** What no answer goes without. A page's own policies, which know what is on it, come before these. */
export const securityHeaders = {
  'strict-transport-security': { value: `max-age=${hstsSeconds}`, override: true },
  'x-content-type-options': { value: 'nosniff', override: true },
  'content-security-policy': { value: "default-src 'none'; frame-ancestors 'none'", override: false },
  'x-frame-options': { value: 'DENY', override: false },
  'referrer-policy': { value: 'strict-origin-when-cross-origin', override: false },
  'permissions-policy': { value: 'camera=(), microphone=(), geolocation=(self), payment=()', override: false },
} as const satisfies EdgeHeaders

/** Of pictures, whose format is the browser's choice. */
export const pictureHeaders = { vary: { value: 'accept', override: true } } as const satisfies EdgeHeaders

const picturePrefix = '/media/'

/** An answer's headers as the distribution sends them, for the local edge. */
export function withEdgeHeaders(path: string, headers: Readonly<Record<string, string>>): Record<string, string> {
  const added: EdgeHeaders = path.startsWith(picturePrefix)
    ? { ...securityHeaders, ...pictureHeaders }
    : securityHeaders
  const entries = Object.entries(added).filter(([name, { override }]) => override || headers[name] === undefined)
  return { ...headers, ...Object.fromEntries(entries.map(([name, { value }]) => [name, value])) }
}
