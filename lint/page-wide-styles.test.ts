import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** A rule that asks the whole page for a state: at every press and focus the browser styles each element anew. */
const asksPage =
  /(?::root|\bhtml|\bbody)\b\)*:has\(.*:(?:active|checked|focus|hover|invalid|modal|open|popover-open|target|valid)\b/

const found = (css: string) => css.split('\n').filter((line) => asksPage.test(line))

test.each([
  [':global(:root):has(:global([data-part]) :global(a):focus) .stage {', true],
  ['  body:has(dialog:modal) {', true],
  [':global(html):has(.bar) {', false],
  ['.card:has(.link:active) .photo {', false],
])('%s is refused: %j', (line, isRefused) => expect(found(line)).toEqual(isRefused ? [line] : []))

test('no style rule asks the whole page whether something has the focus, is pressed or is open', () => {
  const files = globSync('{shell,mfe-*,packages/*}/src/**/*.css', { cwd: root })
  expect(files.length).toBeGreaterThan(100)
  expect(
    files.flatMap((file) => found(readFileSync(join(root, file), 'utf8')).map((line) => `${file}: ${line}`)),
  ).toEqual([])
})
