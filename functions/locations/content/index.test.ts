import { previewContent, publishContent } from '@forecourt/content/store/content-versions'
import type { ContentPage } from '@forecourt/contracts/content/content-page'
import { contentPage } from '@forecourt/contracts/endpoints/content'
import { testSite } from '@forecourt/contracts/testing/test-site'
import { writeSite } from '@forecourt/lambda-kit/tenants/tenant-config'
import { httpEvent, lambdaContext } from '@forecourt/lambda-kit/testing/http-event'
import { withLocalTables } from '@forecourt/lambda-kit/testing/with-local-tables'
import { beforeAll, expect, test } from 'vitest'
import { handler } from './index.ts'

const page = (title: string): ContentPage => ({
  path: '/about-us',
  kind: 'page',
  title,
  description: title,
  blocks: [],
})
const key = 'a'.repeat(32)

withLocalTables()
beforeAll(async () => {
  await writeSite(testSite())
  await writeSite(testSite({ slug: 'harbourside', dealerships: ['harbourside'] }))
  await publishContent('northgate', { hash: 'published', pages: [page('Published')] })
  await previewContent('northgate', { hash: 'draft', pages: [page('Draft')] }, key)
})

async function ask(query: string, tenant = 'northgate') {
  const event = httpEvent({ path: contentPage.path, query, tenant })
  const { statusCode, headers, body = '' } = await handler(event, lambdaContext())
  return { status: statusCode, cache: headers?.['cache-control'], body: JSON.parse(body) }
}

test('[RT-16] a page is answered as it is published, and shared for a moment', async () => {
  const { status, cache, body } = await ask('path=/about-us')
  expect([status, cache]).toEqual([200, expect.stringMatching(/^public/)])
  expect(contentPage.response.parse(body)).toEqual(page('Published'))
})

test('a preview is shown to its key, and no answer to one is cached', async () => {
  expect(await ask(`path=/about-us&preview=${key}`)).toMatchObject({
    ...{ status: 200, cache: 'no-store' },
    body: { title: 'Draft', preview: true },
  })
  for (const wrong of ['', 'b'.repeat(32), 'x'.repeat(2000)])
    expect(await ask(`path=/about-us&preview=${wrong}`)).toMatchObject({
      ...{ status: 200, cache: 'no-store' },
      body: { title: 'Published', preview: false },
    })
})

test.each(['', 'path=', 'path=/nothing', `path=/${'a'.repeat(1100)}`, 'path=/about-us%26preview=a'])(
  '"%s" is 404',
  async (query) => {
    expect(await ask(query)).toMatchObject({ status: 404, cache: 'no-store' })
  },
)

test('[TN-10] a preview and a page of one dealer are no other’s', async () => {
  expect((await ask(`path=/about-us&preview=${key}`, 'harbourside')).status).toBe(404)
})
