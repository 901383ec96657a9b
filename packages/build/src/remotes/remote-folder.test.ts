import { afterEach, beforeEach, expect, test } from 'vitest'
import { type FixtureRemote, fixtureRemote } from '../testing/fixture-remote.ts'
import { readRemoteFolder } from './remote-folder.ts'

let remote: FixtureRemote
beforeEach(() => {
  remote = fixtureRemote()
})
afterEach(() => remote.remove())

test.each([
  ['an unknown key', '"title":', '"tittle":', /tittle: found an unknown name; allowed is "title", the nearest name/],
  [
    'an unknown key of a page',
    '"expose": "./hello"',
    '"expose": "./hello", "prefetsh": []',
    /pages\[0\]\.prefetsh: found an unknown name; allowed is "prefetch"/,
  ],
  [
    'a capability that there is not',
    '"expose": "./hello"',
    '"expose": "./hello", "requires": "watch"',
    /pages\[0\]\.requires/,
  ],
  ['a rest in the middle', '"path": "/hello/:name"', '"path": "/*rest/more"', /allowed is a path such as/],
  [
    'an origin that is not https',
    '"title":',
    '"policy": { "video": { "frames": ["http://video.example.com"] } }, "title":',
    /policy\.video\.frames\[0\]: found "http:.*an https origin/,
  ],
  [
    'a wildcard of its own',
    '"title":',
    '"policy": { "card": { "frames": ["https://com.au", "https://*.com.au"] } }, "title":',
    /policy\.card\.frames: found.* no wildcard but one that the platform knows/,
  ],
  [
    'a provider of a page that is not declared',
    '"expose": "./hello"',
    '"expose": "./hello", "providers": ["card"]',
    /\/hello\/:name names the provider "card", which is not in policy/,
  ],
  [
    'the same path twice',
    '"pages": [',
    '"pages": [{ "path": "/hello/:who", "expose": "./hello" }, ',
    /\/hello\/:name is two pages' path, with the same order/,
  ],
])('%s in remote.json is refused with the place and what is allowed', (_, from, to, message) => {
  remote.edit('remote.json', from, to)
  expect(() => readRemoteFolder(remote.folder)).toThrow(message)
})

test('a page may have an order, a rest and a capability that it requires', () => {
  remote.edit('remote.json', '"path": "/hello/:name"', '"path": "/hello/*rest", "order": 3, "requires": "watchlist"')
  expect(readRemoteFolder(remote.folder).manifest.pages[0]).toMatchObject({ order: 3, requires: 'watchlist' })
})
