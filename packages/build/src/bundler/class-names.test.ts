import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { classNames } from './class-names.ts'

const folder = mkdtempSync(join(tmpdir(), 'class-names-'))
afterAll(() => rmSync(folder, { recursive: true }))

const write = (name: string, text: string) => {
  const resourcePath = join(folder, name)
  writeFileSync(resourcePath, text)
  return { resourcePath }
}
const sheet = write('card.module.css', '.card{}')
const namer = (options: Partial<Parameters<typeof classNames>[0]> = {}) => {
  const nameOf = classNames({ owner: 'search', folder, isDevelopment: false, ...options })
  return (local: string, file = sheet) => nameOf(file, '', local)
}

test('a name in production is as short as it can be: a hash of its file and its place there', () => {
  const nameOf = namer()
  const names = Array.from({ length: 60 }, (_, index) => nameOf(`class-${index}`))
  expect(new Set(names).size).toBe(60)
  expect(names[0]).toMatch(/^[A-Za-z][A-Za-z0-9]{4}a$/)
  expect(names[51]?.slice(5)).toBe('Z')
  expect(names[52]?.slice(5)).toBe('aa')
  expect(nameOf('class-3')).toBe(names[3])
})

test('two builds of one sheet give the same names, and another owner, file or content others', () => {
  const name = namer()('card')
  expect(namer()('card')).toBe(name)
  expect(namer({ owner: 'vehicle' })('card')).not.toBe(name)
  expect(namer()('card', write('box.module.css', '.card{}'))).not.toBe(name)
  expect(namer()('card', write('card.module.css', '.card{color:red}'))).not.toBe(name)
})

test('a name in development says what the class is called in its file', () => {
  expect(namer({ isDevelopment: true })('card')).toMatch(/^card_\w{5}$/)
})
