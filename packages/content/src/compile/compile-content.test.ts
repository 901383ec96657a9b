import { expect, test } from 'vitest'
import { compileContent } from './compile-content.ts'
import type { CompileContext } from './compile-context.ts'

const context: CompileContext = {
  site: { slug: 'coast', claims: false, pricing: 'purchase' },
  hasFile: (name) => name === 'yard.avif',
  linkProblem: (href) => (href === '/gone' ? 'a page there is; the nearest is "/home"' : undefined),
  takenBy: (path) => (path === '/success' ? path : undefined),
  today: '2026-11-23',
}
const fields = 'title: About us\ndescription: Who we are'
const page = (body: string, more = '') => `---\n${fields}${more && `\n${more}`}\n---\n${body}`
const compile = (text: string, name = 'pages/about-us.md', over: Partial<CompileContext> = {}) =>
  compileContent([{ name, text }], { ...context, ...over })
const block = (name: string, yaml: string) => `\`\`\`${name}\n${yaml}\n\`\`\``

function pageOf(text: string, name?: string, over?: Partial<CompileContext>) {
  const compiled = compile(text, name, over)
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.problems))
  return compiled.content.pages[0]
}

test.each([
  ['pages/about-us.md', '/about-us', 'page', ''],
  ['pages/pages/unsubscribe.md', '/pages/unsubscribe', 'page', ''],
  ['pages/blog/vehicle-reviews.md', '/blog/vehicle-reviews', 'page', ''],
  ['pages/blog/towing.md', '/blog/towing', 'post', 'published: 2026-10-01\nauthor: Jo'],
  ['pages/brands/kia.md', '/kia/overview', 'brand', 'make: Kia'],
  ['pages/models/sportage.md', '/sportage', 'model', 'make: Kia\nmodel: Sportage\nbody: SUV'],
])('%s is %s, a %s', (name, path, kind, more) => {
  expect(pageOf(page('', more), name)).toMatchObject({ path, kind })
})

test('Markdown and blocks come in their order; prose in a block is HTML too', () => {
  const faq = block('faq', 'title: Questions\nitems:\n  - question: Is it new?\n    answer: "**No**"')
  const found = pageOf(page(`## First\n\nWords.\n\n${faq}\n\nLast.`))
  expect(found?.blocks).toEqual([
    { kind: 'text', html: '<h2>First</h2>\n<p>Words.</p>' },
    { kind: 'faq', title: 'Questions', items: [{ question: 'Is it new?', answer: '<p><strong>No</strong></p>' }] },
    { kind: 'text', html: '<p>Last.</p>' },
  ])
})

test('[NV-6] every block that a page can place compiles', () => {
  const blocks = [
    block('terms', 'text: Words'),
    block('why_buy_from_us', 'items:\n  - {title: A, text: B}\n  - {title: C, text: D}'),
    block('sales_this_month', ''),
    block('stock', 'title: In stock\nquery: make=Kia\nlink: All Kia'),
    block('brands', 'title: Brands'),
  ]
  const found = pageOf(page(blocks.join('\n\n')), undefined, {
    site: { ...context.site, claims: true },
  })
  expect(found?.blocks).toMatchObject([
    { kind: 'terms', text: '<p>Words</p>' },
    { kind: 'why_buy_from_us', title: 'Why Buy From Us' },
    { kind: 'sales_this_month', title: 'Sales this Month', per_day: 192 },
    { kind: 'stock', query: 'make=Kia' },
    { kind: 'brands', entries: [] },
  ])
})

const proseOf = (html: string) => [{ kind: 'text', html }]

test('links keep their addresses: paths, https, telephones and e-mail', () => {
  const links = ['/home', 'https://a.example/b', 'tel:1800160401', 'mailto:hello@a.example']
  expect(pageOf(page(links.map((href) => `[x](${href} "t")`).join(' ')))?.blocks).toEqual(
    proseOf(`<p>${links.map((href) => `<a href="${href}" title="t">x</a>`).join(' ')}</p>`),
  )
})

test('a script, a handler and what looks like HTML never reach the page', () => {
  const words = [
    String.raw`\<script>alert(1)\</script>`,
    '`<img src=x onerror=alert(1)>`',
    '&lt;script>alert(1)&lt;/script>',
    '[x](https://a.example/"onclick="alert)',
  ]
  const [text] = pageOf(page(words.join('\n\n')))?.blocks ?? []
  const html = text?.kind === 'text' ? text.html : ''
  expect([...html.matchAll(/<(\w+)/g)].map(([, name]) => name)).toEqual(['p', 'p', 'code', 'p', 'p', 'a'])
  expect([...html.matchAll(/<\w+ ([^>]*)>/g)].map(([, attributes]) => attributes)).toEqual([
    'href="https://a.example/%22onclick=%22alert"',
  ])
})

test.each([
  '<script>alert(1)</script>',
  'Words <img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '[x](javascript:alert(1))',
  '[x](JavaScript:alert(1))',
  '[x](data:text/html,x)',
  '<javascript:alert(1)>',
  '[x]\n\n[x]: vbscript:x',
])('%s is refused', (words) => {
  expect(compile(page(words))).toMatchObject({ ok: false })
})

test('[RT-17] a list of brands holds their entries, and says which link past their overview', () => {
  const brand = (make: string, more = '') => ({
    name: `pages/brands/${make.toLowerCase()}.md`,
    text: page('', `make: ${make}${more}`),
  })
  const compiled = compileContent(
    [brand('Kia'), brand('Isuzu', '\nskipPage: true'), { name: 'pages/brands.md', text: page(block('brands', '')) }],
    context,
  )
  const list = compiled.ok && compiled.content.pages.find(({ path }) => path === '/brands')
  expect(list ? list.blocks : []).toMatchObject([
    {
      kind: 'brands',
      entries: [
        { make: 'Isuzu', path: '/isuzu/overview', skipPage: true },
        { make: 'Kia', skipPage: false },
      ],
    },
  ])
})

test('[RT-16] a list of posts holds all of them, since its limit counts those that are published', () => {
  const post = (day: string) => ({ name: `pages/blog/${day}.md`, text: page('', `published: ${day}\nauthor: Ann`) })
  const blog = { name: 'pages/blog.md', text: page(block('posts', 'limit: 1')) }
  const compiled = compileContent([post('2026-10-01'), post('2027-01-01'), blog], context)
  const list = compiled.ok && compiled.content.pages.find(({ path }) => path === '/blog')
  expect(list ? list.blocks : []).toMatchObject([
    { kind: 'posts', limit: 1, entries: [{ path: '/blog/2027-01-01' }, { path: '/blog/2026-10-01' }] },
  ])
})

test.each([
  ['no fields', 'Words', 1, 'no fields', 'begin with a line ---'],
  ['an unknown field', page('', 'titel: x'), 4, 'titel: an unknown name', '"title", the nearest'],
  ['a missing field', '---\ntitle: x\n---\n', 2, 'description: nothing', 'a text'],
  ['broken YAML', '---\ntitle: x\n  y: [\n---\n', 2, '', 'YAML'],
  ['a past day', page('', 'end: 2026-11-01'), 4, 'the past day 2026-11-01', 'a later day'],
  ['an end before the start', page('', 'start: 2027-02-01\nend: 2027-01-01'), 5, 'an end before', 'a later day'],
  ['a dead link', page('Words.\n\n[Gone](/gone)'), 7, 'a link to "/gone"', 'the nearest is "/home"'],
  [
    'a dead link in a block',
    page(`\n${block('promo', 'tiles:\n  - title: x\n    text: y\n    href: /gone')}`),
    10,
    'a link to "/gone"',
    '/home',
  ],
  ['a relative link', page('[About](about-us)'), 5, 'a link to "about-us"', 'a path, or a https, tel or mailto'],
  ['a link to a part of a page', page('[Down](#down)'), 5, 'a link to "#down"', 'a path, or a https'],
  ['a link of another protocol', page('[x](javascript:x)'), 5, 'a link to "javascript:x"', 'a path, or a https'],
  ['a dead link by reference', page('[Gone][1]\n\n[1]: /gone'), 7, 'a link to "/gone"', 'the nearest is "/home"'],
  ['a link without words', page('Words [](/home)'), 5, 'a link without words', 'where it leads'],
  ['a heading without words', page('##\n\nWords'), 5, 'a heading without words', 'write what follows'],
  ['a picture by reference', page('![A yard][1]\n\n[1]: /yard.avif'), 5, 'a picture by reference', '(file.avif)'],
  ['a picture without words', page('![](yard.avif)'), 5, 'the picture yard.avif without words', 'say between the [ ]'],
  ['a missing picture', page('![A yard](gone.avif)'), 5, 'the picture "gone.avif"', 'beside site.json'],
  [
    'a missing picture in a block',
    page(block('hero', 'heading: Hi\npicture: gone.avif')),
    7,
    'the picture "gone.avif"',
    'beside site.json',
  ],
  [
    'alt text left empty',
    page(block('gallery', 'pictures:\n  - picture: yard.avif\n    alt: ""')),
    8,
    'a picture without words',
    '"alt"',
  ],
  ['a heading with one #', page('# Hi'), 5, 'a heading with one #', 'begin with ##'],
  ['a heading that skips a level', page('## Hi\n\n#### Ho'), 7, 'a heading with 4 # below one with 2', 'write 3 #'],
  ['HTML', page('<div>Hi</div>'), 5, 'HTML', 'write Markdown'],
  ['an unknown block', page(block('heroo', '')), 5, 'the block "heroo"', 'the nearest block is "hero"'],
  [
    'a wrong field in a block',
    page(block('stock', 'title: x\nquery: a b\nlink: y')),
    7,
    'query: "a b"',
    'behind the ?',
  ],
  [
    'a dead link in a text below its name',
    page(block('terms', 'title: Terms\ntext: |\n  Words.\n\n  [Gone](/gone)')),
    10,
    'a link to "/gone"',
    '/home',
  ],
  ['a dead link in a text beside its name', page(block('terms', 'text: "[Gone](/gone)"')), 6, 'a link', '/home'],
  ['figures without claims', page(block('sales_this_month', '')), 6, 'the block "sales_this_month"', '"claims": true'],
])('%s is refused with its line and what to do', (...[, text, line, found, fix]) => {
  const compiled = compile(text)
  expect(compiled).toMatchObject({ ok: false })
  const [problem] = compiled.ok ? [] : compiled.problems
  expect(problem).toMatchObject({
    file: 'pages/about-us.md',
    line,
    found: expect.stringContaining(found),
    fix: expect.stringContaining(fix),
  })
})

test.each([
  ['pages/About.md', 'a name that is no path'],
  ['pages/success.md', 'the path /success'],
])('the file %s is refused', (name, found) => {
  expect(compile(page(''), name)).toMatchObject({ ok: false, problems: [{ file: name, found }] })
})

test.each([
  ['Hello\n\nRates from 5.99%.', 7, /section 160/],
  ['Drive it home\nfor $99pw.', 5, /RG 178/],
])('a text that states a cost of credit alone is refused: %j', (text, line, rule) => {
  expect(compile(page(text))).toMatchObject({
    ok: false,
    problems: [{ file: 'pages/about-us.md', line, fix: expect.stringMatching(rule) }],
  })
})

test.each([
  ['title', 2],
  ['description', 3],
])('a cost of credit in the %s is named with its line', (field, line) => {
  const fields = { title: 'About us', description: 'Who we are', [field]: 'Rates from 5.99%.' }
  const text = `---\ntitle: ${fields.title}\ndescription: ${fields.description}\n---\n`
  expect(compile(text)).toMatchObject({ ok: false, problems: [{ line }] })
})

test('all problems of all files are listed at once', () => {
  const compiled = compileContent(
    [
      { name: 'pages/a.md', text: page('# One\n\n[Gone](/gone)') },
      { name: 'pages/b.md', text: page('[Gone](/gone)') },
    ],
    context,
  )
  expect(compiled.ok ? [] : compiled.problems.map(({ file, line }) => `${file}:${line}`)).toEqual([
    'pages/a.md:5',
    'pages/a.md:7',
    'pages/b.md:5',
  ])
})

test('a mistake in the fields hides none in the words below', () => {
  const compiled = compile(page('# One\n\n[Gone](/gone)', 'date: 2026-01-01'))
  const problems = compiled.ok ? [] : compiled.problems
  expect(problems.map(({ line }) => line)).toEqual([4, 6, 8])
  expect(problems[0]?.fix).toMatch(/^one of the names title, /)
})

test('the hash is that of the words: equal files give equal hashes, others others', () => {
  const hash = (text: string) => {
    const compiled = compile(page(text))
    return compiled.ok && compiled.content.hash
  }
  expect(hash('a')).toBe(hash('a'))
  expect(hash('a')).not.toBe(hash('b'))
})
