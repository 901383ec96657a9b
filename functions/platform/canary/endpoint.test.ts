import { expect, test } from 'vitest'
import { visitSite } from './endpoint.ts'

const site = 'https://www.northgate.example'
const json = (value: unknown, status = 200) => Response.json(value, { status })
const html = (status = 200) => new Response('<!doctype html>', { status, headers: { 'content-type': 'text/html' } })

function siteThat(answers: Record<string, () => Response>) {
  const asked: string[] = []
  const usual: Record<string, () => Response> = {
    '/': html,
    '/api/registry': () => json({}),
    '/api/search': () => json({ hits: [{ slug: '2021-kia-rio' }] }),
    '/api/cars/2021-kia-rio': () => json({}),
  }
  const fetch = async (url: string) => {
    const { pathname } = new URL(url)
    asked.push(pathname)
    return (answers[pathname] ?? usual[pathname] ?? (() => html(404)))()
  }
  return { asked, fetch }
}

test('a site that works is visited as a shopper does: home, what serves, a search, a vehicle of it', async () => {
  const { asked, fetch } = siteThat({})
  await visitSite(site, fetch)
  expect(asked).toEqual(['/', '/api/registry', '/api/search', '/api/cars/2021-kia-rio'])
})

test.each([
  [
    'a home page that fails',
    { '/': () => html(502) },
    'the home page of https://www.northgate.example (/) was answered 502',
  ],
  ['an answer that is a page', { '/api/registry': () => html() }, 'was answered 200, text/html'],
  ['a search that finds nothing', { '/api/search': () => json({ hits: [] }) }, 'found nothing'],
  ['a vehicle that is not there', { '/api/cars/2021-kia-rio': () => json({}, 404) }, 'a vehicle of'],
])('%s is reported', async (_what, answers: Record<string, () => Response>, message) => {
  await expect(visitSite(site, siteThat(answers).fetch)).rejects.toThrow(message)
})
