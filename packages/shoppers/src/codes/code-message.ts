import type { Site } from '@forecourt/contracts/site/site'

/** The SMS of a code. Its last line lets a browser on the site's own pages offer the code, and on no others (WebOTP). */
export const codeMessage = ({ name, url }: Pick<Site, 'name' | 'url'>, code: string): string =>
  `Your ${name} code is ${code}. It works for 10 minutes. Nobody from ${name} will ask you for it.\n\n@${new URL(url).hostname} #${code}`
