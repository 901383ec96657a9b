import { AppError } from '../app-error.ts'
import { type HttpEvent, header } from './http-request.ts'

/**
 * Refuses a write that another site's page sends: the browser names the page's origin, and the edge the host that was asked. A
 * client that sends neither `Origin` nor `Sec-Fetch-Site` is no browser of today, and is refused too.
 * @throws AppError `forbidden`.
 */
export function checkSameSite(event: HttpEvent): void {
  const site = header(event, 'sec-fetch-site')
  if (site !== undefined && site !== 'same-origin') throw refused()
  const origin = header(event, 'origin')
  if (origin === undefined) {
    if (site === undefined) throw refused()
    return
  }
  if (hostOf(origin) !== (header(event, 'x-site-host') ?? '')) throw refused()
}

const refused = () => new AppError('forbidden', 'This can only be sent from a page of the site itself.')

function hostOf(origin: string): string | null {
  try {
    return new URL(origin).host
  } catch {
    return null
  }
}
