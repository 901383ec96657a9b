import { afterEach, expect, test, vi } from 'vitest'
import { createFaultLog, faultListeners } from './fault-log.ts'

afterEach(() => {
  faultListeners.clear()
  vi.restoreAllMocks()
})

test('a fault is one warning, however often it is met; who listens hears it each time, as it was thrown', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const heard: unknown[] = []
  faultListeners.add((error) => heard.push(error))
  const faults = createFaultLog((work) => work())
  const error = new TypeError('no heading')
  faults.report(error)
  faults.report(error)
  faults.report('gone')
  expect(warn.mock.calls).toEqual([
    ['Part of the page failed. TypeError: no heading'],
    ['Part of the page failed. gone'],
  ])
  expect(heard).toEqual([error, error, 'gone'])
})

test('[MF-3] what fails while the document is being left is no fault', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  createFaultLog(() => {}).report(new TypeError('error loading dynamically imported module'))
  expect(warn).not.toHaveBeenCalled()
})
