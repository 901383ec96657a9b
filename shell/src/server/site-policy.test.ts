import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { remoteManifestSchema } from '@forecourt/contracts/releases/remote-manifest'
import { testSite } from '@forecourt/contracts/testing/test-site'
import { expect, test } from 'vitest'
import { shownSinks, sitePolicy } from './site-policy.ts'

const site = testSite()
const guarded = testSite({ enquiry: { ...site.enquiry, challenge_site_key: 'key-1' } })
const nothing = { images: [] as string[], frames: [], connects: [], scripts: [], payments: [] }
const manifest = readFileSync(join(import.meta.dirname, '../../../mfe-forms/remote.json'), 'utf8')
const { policy, pages } = remoteManifestSchema.parse(JSON.parse(manifest))
const forms = { remotes: { forms: { policy, pages } } }
const cloudflare = ['https://challenges.cloudflare.com']

test.each([
  ['a site without the key of the challenge', forms, site, nothing],
  ['a site with it', forms, guarded, { ...nothing, frames: cloudflare, scripts: cloudflare }],
  ['a site with it, on which the remote does not serve', { remotes: {} }, guarded, nothing],
])('the challenge, which the forms’ manifest declares, on %s', (_, released, on, expected) => {
  expect(sitePolicy(released, on)).toEqual(expected)
})

test('what a remote declares without a setting holds on every site, each origin once', () => {
  const players = {
    video: { frames: ['https://b.example', 'https://a.example'] },
    more: { frames: ['https://a.example'] },
  }
  expect(sitePolicy({ remotes: { one: { policy: players, pages: [] } } }, site)).toEqual({
    ...nothing,
    frames: ['https://a.example', 'https://b.example'],
  })
})

test.each(['no.such.setting', 'enquiry.no_such', 'enquiry.challenge_site_key.length.x', 'constructor.prototype'])(
  'a setting that no site has, %s, allows nothing',
  (setting) => {
    const released = { remotes: { one: { policy: { a: { setting, frames: ['https://a.example'] } }, pages: [] } } }
    expect(sitePolicy(released, site)).toEqual(nothing)
  },
)

test('trackers are allowed by the site’s own settings', () => {
  const tracked = testSite({ tracking: { consent: 'none', sinks: [{ kind: 'meta_pixel', pixel_id: '12345' }] } })
  expect(sitePolicy({ remotes: {} }, tracked).scripts).toEqual(['https://connect.facebook.net'])
})

const policyOfCards = { card: { scripts: ['https://card.example'], payments: ['https://card.example'] } }
const paying = { path: '/pay', expose: './pay', prefetch: [], providers: ['card'] }
const shop = { remotes: { shop: { policy: policyOfCards, pages: [paying] }, other: { pages: [paying] } } }
const card = { ...nothing, scripts: ['https://card.example'], payments: ['https://card.example'] }

test.each([
  ['the page that names it', { remote: { name: 'shop' }, page: paying }, card],
  ['another page of the remote', { remote: { name: 'shop' }, page: {} }, nothing],
  ['a page of another remote that uses the same name', { remote: { name: 'other' }, page: paying }, nothing],
  ['no page', null, nothing],
])('what pages name as theirs is allowed on %s', (_, match, expected) => {
  expect(sitePolicy(shop, site, { match })).toEqual(expected)
})

test('uploads go to the bucket of the stage, where a remote says that it has some', () => {
  const uploads = 'https://uploads.s3.example'
  expect(sitePolicy(forms, site, { uploads }).connects).toEqual([uploads])
  expect(sitePolicy(forms, site).connects).toEqual([])
  expect(sitePolicy(shop, site, { uploads })).toEqual(nothing)
})

test('no tracker that has a script is on a page that takes payments', () => {
  const sinks = [{ kind: 'meta_pixel', pixel_id: '12345' }, { kind: 'data_layer' }] as const
  const tracked = testSite({ tracking: { consent: 'none', sinks: [...sinks] } })
  const match = { remote: { name: 'shop' }, page: paying }
  expect(sitePolicy(shop, tracked, { match })).toEqual(card)
  expect(shownSinks(tracked, match)).toEqual([{ kind: 'data_layer' }])
  expect(shownSinks(tracked, { remote: { name: 'shop' }, page: {} })).toEqual(sinks)
})

test('on one machine the sandbox takes the place of a provider', () => {
  const origins = { 'https://card.example': 'http://127.0.0.1:4010' }
  const match = { remote: { name: 'shop' }, page: paying }
  expect(sitePolicy(shop, site, { match, origins }).scripts).toEqual(['http://127.0.0.1:4010'])
})
