import { createHash } from 'node:crypto'
import { errorCodes } from '@forecourt/contracts/errors'
import type { AppError } from '@forecourt/lambda-kit/app-error'
import type { HttpResult } from '@forecourt/lambda-kit/http-request'
import { UnknownTenantError } from '@forecourt/lambda-kit/tenant-check'

const style =
  ':root{color-scheme:light dark;font:17px/1.5 system-ui,sans-serif}' +
  'body{margin:0;min-height:100vh;display:grid;place-items:center}' +
  'main{max-width:34rem;padding:24px}h1{font-size:32px;line-height:1.2;margin:0 0 12px}p{margin:0 0 12px}' +
  'small{opacity:.7}'
const styleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`

/** Pages that stand for themselves, when there is no tenant whose site could hold them. No dealer's name or brand is on them. */
export function errorPage(error: AppError, requestId: string): HttpResult {
  const { status } = errorCodes[error.code]
  if (error.code === 'forbidden') return answer(status, 'text/plain', error.message)
  if (error instanceof UnknownTenantError) return answer(status, 'text/html', page(noSite))
  return answer(status, 'text/html', page({ ...trouble, reference: requestId }))
}

type Words = { title: string; text: string; reference?: string }

/** TN-2. */
const noSite: Words = {
  title: 'There is no site here',
  text: 'No dealer of ours has this address. Check how it is spelt, or ask the dealer for the right one.',
}
const trouble: Words = {
  title: 'This page cannot be shown right now',
  text: 'Something went wrong on our side. Try again in a moment.',
}

const page = ({ title, text, reference }: Words): string =>
  `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><title>${title}</title>` +
  `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">` +
  `<style>${style}</style></head><body><main><h1>${title}</h1><p>${text}</p>` +
  `${reference ? `<p><small>Reference ${plain(reference)}</small></p>` : ''}</main></body></html>`

const plain = (text: string): string => text.replace(/[^\w.=-]/g, '')

const answer = (statusCode: number, type: string, body: string): HttpResult => ({
  statusCode,
  headers: {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'; style-src ${styleHash}`,
    'x-content-type-options': 'nosniff',
  },
  body,
})
