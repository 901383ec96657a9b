import { describe, expect, test } from 'vitest'
import { parseSheet } from './parse-sheet.ts'
import { selectorsOf } from './selectors.ts'
import { shownRules, shownTokens } from './shown-rules.ts'

const html =
  '<html data-template="plain"><body><main id="content"><p class="card wide" data-size="small">A <b>car</b></p>' +
  '<button aria-expanded="false">More</button></main></body></html>'
const shown = (sheet: string): string => shownRules(parseSheet(sheet), shownTokens(html))

describe('a document has the rules that can match what it shows', () => {
  test.each([
    '.card{color:red}',
    'p.card.wide>b{color:red}',
    'main b,#content{color:red}',
    ':root{--gap:1px}',
    '*,:before{margin:0}',
    '.card:hover{color:red}',
    '.card:not(.open,.shut){color:red}',
    '.card:has(.error){color:red}',
    ':is(.card,.box) b{color:red}',
    ':where(article,main){color:red}',
    'button[aria-expanded=true]{color:red}',
    '[data-closed] .card{color:red}',
    '[data-size=small]{color:red}',
    '@layer ui{.card{color:red}}',
    '@media (width>=64rem){@supports (color:red){.card{color:red}}}',
    '.card{color:red;&:hover{color:blue}}',
    '.card{@media print{color:red}}',
    '@font-face{font-family:A;src:url(a.woff2)}',
    '@property --x{syntax:"*";inherits:false}',
    '@layer a,b;',
    '.card{animation:1s shake}@keyframes shake{0%{top:0}to{top:1px}}',
    '.card:after{content:"}/*{;"}',
    '.card{background:url(data:image/svg+xml;utf8,a)}',
  ])('%s', (sheet) => expect(shown(sheet)).toBe(sheet))
})

describe('and none of the others', () => {
  test.each([
    ['.box{color:red}', ''],
    ['.card .box{color:red}', ''],
    ['ul{color:red}', ''],
    ['#top{color:red}', ''],
    [':is(.box,ul) b{color:red}', ''],
    ['[data-size=large]{color:red}', ''],
    ['[data-template="bold"] .card{color:red}', ''],
    ['.card,.box{color:red}', '.card{color:red}'],
    ['@layer ui{.box{color:red}}', ''],
    ['@media print{.box{color:red}.card{color:red}}', '@media print{.card{color:red}}'],
    ['.card{color:red;& .box{color:blue}}', '.card{color:red;}'],
    ['.box{& .card{color:red}}', ''],
    ['@keyframes shake{0%{top:0}to{top:1px}}', ''],
    ['::view-transition-old(root){animation:none}', ''],
    ['/* of .card */ .box{}.card{color:red}', '.card{color:red}'],
  ])('%s', (sheet, expected) => expect(shown(sheet)).toBe(expected))
})

test('one sheet has the rules of each document, however many came before', () => {
  const letters = Array.from('abcdefgh')
  const sheet = parseSheet(letters.map((letter) => `.${letter}{top:0}`).join(''))
  const subsets = Array.from({ length: 2 ** letters.length }, (_, set) => letters.filter((_, at) => set & (1 << at)))
  for (const subset of [...subsets, ...subsets.toReversed()]) {
    const html = subset.toReversed().map((letter) => `<i class="${letter}"></i>`)
    expect(shownRules(sheet, shownTokens(...html))).toBe(subset.map((letter) => `.${letter}{top:0}`).join(''))
  }
})

test('documents that differ in nothing that a sheet asks for share the text of its rules', () => {
  const selectors = selectorsOf('.card')
  let reads = 0
  const rule = {
    body: ['top:0'],
    get selectors() {
      reads++
      return selectors
    },
  }
  const sheet = [rule]
  expect(shownRules(sheet, shownTokens('<p class="card" id="one">'))).toBe('.card{top:0}')
  const readsOfFirst = reads
  expect(shownRules(sheet, shownTokens('<p id="two" class="wide card">'))).toBe('.card{top:0}')
  expect(reads).toBe(readsOfFirst)
  expect(shownRules(sheet, shownTokens('<p>'))).toBe('')
})

test('a list whose rules nest keeps all of its selectors, which make them as specific as they are', () => {
  expect(shown('.card,#top{color:red;& b{color:blue}}')).toBe('.card,#top{color:red;& b{color:blue}}')
})
