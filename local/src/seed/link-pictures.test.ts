import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { linkPictures } from './link-pictures.ts'

let places: { media: string; photos: string; tenants: string }
const made = () => readFile(join(places.media, 'media/demo/a.avif/320.webp'), 'utf8').catch(() => 'none')

beforeEach(async () => {
  const root = await mkdtemp(join(tmpdir(), 'shelf-'))
  places = { media: join(root, 'media'), photos: join(root, 'photos'), tenants: join(root, 'tenants') }
  await mkdir(places.photos)
  await mkdir(places.tenants)
  await writeFile(join(places.photos, 'a.avif'), 'photo')
  await writeFile(join(places.tenants, 'hero.avif'), 'hero')
  await linkPictures(places)
  await mkdir(join(places.media, 'media/demo/a.avif'), { recursive: true })
  await writeFile(join(places.media, 'media/demo/a.avif/320.webp'), 'made')
})

test('demo photos and tenants’ pictures are where the function looks for uploaded ones', async () => {
  expect(await readFile(join(places.media, 'pictures/demo/a.avif'), 'utf8')).toBe('photo')
  expect(await readFile(join(places.media, 'pictures/tenants/hero.avif'), 'utf8')).toBe('hero')
})

test('what was made stays while the photos do, and goes when one of them changes', async () => {
  await linkPictures(places)
  expect(await made()).toBe('made')
  await writeFile(join(places.photos, 'a.avif'), 'another photo')
  await linkPictures(places)
  expect(await made()).toBe('none')
})
