import { isOwnPath } from '../site/safe-url.ts'

const nowhere = 'https://site.invalid'

/** What no address of a page has: the browser would drop some of these, and then read on. */
const isPlain = (text: string): boolean => !/[\p{Cc}\s\\]/u.test(text)

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** Once more each time, since something on the way may decode it; twice encoded is once too often. */
function isPathHoweverRead(text: string): boolean {
  const read = decoded(text)
  const again = read === undefined ? undefined : (decoded(read) ?? read)
  return [text, read, again].every(
    (each) => each !== undefined && isPlain(each.replaceAll(' ', '')) && isOwnPath(each) && !isHost(each),
  )
}

/** `/x/..//host` stays on the site as written, and leaves it once its dots are resolved. */
const isHost = (path: string): boolean => new URL(path, nowhere).pathname.startsWith('//')

/**
 * RT-11. Where a shopper continues after signing in, and back to: a path of this site's pages. Undefined for all else, also for the
 * sign-in page itself, which would lead round in circles, and for addresses that are no pages.
 */
export function samePath(to: string | null | undefined): string | undefined {
  if (!to || to.length > 1000 || /\s/.test(to) || !isPathHoweverRead(to)) return undefined
  const { pathname } = new URL(to, nowhere)
  return /^\/(sign-in|api|assets|media|remotes)(\/|$)/i.test(pathname) ? undefined : to
}
