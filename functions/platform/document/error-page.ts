import { createHash } from 'node:crypto'
import { errorCodes } from '@forecourt/contracts/error-codes'
import type { AppError } from '@forecourt/lambda-kit/app-error'
import type { HttpResult } from '@forecourt/lambda-kit/http/http-request'
import { UnknownTenantError } from '@forecourt/lambda-kit/tenants/tenant-check'

const style =
  ':root{color-scheme:light dark;font:1.0625rem/1.5 Avenir Next,Avenir,Segoe UI,Roboto,Helvetica Neue,Arial,sans-serif;' +
  'background:light-dark(#f7f7f5,#121417);color:light-dark(#16181c,#f0f1f2)}' +
  'body{margin:0;min-height:90vh;display:grid;place-content:center;padding:1.5rem}' +
  'b{display:flex;align-items:center;gap:.625rem;margin:0 0 3rem;letter-spacing:-.01em}' +
  'b::before{content:"";width:1rem;height:.75rem;border:solid;border-width:.375rem .25rem 0 0;border-radius:.125rem}' +
  'h1{font-size:clamp(2rem,1.5rem + 2vw,2.75rem);line-height:1.1;letter-spacing:-.025em;margin:0 0 1rem;text-wrap:balance}' +
  'p{margin:0 0 .5rem;max-width:34rem;opacity:.75;text-wrap:pretty}small{font-size:.8125rem}'
const styleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`

/** Pages without a site, for an unknown tenant. They show no dealer's name or brand: the platform's. */
export function errorPage(error: AppError, requestId: string): HttpResult {
  const { status } = errorCodes[error.code]
  if (error.code === 'forbidden') return answer(status, 'text/plain', error.message)
  if (error instanceof UnknownTenantError) return answer(status, 'text/html', noSitePage)
  return answer(status, 'text/html', page({ ...trouble, reference: requestId }))
}

type Words = { title: string; text: string; reference?: string }

const trouble: Words = {
  title: 'This page cannot be shown right now',
  text: 'Something went wrong on our side. Try again in a moment.',
}

const page = ({ title, text, reference }: Words): string =>
  `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><title>${title}</title>` +
  `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">` +
  // Without it browsers request /favicon.ico, which would be another error page.
  `<link rel="icon" href="data:,">` +
  `<style>${style}</style></head><body><main><b>Forecourt</b><h1>${title}</h1><p>${text}</p>` +
  `${reference ? `<p><small>Reference ${plain(reference)}</small></p>` : ''}</main></body></html>`

/** TN-2. The edge has the same page for a host without a tenant; a test keeps the two equal. */
export const noSitePage = page({
  title: 'There is no site here',
  text: 'No dealer has a site at this address. Check how it is spelt, or ask the dealer for the right one.',
})

const plain = (text: string): string => text.replace(/[^\w.=-]/g, '')

const answer = (statusCode: number, type: string, body: string): HttpResult => ({
  statusCode,
  headers: {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'; img-src data:; style-src ${styleHash}; frame-ancestors 'none'`,
    'x-content-type-options': 'nosniff',
  },
  body,
})
