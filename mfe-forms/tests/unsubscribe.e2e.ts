import { alike, axeViolations, expect, phone, test, viewports } from '@forecourt/e2e/page-harness'
import { tenantContent } from '@forecourt/e2e/page-harness/tenant-content'

// Development React reports what does not hydrate as it was rendered.
test.use({ build: 'development' })

const remotes = ['forms', 'locations']
const token = 'x'.repeat(60)
const link = `/pages/unsubscribe/${token}`

for (const [at, javaScriptEnabled] of viewports.flatMap((at) => [[at, true] as const, [at, false] as const]))
  test(`the link of a message stops them with one press, and nothing before it (${alike(at)}, scripts: ${javaScriptEnabled})`, async ({
    open,
  }) => {
    const page = await open({ remotes }, { at, javaScriptEnabled })
    const posts: string[] = []
    page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'Stop messages about saved cars?', level: 1 })).toBeVisible()
    if (javaScriptEnabled) expect(await axeViolations(page)).toEqual([])
    await page.reload()
    await expect(page.getByRole('button', { name: 'Stop these messages' })).toBeVisible()
    expect(posts).toEqual([])
    await page.route('**/api/watchlist/unsubscribe', (route) =>
      route.fulfill({ status: 303, headers: { location: '/pages/unsubscribe/stopped' } }),
    )
    const sent = page.waitForRequest('**/api/watchlist/unsubscribe')
    await page.getByRole('button', { name: 'Stop these messages' }).click()
    expect((await sent).method()).toBe('POST')
    expect(new URLSearchParams((await sent).postData() ?? '').get('token')).toBe(token)
    await expect(page.getByRole('heading', { name: 'You get no more messages', level: 1 })).toBeVisible()
  })

test('the page says what came of it, and what to do with a link that does not work', async ({ open }) => {
  const page = await open({ remotes }, { at: phone })
  await page.goto('/pages/unsubscribe/stopped')
  await expect(page.getByRole('heading', { name: 'You get no more messages', level: 1 })).toBeVisible()
  for (const path of ['/pages/unsubscribe/unknown', link.slice(0, 40)]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'This link does not work here', level: 1 })).toBeVisible()
  }
  const number = page.getByRole('main').getByRole('link', { name: '(02) 5550 4120' })
  expect(await number.evaluate((link) => link.getClientRects().length), 'a number breaks nowhere').toBe(1)
  expect(await axeViolations(page)).toEqual([])
})

test('[RT-16] beside it the address is the dealer’s own page', async ({ open }) => {
  const page = await open({ remotes, tenant: 'northgate', api: [tenantContent('northgate')] })
  await page.goto('/pages/unsubscribe')
  await expect(page.getByRole('heading', { name: 'Unsubscribe', level: 1 })).toBeVisible()
})
