import {
  adjustValuation,
  keepPhoto,
  offerPhotoUpload,
  readPhotos,
  readValuation,
  removePhoto,
} from '@forecourt/contracts/endpoints/trade-in'
import { maxPhotos } from '@forecourt/contracts/trade-in/photos'
import { holdRequests } from '@forecourt/e2e/browser/hold-requests'
import {
  alike,
  answered,
  axeViolations,
  expect,
  fail,
  fake,
  type Page,
  phone,
  test,
  viewports,
} from '@forecourt/e2e/page-harness'
import type { FakeAnswer } from '@forecourt/e2e/page-harness/fake-api'

const remotes = ['forms']
const lead_id = 'a'.repeat(32)
const car = { id: 'one', year: 2021, make: 'Toyota', model: 'RAV4', badge: 'GXL' }
const uploadsOrigin = 'https://uploads.s3.example'

/** A grey picture, three by two. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAGAAAABAAQMAAADf+uBNAAAAA1BMVEW5vcSgly4ZAAAAEElEQVR42mNgGAWjYBSQCwADQAAB8oOzpwAAAABJRU5ErkJggg==',
  'base64',
)
const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: png })

/** The function behind the rows, in memory, with the bucket beside it. */
function photographed(numbers: number[] = []) {
  let kept = numbers
  let keptWhenAnswered: number[] | undefined
  const removed: number[] = []
  const uploaded: { type: string; fields: string }[] = []
  const shown = () => ({ photos: kept.map((number) => ({ number, url: `/media/photo-${number}.jpg` })) })
  const free = () => Array.from({ length: maxPhotos }, (_, at) => at + 1).find((number) => !kept.includes(number))
  const api: FakeAnswer[] = [
    fake(readValuation, () => ({
      lead_id,
      state: 'adjustments' as const,
      kms: 40_000,
      matches: [],
      car,
      rego: 'ABC12D',
    })),
    fake(adjustValuation, ({ body }) => {
      keptWhenAnswered = kept
      const answers = body.adjustmentAnswers
      return {
        lead_id,
        state: 'referred' as const,
        kms: 40_000,
        matches: [],
        car,
        answers,
        referred: 'unsure' as const,
      }
    }),
    fake(readPhotos, shown),
    fake(offerPhotoUpload, ({ body }) => {
      const number = free() ?? fail('conflict')
      return { number, url: `${uploadsOrigin}/`, fields: { key: `trade-in/${number}`, 'Content-Type': body.type } }
    }),
    fake(keepPhoto, ({ body }) => {
      kept = [...kept, body.number]
      return shown()
    }),
    fake(removePhoto, ({ body }) => {
      removed.push(body.number)
      kept = kept.filter((number) => number !== body.number)
      return shown()
    }),
  ]
  const answerUploads = (page: Page, statusOf: () => number = () => 204) =>
    page.route(`${uploadsOrigin}/**`, (route) => {
      const headers = { 'access-control-allow-origin': '*', 'access-control-allow-methods': 'POST' }
      if (route.request().method() === 'POST')
        uploaded.push({
          type: route.request().headers()['content-type'] ?? '',
          fields: route.request().postData() ?? '',
        })
      return route.fulfill({ status: route.request().method() === 'POST' ? statusOf() : 200, headers })
    })
  return {
    ...{ api, uploaded, answerUploads, shown, kept: () => kept, removed: () => removed },
    keptWhenAnswered: () => keptWhenAnswered,
  }
}

const openStep = (page: Page) => page.goto(`/trade-in#valuation?link=${lead_id}&step=2`)
const chooser = (page: Page) => page.getByLabel('Choose photos')
const removeButtons = (page: Page) => page.getByRole('button', { name: /^Remove photo/ })

for (const at of viewports) {
  test(`[TI-1] photos are chosen, sent straight to the bucket, shown and removed (${alike(at)})`, async ({ open }) => {
    const world = photographed()
    const page = await open({ remotes, api: world.api, uploadsOrigin }, { at })
    await world.answerUploads(page)
    await openStep(page)
    await chooser(page).setInputFiles([picture('front.png'), picture('back.png')])
    await expect(page.getByText('Photo 2 added.')).toBeVisible()
    await expect.poll(world.kept).toEqual([1, 2])
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    await expect(page.getByText('Checked and kept')).toHaveCount(2)
    // Before the file, as S3 reads them; the picture is a JPEG of its pixels.
    expect(world.uploaded[0]?.type).toContain('multipart/form-data')
    expect(world.uploaded[0]?.fields).toMatch(/name="key"\s+trade-in\/1[\s\S]+name="file"[\s\S]+image\/jpeg/)
    expect(await axeViolations(page)).toEqual([])
    for (const image of await page.getByRole('img', { name: /^Your car, photo/ }).all())
      expect(await image.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBeGreaterThan(0)
    await page.getByRole('button', { name: 'Remove photo 1' }).press('Enter')
    await expect(removeButtons(page)).toHaveCount(1)
    await expect(removeButtons(page)).toBeFocused()
    expect(world.kept()).toEqual([2])
    // On another visit they are there again.
    await page.reload()
    await expect(removeButtons(page)).toHaveCount(1)
  })
}

test('[TI-1] a phone takes a photo with its camera, a computer has no such button', async ({ serve, open }) => {
  const world = photographed()
  const server = await serve({ remotes, api: world.api, uploadsOrigin })
  const onPhone = await open(server, { at: phone })
  await openStep(onPhone)
  await expect(onPhone.getByText('Take a photo')).toBeVisible()
  await expect(onPhone.getByLabel('Take a photo')).toHaveAttribute('capture', 'environment')
  const onDesktop = await open(server)
  await openStep(onDesktop)
  await expect(onDesktop.getByText('Choose photos')).toBeVisible()
  await expect(onDesktop.getByText('Take a photo')).toBeHidden()
})

test('[TI-1] a file that is no picture is refused in words, and nothing is sent', async ({ open }) => {
  const world = photographed()
  const page = await open({ remotes, api: world.api, uploadsOrigin }, { at: phone })
  await world.answerUploads(page)
  await openStep(page)
  await chooser(page).setInputFiles([{ name: 'a.heic', mimeType: 'image/heic', buffer: Buffer.from('not a picture') }])
  await expect(page.getByRole('alert')).toContainText('We cannot read this as a photo.')
  await expect(page.getByRole('button', { name: /again/ })).toHaveCount(0)
  expect(await axeViolations(page)).toEqual([])
  await removeButtons(page).click()
  await expect(removeButtons(page)).toHaveCount(0)
  expect(world.uploaded).toEqual([])
})

test('[TI-1] an upload that fails says so, and is tried again', async ({ open }) => {
  const world = photographed()
  let isDown = true
  const page = await open(
    { remotes, api: world.api, uploadsOrigin },
    { required: [/^answer 503: https:\/\/uploads\.s3\.example\/$/] },
  )
  await world.answerUploads(page, () => (isDown ? 503 : 204))
  await openStep(page)
  await chooser(page).setInputFiles([picture('front.png')])
  await expect(page.getByRole('alert')).toContainText('The photo did not arrive. Try it again.')
  isDown = false
  await page.getByRole('button', { name: 'Try photo 1 again' }).press('Enter')
  await expect(page.getByText('Photo 1 added.')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(world.kept()).toEqual([1])
})

test('[TI-1] a valuation has eight photos at most, and what is left out is said', { tag: '@exhaustive' }, async ({
  open,
}) => {
  const world = photographed([1, 2, 3, 4, 5, 6, 7])
  const page = await open({ remotes, api: world.api, uploadsOrigin })
  await world.answerUploads(page)
  await openStep(page)
  await expect(removeButtons(page)).toHaveCount(7)
  await chooser(page).setInputFiles([picture('front.png'), picture('back.png')])
  await expect(removeButtons(page)).toHaveCount(8)
  await expect(chooser(page)).toBeDisabled()
  await expect(page.getByText(/^1 photo left out. 8 photos are as many as we need/)).toBeVisible()
  await expect.poll(world.kept).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
})

test('[TI-1] a photo that is cancelled on its way is not kept', { tag: '@exhaustive' }, async ({ open }) => {
  const world = photographed()
  const page = await open({ remotes, api: world.api, uploadsOrigin }, { at: phone })
  await world.answerUploads(page)
  const letGo = await holdRequests(page, '**/photos/keep')
  await openStep(page)
  await chooser(page).setInputFiles([picture('front.png'), picture('back.png')])
  await expect(page.getByRole('progressbar', { name: 'Checking photo 1' })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Cancel photo 2' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Cancel photo 1' })).toBeFocused()
  await page.getByRole('button', { name: 'Cancel photo 1' }).press('Enter')
  await expect(chooser(page)).toBeFocused()
  letGo()
  await expect.poll(world.removed).toEqual([1])
  expect(world.kept()).toEqual([])
  expect(world.uploaded).toHaveLength(1)
})

test('[TI-1] a photo that arrived, but whose answer did not, is not sent twice', { tag: '@exhaustive' }, async ({
  open,
}) => {
  const world = photographed()
  let isDown = true
  const page = await open(
    { remotes, api: world.api, uploadsOrigin },
    { at: phone, required: [/^request failed: \S+\/photos\/keep net::ERR_FAILED$/] },
  )
  await world.answerUploads(page)
  await page.route('**/photos/keep', (route) => (isDown ? route.abort() : route.continue()))
  await openStep(page)
  await chooser(page).setInputFiles([picture('front.png')])
  await expect(page.getByRole('alert')).toBeVisible()
  isDown = false
  await page.getByRole('button', { name: 'Try photo 1 again' }).click()
  await expect(page.getByText('Photo 1 added.')).toBeVisible()
  expect(world.uploaded).toHaveLength(1)
})

test('[TI-1] the offer waits for photos on their way', async ({ open }) => {
  const world = photographed()
  const page = await open({ remotes, api: world.api, uploadsOrigin }, { at: phone })
  await world.answerUploads(page)
  const letGo = await holdRequests(page, '**/photos/keep')
  await openStep(page)
  await chooser(page).setInputFiles([picture('front.png')])
  for (const name of [/^Good/, /^Some of it/, /^Nothing/, /^Two or more/])
    await page.getByRole('radio', { name }).check()
  await page.getByRole('button', { name: 'Show my offer' }).click()
  await expect(page.getByText('Your photos are sent first.')).toBeVisible()
  expect(world.keptWhenAnswered()).toBeUndefined()
  letGo()
  await expect(page.getByRole('heading', { name: 'We value yours in person' })).toBeVisible()
  expect(world.keptWhenAnswered()).toEqual([1])
})

test('[TI-1] photos that do not load say so, and none is chosen before they are read', { tag: '@exhaustive' }, async ({
  open,
}) => {
  const world = photographed([1, 2])
  let isDown = true
  const api = [fake(readPhotos, () => (isDown ? fail('unavailable') : world.shown())), ...world.api]
  const page = await open(
    { remotes, api, uploadsOrigin },
    {
      at: phone,
      required: [answered(503, `/api/trade-in/${lead_id}/photos`), /not available right now/],
    },
  )
  await openStep(page)
  await expect(page.getByText('Your photos did not load.')).toBeVisible()
  await expect(chooser(page)).toBeDisabled()
  expect(await axeViolations(page)).toEqual([])
  isDown = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(removeButtons(page)).toHaveCount(2)
  await expect(chooser(page)).toBeEnabled()
})

test('[TI-1] the link of a lead shows the photos, and one that is over says so', async ({ open }) => {
  const world = photographed([1, 2])
  const page = await open({ remotes, api: world.api, uploadsOrigin })
  await page.goto(`/trade-in/photos#photos?link=${lead_id}`)
  await expect(page.getByRole('img', { name: 'Photo 2 of 2' })).toBeVisible()
  await expect(page.getByText('2021 Toyota RAV4 GXL · ABC12D')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  const empty = await open(
    { remotes, api: [fake(readPhotos, () => fail('not_found')), ...world.api] },
    {
      at: phone,
    },
  )
  await empty.goto(`/trade-in/photos#photos?link=${lead_id}`)
  await expect(empty.getByText('There are no photos here')).toBeVisible()
  expect(await axeViolations(empty)).toEqual([])
  await empty.goto('/trade-in/photos')
  await expect(empty.getByRole('heading', { level: 1 })).toHaveText(['There are no photos here'])
  await expect(empty.getByRole('link', { name: 'Value a car' })).toHaveAttribute('href', '/trade-in')
})
