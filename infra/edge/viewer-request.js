import cf from 'cloudfront'

// The tenant is the distribution tenant's own parameter (TN-1). Whatever the browser sent under our names is dropped first, so
// that no way through this function lets it by. Plain cloudfront-js-2.0: ES 5.1 with const, let, async and one import.

const ourHeaders = ['x-tenant', 'x-origin-verify']

const refusal = [
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>There is no site here</title>',
  '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">',
  // Without it browsers ask for /favicon.ico, which is a 404 too.
  '<link rel="icon" href="data:,">',
  '<style>:root{color-scheme:light dark;font:1.0625rem/1.5 system-ui,sans-serif}',
  'body{margin:0;min-height:90vh;display:grid;place-content:center;padding:1.5rem}',
  'h1{font-size:1.5rem;line-height:1.15;margin:0 0 .5rem}p{margin:0;max-width:34rem}</style></head>',
  '<body><main><h1>There is no site here</h1>',
  '<p>No dealer has a site at this address. Check how it is spelt, or ask the dealer for the right one.</p>',
  '</main></body></html>',
].join('')

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
async function handler(event) {
  const request = event.request
  dropOurs(request.headers)
  const tenant = tenantSlug()
  if (!tenant) return notFound()
  request.headers['x-tenant'] = { value: tenant }
  return request
}

function dropOurs(headers) {
  for (const name in headers) {
    if (ourHeaders.indexOf(name.toLowerCase()) >= 0) delete headers[name]
  }
}

// CloudFront's module throws where a distribution has no tenants, or the tenant has no such parameter.
function tenantSlug() {
  try {
    return cf.distributionTenant.parameters.get('tenant')
  } catch (_error) {
    return null
  }
}

function notFound() {
  return {
    statusCode: 404,
    statusDescription: 'Not Found',
    headers: {
      'content-type': { value: 'text/html; charset=utf-8' },
      'cache-control': { value: 'no-store' },
    },
    body: { encoding: 'text', data: refusal },
  }
}
