import { readSession, signOut } from '@forecourt/contracts/endpoints/platform'
import { ApiError, sessionAtom } from '@forecourt/shell-api'
import { createStore } from 'jotai'
import { afterEach, expect, test, vi } from 'vitest'
import { createSession } from './session.ts'

const get = vi.fn()
const send = vi.fn()
const reportFault = vi.fn()
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

function begin(cookie: string) {
  const events = new EventTarget()
  vi.stubGlobal('document', { cookie })
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  const store = createStore()
  const session = createSession({ api: { get, send }, store, reportFault })
  const hear = (type: string, data: object) => events.dispatchEvent(Object.assign(new Event(type), data))
  return { store, session, hear }
}
const signedIn = 'theme=dark; session_hint=1'

test.each(['', 'theme=dark', 'my_session_hint=1', 'session_hint=10'])(
  'a visitor with the cookies %j is anonymous, and nothing is asked',
  (cookie) => {
    const { store, session } = begin(cookie)
    expect(store.get(sessionAtom)).toBe('unknown')
    session.refresh()
    expect(store.get(sessionAtom)).toBe('anonymous')
    expect(get).not.toHaveBeenCalled()
  },
)

test('who has a session is asked for once, and again after signing in', { tags: 'long' }, async () => {
  get.mockResolvedValue({ phone: '0491 570 006' })
  const { store, session } = begin(signedIn)
  session.refresh()
  session.refresh()
  await vi.waitFor(() => expect(store.get(sessionAtom)).toEqual({ phone: '0491 570 006' }))
  expect(get.mock.calls).toEqual([[readSession, {}]])
  session.refresh(true)
  await vi.waitFor(() => expect(get).toHaveBeenCalledTimes(2))
})

test('[WL-9] who has just signed in is not anonymous while the answer is awaited, so no gate sends them back', async () => {
  const { promise, resolve } = Promise.withResolvers<{ phone: string }>()
  get.mockReturnValue(promise)
  const { store, session } = begin('')
  session.refresh()
  expect(store.get(sessionAtom)).toBe('anonymous')
  vi.stubGlobal('document', { cookie: signedIn })
  session.refresh(true)
  expect(store.get(sessionAtom)).toBe('unknown')
  resolve({ phone: '+61491570156' })
  await vi.waitFor(() => expect(store.get(sessionAtom)).toEqual({ phone: '+61491570156' }))
})

test('a session that has ended makes the shopper anonymous, and what they reserved is forgotten', async () => {
  const removeItem = vi.fn()
  vi.stubGlobal('localStorage', { removeItem })
  get.mockRejectedValue(new ApiError('unauthenticated', 'Sign in first.'))
  const { store, session } = begin(signedIn)
  session.refresh()
  await vi.waitFor(() => expect(store.get(sessionAtom)).toBe('anonymous'))
  expect(removeItem).toHaveBeenCalledWith('forecourt.reservation')
  expect(removeItem).toHaveBeenCalledWith('forecourt.trade-in')
})

test('while it cannot be asked it stays unknown, and the next one to ask tries again', { tags: 'long' }, async () => {
  get.mockRejectedValueOnce(new ApiError('network', 'Offline.'))
  const { store, session } = begin(signedIn)
  session.refresh()
  await vi.waitFor(() => expect(reportFault).toHaveBeenCalledOnce())
  expect(store.get(sessionAtom)).toBe('unknown')
  get.mockResolvedValue({ phone: null })
  session.refresh()
  await vi.waitFor(() => expect(store.get(sessionAtom)).toEqual({ phone: null }))
})

test('signing out ends the session on the server first; where that fails the shopper stays signed in', async () => {
  get.mockResolvedValue({ phone: null })
  const { store, session } = begin(signedIn)
  session.refresh()
  await vi.waitFor(() => expect(store.get(sessionAtom)).toEqual({ phone: null }))
  send.mockRejectedValueOnce(new ApiError('network', 'Offline.'))
  await expect(session.end()).rejects.toMatchObject({ code: 'network' })
  expect(store.get(sessionAtom)).toEqual({ phone: null })
  await session.end()
  expect(send).toHaveBeenLastCalledWith(signOut, { body: {} })
  expect(store.get(sessionAtom)).toBe('anonymous')
})

test('[WL-8] who signs in or out in one tab does in all of them, and a tab that only follows asks no other', async () => {
  get.mockResolvedValue({ phone: '+61491570156' })
  const [one, other] = [begin(''), begin('')]
  vi.stubGlobal('localStorage', {
    setItem: (key: string, newValue: string) => other.hear('storage', { key, newValue }),
    removeItem: (key: string) => other.hear('storage', { key, newValue: null }),
  })
  for (const { session } of [one, other]) session.refresh()
  expect(other.store.get(sessionAtom)).toBe('anonymous')
  vi.stubGlobal('document', { cookie: signedIn })
  one.session.refresh(true)
  await vi.waitFor(() => expect(other.store.get(sessionAtom)).toEqual({ phone: '+61491570156' }))
  const asked = get.mock.calls.length
  send.mockImplementation(async () => vi.stubGlobal('document', { cookie: '' }))
  await one.session.end()
  expect([one.store.get(sessionAtom), other.store.get(sessionAtom)]).toEqual(['anonymous', 'anonymous'])
  expect(get).toHaveBeenCalledTimes(asked)
})

test('a page that the browser kept while it was left asks again when it is back', async () => {
  get.mockResolvedValue({ phone: null })
  const { store, session, hear } = begin(signedIn)
  session.refresh()
  await vi.waitFor(() => expect(store.get(sessionAtom)).toEqual({ phone: null }))
  vi.stubGlobal('document', { cookie: '' })
  hear('pageshow', { persisted: true })
  expect(store.get(sessionAtom)).toBe('anonymous')
})
