import cf from 'cloudfront'

// Four things: it says which tenant a request is for and who sent it, which of its parameters count, which rendition of a picture,
// and whether it is one shopper's or everybody's. The tenant is the distribution tenant's own parameter (TN-1). Whatever the browser sent under our
// names is dropped first, so that no way through this function lets it by. Plain cloudfront-js-2.0: ES 5.1 with const, let, async
// and one import.

const ourHeaders = ['x-tenant', 'x-origin-verify', 'x-site-host', 'x-viewer-ip', 'x-private']

// load-edge-function.ts puts what the contracts and the functions declare in the place of these lines: reads of the API that are
// known to be shared (`GET /api/search`), with and without a query, and other known paths, which are shared and read no query.
const sharedWithQuery = /^$/
const sharedWithout = /^$/
const otherPaths = /^$/

// GA-7. The widths of packages/domain/src/media/picture-slots.ts; a test keeps the two equal.
const pictureWidths = ['200', '360', '480', '720', '960', '1280', '1920', '2560']
const usualWidth = '1280'

// What advertisers, mailers and analytics add to any address, and what has no name. No page of ours may read a parameter of such a name on the server.
const markFamilies = /^((utm|gad|hsa|mtm|pk|mc)_|_(ga|gl|hsenc|hsmi)$|$)/
const marks = ['gclid', 'dclid', 'wbraid', 'gbraid', 'gclsrc', 'srsltid', 'fbclid', 'igshid', 'msclkid'].concat([
  'ttclid',
  'twclid',
  'yclid',
  'li_fat_id',
  'epik',
  'mkt_tok',
  // The browser's own: the results that led to a vehicle.
  'results',
])

// TN-2. The page of functions/platform/document/error-page.ts; a test keeps the two equal.
const refusal = [
  '<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><title>There is no site here</title>',
  '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
  '<link rel="icon" href="data:,">',
  '<style>:root{color-scheme:light dark;font:1.0625rem/1.5 Avenir Next,Avenir,Segoe UI,Roboto,Helvetica Neue,Arial,sans-serif;',
  'background:light-dark(#f7f7f5,#121417);color:light-dark(#16181c,#f0f1f2)}',
  'body{margin:0;min-height:90vh;display:grid;place-content:center;padding:1.5rem}',
  'b{display:flex;align-items:center;gap:.625rem;margin:0 0 3rem;letter-spacing:-.01em}',
  'b::before{content:"";width:1rem;height:.75rem;border:solid;border-width:.375rem .25rem 0 0;border-radius:.125rem}',
  'h1{font-size:clamp(2rem,1.5rem + 2vw,2.75rem);line-height:1.1;letter-spacing:-.025em;margin:0 0 1rem;text-wrap:balance}',
  'p{margin:0 0 .5rem;max-width:34rem;opacity:.75;text-wrap:pretty}small{font-size:.8125rem}</style></head>',
  '<body><main><b>Forecourt</b><h1>There is no site here</h1>',
  '<p>No dealer has a site at this address. Check how it is spelt, or ask the dealer for the right one.</p>',
  '</main></body></html>',
].join('')

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
async function handler(event) {
  const request = event.request
  dropOurs(request.headers)
  const tenant = tenantSlug()
  if (!tenant) return unknownSite(event)
  request.headers['x-tenant'] = { value: tenant }
  // The origin gets its own host and the edge's address in their place.
  if (request.headers.host) request.headers['x-site-host'] = { value: request.headers.host.value }
  request.headers['x-viewer-ip'] = { value: event.viewer.ip }
  const route = `${request.method} ${request.uri}`
  const isPlain = sharedWithout.test(route) || otherPaths.test(request.uri)
  // Pages and shared answers are kept for everybody, so nothing of one shopper reaches what makes them. What is not known here passes
  // with its session and, since its key has no equal, is kept for nobody: a new endpoint needs no deploy of the edge.
  if (isPlain || request.uri.indexOf('/api/') !== 0 || sharedWithQuery.test(route)) dropCookies(request)
  else request.headers['x-private'] = { value: event.context.requestId }
  if (request.uri.indexOf('/media/') === 0) return rendition(request)
  request.querystring = isPlain ? {} : counting(request.querystring)
  return request
}

// In the words and the shape of packages/lambda-kit, which answers so for a tenant that is no more.
function unknownSite(event) {
  if (event.request.uri.indexOf('/api/') !== 0) return answer(404, 'Not Found', 'text/html; charset=utf-8', refusal)
  const words = 'No site of ours has this address.'
  const body = { error: { code: 'not_found', message: words, requestId: event.context.requestId } }
  return answer(404, 'Not Found', 'application/json; charset=utf-8', JSON.stringify(body))
}

// The query is part of the cache's key: an advertiser's mark, or another order, must not make another entry. A remote or a filter joins
// without a change here (MF-1), so parameters of any name pass, in the order of their names.
function counting(asked) {
  const kept = {}
  const names = Object.keys(asked).sort()
  for (const index in names) {
    const name = names[index]
    if (!isMark(name.toLowerCase())) kept[name] = asked[name]
  }
  return kept
}

function isMark(name) {
  return markFamilies.test(name) || marks.indexOf(name) >= 0
}

// GA-7. /media/<picture>?w=<width> becomes /media/<picture>/<width>.<format>, which alone is the cache's key: nothing else that
// a browser sends makes another entry, and a width that is not ours reaches neither the cache nor the function that makes it.
function rendition(request) {
  const asked = request.querystring.w || { value: usualWidth }
  const width = asked.value
  if (asked.multiValue || pictureWidths.indexOf(width) < 0) {
    return answer(400, 'Bad Request', 'text/plain; charset=utf-8', `w must be one of ${pictureWidths.join(', ')}.`)
  }
  request.uri += `/${width}.${formatFor(request.headers.accept)}`
  request.querystring = {}
  return request
}

function formatFor(accept) {
  const types = accept ? accept.value : ''
  if (types.indexOf('image/avif') >= 0) return 'avif'
  return types.indexOf('image/webp') >= 0 ? 'webp' : 'jpeg'
}

function dropOurs(headers) {
  for (const name in headers) {
    if (ourHeaders.indexOf(name.toLowerCase()) >= 0) delete headers[name]
  }
}

function dropCookies(request) {
  request.cookies = {}
  delete request.headers.cookie
}

// CloudFront's module throws where a distribution has no tenants, or the tenant has no such parameter.
function tenantSlug() {
  try {
    return cf.distributionTenant.parameters.get('tenant')
  } catch (_error) {
    return null
  }
}

function answer(status, words, type, text) {
  return {
    statusCode: status,
    statusDescription: words,
    headers: { 'content-type': { value: type }, 'cache-control': { value: 'no-store' } },
    body: { encoding: 'text', data: text },
  }
}
