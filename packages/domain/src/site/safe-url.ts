const nowhere = 'https://site.invalid'

/** Whether `to` stays on the site: a path, and not one that a browser reads as a host (`//x`, `/\x`, a tab between). */
export const isOwnPath = (to: string): boolean =>
  to.startsWith('/') && URL.canParse(to, nowhere) && new URL(to, nowhere).origin === nowhere

/**
 * Hosts that shoppers cannot reach, or that differ between networks: names without a dot or for one network, loopback
 * and private addresses.
 */
const privateHosts = [
  /^[^.[]+$/,
  /\.(localhost|local|internal)$/,
  /^(0|10|127|169\.254|192\.168|172\.(1[6-9]|2\d|3[01]))\.[\d.]+$/,
  /^\[(::|f[cd]|fe[89ab])/,
]

/** Whether a page may load an address or link to it: a path of the site, or a public HTTPS address. */
export const isSafeUrl = (text: string): boolean =>
  !/\s/.test(text) && (isOwnPath(text) || (/^https:\/\//i.test(text) && URL.canParse(text) && isPublic(new URL(text))))

/** `hostname` is normalised: 127.1 and 0x7f000001 are 127.0.0.1 there. */
const isPublic = ({ hostname }: URL): boolean => !privateHosts.some((host) => host.test(hostname.replace(/\.$/, '')))
