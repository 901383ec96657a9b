import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

test('serves on 8080 and keeps its data in .data of the checkout when nothing else is said', () => {
  expect(readSettings({}, '/checkout')).toEqual({ port: 8080, dataDir: '/checkout/.data' })
})

test('PORT and DATA_DIR move it', () => {
  expect(readSettings({ PORT: '9000', DATA_DIR: '/elsewhere' }, '/checkout')).toEqual({
    port: 9000,
    dataDir: '/elsewhere',
  })
})

test.each(['http', '-1', '70000', '80.5'])('refuses the port %s by name', (port) => {
  expect(() => readSettings({ PORT: port }, '/checkout')).toThrow(
    `PORT is "${port}": it must be a whole number from 0 to 65535.`,
  )
})
