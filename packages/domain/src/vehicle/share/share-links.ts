export const shareChannels = ['facebook', 'twitter', 'linkedin', 'whatsapp', 'email'] as const
export type ShareChannel = (typeof shareChannels)[number]

export const channelNames = {
  facebook: 'Facebook',
  twitter: 'X',
  linkedin: 'LinkedIn',
  whatsapp: 'WhatsApp',
  email: 'Email',
} as const satisfies Record<ShareChannel, string>

/** What is shared. `hashtags` without `#` and `related` accounts without `@` are for the Twitter channel. */
export type Shared = { url: string; title: string; hashtags?: readonly string[]; related?: readonly string[] }

/** DL-3: pixels. */
const windowSize = { width: 550, height: 400 }

/** What `window.open` takes to open a share window. */
export const shareWindow = `popup,noopener,width=${windowSize.width},height=${windowSize.height}`

function listOf(name: string, words: readonly string[] | undefined): string | undefined {
  if (words === undefined) return undefined
  if (!Array.isArray(words)) throw new TypeError(`Sharing: ${name} must be an array`)
  return words.join(',') || undefined
}

const addressOf = {
  facebook: ({ url }) => ['https://www.facebook.com/sharer/sharer.php', { u: url }],
  twitter: ({ url, title, hashtags, related }) => [
    'https://twitter.com/share',
    { url, text: title, hashtags: listOf('hashtags', hashtags), related: listOf('related', related) },
  ],
  linkedin: ({ url }) => ['https://www.linkedin.com/sharing/share-offsite/', { url }],
  whatsapp: ({ url, title }) => ['https://api.whatsapp.com/send', { text: `${title} ${url}` }],
  email: ({ url, title }) => ['mailto:', { subject: title, body: url }],
} as const satisfies Record<ShareChannel, (shared: Shared) => [string, Record<string, string | undefined>]>

/** DL-3: the address that shares at a service. Throws without a url, and where Twitter's words are no arrays. */
export function shareLink(channel: ShareChannel, shared: Shared): string {
  if (!shared.url) throw new TypeError('Sharing: a url is required')
  const [address, values] = addressOf[channel](shared)
  const query = Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  )
  return `${address}?${query.join('&')}`
}
