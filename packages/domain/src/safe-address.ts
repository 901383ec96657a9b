const nowhere = 'https://site.invalid'

/** Whether following `to` stays on the site: a path, and none that a browser reads as a host (`//x`, `/\x`, a tab between). */
export const isOwnPath = (to: string): boolean =>
  to.startsWith('/') && URL.canParse(to, nowhere) && new URL(to, nowhere).origin === nowhere

/** Whether a page may load an address or link to it: a path of the site, or one of the web over HTTPS. */
export const isSafeAddress = (text: string): boolean =>
  !/\s/.test(text) && (isOwnPath(text) || (/^https:\/\//i.test(text) && URL.canParse(text)))
