import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { remoteManifestSchema } from '@forecourt/contracts/releases/remote-manifest'
import { testSite } from '@forecourt/contracts/testing/test-site'
import { expect, test } from 'vitest'
import { sitePolicy } from './site-policy.ts'

const site = testSite()
const guarded = testSite({ enquiry: { ...site.enquiry, challenge_site_key: 'key-1' } })
const nothing = { frames: [], connects: [], scripts: [] }
const manifest = readFileSync(join(import.meta.dirname, '../../../mfe-forms/remote.json'), 'utf8')
const { policy } = remoteManifestSchema.parse(JSON.parse(manifest))
const forms = { remotes: { forms: { policy } } }
const cloudflare = ['https://challenges.cloudflare.com']

test.each([
  ['a site without the key of the challenge', forms, site, nothing],
  ['a site with it', forms, guarded, { frames: cloudflare, connects: [], scripts: cloudflare }],
  ['a site with it, on which the remote does not serve', { remotes: {} }, guarded, nothing],
])('the challenge, which the forms’ manifest declares, on %s', (_, released, on, expected) => {
  expect(sitePolicy(released, on)).toEqual(expected)
})

test('what a remote declares without a setting holds on every site, each origin once', () => {
  const players = {
    video: { frames: ['https://b.example', 'https://a.example'] },
    more: { frames: ['https://a.example'] },
  }
  expect(sitePolicy({ remotes: { one: { policy: players } } }, site)).toEqual({
    ...nothing,
    frames: ['https://a.example', 'https://b.example'],
  })
})

test.each(['no.such.setting', 'enquiry.no_such', 'enquiry.challenge_site_key.length.x', 'constructor.prototype'])(
  'a setting that no site has, %s, allows nothing',
  (setting) => {
    const released = { remotes: { one: { policy: { a: { setting, frames: ['https://a.example'] } } } } }
    expect(sitePolicy(released, site)).toEqual(nothing)
  },
)

test('trackers are allowed by the site’s own settings', () => {
  const tracked = testSite({ tracking: { consent: 'none', sinks: [{ kind: 'meta_pixel', pixel_id: '12345' }] } })
  expect(sitePolicy({ remotes: {} }, tracked).scripts).toEqual(['https://connect.facebook.net'])
})
