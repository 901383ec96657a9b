import { expect, test } from 'vitest'
import { isPlainSvg } from './plain-svg.ts'

const wrap = (inside: string): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4">${inside}</svg>`

test.each([
  ['shapes', wrap('<g fill="none"><path d="M0 0h4"/><circle cx="1" cy="1" r="1" fill="var(--accent, #005a82)"/></g>')],
  [
    'a title and a gradient of its own',
    wrap('<title>Coast</title><defs><linearGradient id="a"/></defs><path d="M0 0" fill="url(#a)"/>'),
  ],
])('a logo of %s is allowed in a page', (_what, text) => {
  expect(isPlainSvg(text)).toBe(true)
})

test.each([
  ['no drawing', 'hello'],
  ['no viewBox', '<svg xmlns="http://www.w3.org/2000/svg"></svg>'],
  ['a script', wrap('<script>alert(1)</script>')],
  ['an event handler', wrap('<path d="M0 0" onclick="x()"/>')],
  ['an unquoted handler', wrap('<path d="M0 0" onclick=x()/>')],
  ['a style', wrap('<path d="M0 0" style="fill:red"/>')],
  ['a style sheet', wrap('<style>*{fill:red}</style>')],
  ['a link', wrap('<a href="https://evil.example"><path d="M0 0"/></a>')],
  ['an image', wrap('<image href="https://evil.example/x.png"/>')],
  ['HTML', wrap('<foreignObject><p>x</p></foreignObject>')],
  ['an outside paint', wrap('<path d="M0 0" fill="url(https://evil.example/#a)"/>')],
  ['an animation of an address', wrap('<animate attributeName="href" values="javascript:x"/>')],
  ['a comment', wrap('<!-- x -->')],
  ['more behind its end', `${wrap('')}<script>1</script>`],
])('a logo with %s may not', (_what, text) => {
  expect(isPlainSvg(text)).toBe(false)
})
