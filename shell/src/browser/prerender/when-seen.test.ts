import { expect, test, vi } from 'vitest'
import { reloadDocument, whenSeen } from './when-seen.ts'

test('a document that is loaded again does nothing more', () => {
  vi.stubGlobal('document', { prerendering: false })
  const reload = vi.fn()
  vi.stubGlobal('location', { reload })
  const work = vi.fn()
  whenSeen(work)
  expect(work).toHaveBeenCalledOnce()
  reloadDocument()
  expect(reload).toHaveBeenCalledOnce()
  whenSeen(work)
  expect(work).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})
