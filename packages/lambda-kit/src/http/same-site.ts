import { AppError } from '../app-error.ts'
import { type HttpEvent, header } from './http-request.ts'

/**
 * Refuses a write that another site's page sends: the browser names the page's origin, the edge the host that was asked, and
 * the site's settings its scheme. A client that sends neither `Origin` nor `Sec-Fetch-Site` is no browser of today, and is
 * refused too.
 * @throws AppError `forbidden`.
 */
export function checkSameSite(event: HttpEvent, siteUrl: string): void {
  checkFetchSite(event)
  const origin = header(event, 'origin')
  if (origin === undefined) {
    if (header(event, 'sec-fetch-site') === undefined) throw refused()
    return
  }
  if (origin !== originOf(siteUrl, header(event, 'x-site-host') ?? '')) throw refused()
}

/**
 * Refuses what another site's page asks for, as its browser says. A read has no `Origin`, so it passes in a browser that does not.
 * @throws AppError `forbidden`.
 */
export function checkFetchSite(event: HttpEvent): void {
  const site = header(event, 'sec-fetch-site')
  if (site !== undefined && site !== 'same-origin') throw refused()
}

const refused = () => new AppError('forbidden', 'Only a page of the site itself may ask for this.')

/** The origin of the site's pages at the host that was asked, as browsers write it; null for what is no host. */
function originOf(siteUrl: string, host: string): string | null {
  const { protocol } = new URL(siteUrl)
  return URL.parse(`${protocol}//${host}`)?.origin ?? null
}
