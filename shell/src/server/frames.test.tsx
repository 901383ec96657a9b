import { type FrameModule, useSite } from '@forecourt/shell-api'
import { beforeAll, expect, test, vi } from 'vitest'
import { fakePage, fakeServices, registryOf } from '../testing/fake-remote.tsx'
import { testAssets } from '../testing/test-assets.ts'
import { testSite } from '../testing/test-site.ts'
import { createRender } from './render.tsx'

const render = createRender(testAssets)
beforeAll(() => {
  vi.stubGlobal('SHARED_VERSIONS', { react: '19.3.1', jotai: '3.0.1' })
})

function Menu({ data }: { data: { title: string } }) {
  const { menu } = useSite()
  return <p>{`${data.title}: ${menu.map(({ label }) => label).join()}`}</p>
}

/** A site whose menu has a page for which it lacks the capability. `content` is what the menu is made of. */
function siteWith(content: { version: string }, parts: { name: string; expose: string }[] = []) {
  const menu = [
    { label: 'Reserve', href: '/reserve' },
    { label: 'Cars', href: '/cars/all' },
  ]
  const services = fakeServices({ ...testSite, menu }, async () => {
    const frame: FrameModule<{ title: string }> = { load: async () => ({ title: content.version }), Frame: Menu }
    return { init: () => {}, get: async (expose) => () => (expose === './menu' ? { frame } : { page: fakePage() }) }
  })
  const { vehicle } = services.registry.remotes
  if (!vehicle) throw new Error('The registry has a vehicle remote.')
  const reserve = { path: '/reserve', expose: './vehicle', prefetch: [], requires: 'reserve' }
  const remotes = { vehicle: { ...vehicle, pages: [...vehicle.pages, reserve], parts } }
  return { ...services, registry: registryOf(remotes), contentVersion: async () => content.version }
}
const bodyAt = async (path: string, services: ReturnType<typeof siteWith>) =>
  (await render({ path, query: '' }, services)).body

test('a part of the frame is made once for a version of the content', async () => {
  const content = { version: 'first' }
  const services = siteWith(content, [{ name: 'site-menu', expose: './menu' }])
  expect(await bodyAt('/cars/kia', services)).toContain('first: Cars')
  content.version = 'second'
  expect(await bodyAt('/cars/kia', services)).toContain('second: Cars')
})

test('a part that documents leave out has an address of its own, and none where no remote has it', async () => {
  const services = siteWith({ version: 'first' }, [{ name: 'menu-models', expose: './menu' }])
  expect(await bodyAt('/cars/kia', services)).not.toContain('first: Cars')
  const { status, headers, body } = await render({ path: '/_site/menu-models.html', query: '' }, services)
  expect({ status, ...headers, body }).toMatchObject({
    status: 200,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': expect.stringContaining('max-age=60'),
    body: '<p>first: Cars</p>',
  })
  for (const path of ['/_site/menu-models.html', '/_site/site-menu.html', '/_site/'])
    expect((await render({ path, query: '' }, siteWith({ version: 'first' }))).status, path).toBe(404)
})

test.each(['/cars/kia', '/nothing/here'])(
  '[TN-4] [RT-24] the plain menu and the popular links of %s leave out pages that the site lacks',
  async (path) => {
    const body = await bodyAt(path, siteWith({ version: 'one' }))
    expect(body).toContain('href="/cars/all"')
    expect(body).not.toContain('href="/reserve"')
  },
)
