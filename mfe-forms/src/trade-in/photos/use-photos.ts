import { maxPhotos } from '@forecourt/contracts/trade-in/photos'
import { ApiError, toMessage, useApi, useLoaded } from '@forecourt/shell-api'
import { useRef, useState } from 'react'
import { loadEndpoints } from '../../load-endpoints.ts'
import { postFile } from './post-file.ts'
import { PhotoError, preparePhoto } from './prepare-photo.ts'

export type ShownPhoto = {
  key: string
  /** Undefined until the file is opened. */
  picture?: string | undefined
  state:
    | { kind: 'waiting' }
    | { kind: 'sending'; part: number }
    | { kind: 'checking' }
    | { kind: 'kept'; number: number }
    | { kind: 'failed'; words: string; canRetry: boolean }
}

/** A file on its way. `number` is the one that its last upload was signed for. */
type Sent = { file: File; over: AbortController; number?: number }

/** The function takes 20 seconds at most. */
const keepTimeoutMs = 25_000

/**
 * The photos of a valuation: those that the server keeps, read while `isShown`, and those that are on their way, one after the other,
 * whatever step is shown.
 */
export function usePhotos(lead_id: string, isShown: boolean) {
  const api = useApi()
  const kept = useLoaded(isShown ? `photos ${lead_id}` : null, async () => {
    const { readPhotos } = await loadEndpoints()
    return (await api.get(readPhotos, { lead_id })).photos
  })
  const [added, setAdded] = useState<readonly ShownPhoto[]>([])
  const [removed, setRemoved] = useState<ReadonlySet<number>>(new Set())
  const [note, setNote] = useState('')
  const [leftOut, setLeftOut] = useState(0)
  const [isSettling, setIsSettling] = useState(false)
  const sent = useRef(new Map<string, Sent>())
  const queue = useRef(Promise.resolve())
  const failures = useRef(0)
  const count = useRef(0)

  const hidden = new Set([...removed, ...added.flatMap(({ state }) => (state.kind === 'kept' ? [state.number] : []))])
  const photos: readonly ShownPhoto[] = [
    ...(kept.value ?? [])
      .filter(({ number }) => !hidden.has(number))
      .map(({ number, url }): ShownPhoto => ({ key: `kept-${number}`, picture: url, state: { kind: 'kept', number } })),
    ...added,
  ]
  const room = maxPhotos - photos.filter(({ state }) => state.kind !== 'failed').length
  const latest = useRef(photos)
  latest.current = photos
  const nameOf = (key: string) => `Photo ${latest.current.findIndex((photo) => photo.key === key) + 1}`

  const change = (key: string, fields: Partial<ShownPhoto>) =>
    setAdded((all) => all.map((one) => (one.key === key ? { ...one, ...fields } : one)))

  function add(chosen: readonly File[]) {
    const taken = chosen.slice(0, Math.max(0, room)).map((file) => ({ key: `added-${count.current++}`, file }))
    setLeftOut(chosen.length - taken.length)
    setAdded((all) => [...all, ...taken.map(({ key }): ShownPhoto => ({ key, state: { kind: 'waiting' } }))])
    for (const { key, file } of taken) {
      sent.current.set(key, { file, over: new AbortController() })
      enqueue(key)
    }
  }

  function enqueue(key: string) {
    change(key, { state: { kind: 'waiting' } })
    queue.current = queue.current.then(() => send(key))
  }

  async function send(key: string): Promise<void> {
    const one = sent.current.get(key)
    // It was removed while it waited.
    if (!one || one.over.signal.aborted) return
    try {
      const number = (await keepAgain(key, one)) ?? (await upload(key, one))
      // It was removed meanwhile.
      if (one.over.signal.aborted) return await dropArrived(number)
      change(key, { state: { kind: 'kept', number } })
      setNote(`${nameOf(key)} added.`)
    } catch (error) {
      if (one.over.signal.aborted) return await dropArrived(one.number)
      failures.current += 1
      change(key, { state: failure(error) })
    }
  }

  /** The number of a photo that arrived on an earlier attempt, whose answer did not; undefined where it has to be uploaded. */
  async function keepAgain(key: string, { number }: Sent): Promise<number | undefined> {
    if (number === undefined) return undefined
    try {
      await keep(key, number)
      return number
    } catch (error) {
      if (error instanceof ApiError && error.code === 'not_found') return undefined
      throw error
    }
  }

  async function upload(key: string, one: Sent): Promise<number> {
    const { signal } = one.over
    const { file, thumbnail } = await preparePhoto(one.file)
    signal.throwIfAborted()
    change(key, { picture: thumbnail, state: { kind: 'sending', part: 0 } })
    const { offerPhotoUpload } = await loadEndpoints()
    const body = { type: 'image/jpeg' as const, size: file.size }
    const signed = await api.send(offerPhotoUpload, { params: { lead_id }, body })
    signal.throwIfAborted()
    await postFile(signed, file, { signal, onPart: (part) => change(key, { state: { kind: 'sending', part } }) })
    signal.throwIfAborted()
    one.number = signed.number
    await keep(key, signed.number)
    return signed.number
  }

  async function keep(key: string, number: number): Promise<void> {
    change(key, { state: { kind: 'checking' } })
    const { keepPhoto } = await loadEndpoints()
    await api.send(keepPhoto, { params: { lead_id }, body: { number }, timeoutMs: keepTimeoutMs })
  }

  async function removeNumber(number: number): Promise<void> {
    const { removePhoto } = await loadEndpoints()
    await api.send(removePhoto, { params: { lead_id }, body: { number } })
    setRemoved((all) => new Set(all).add(number))
  }

  /** Of a photo that was cancelled. The queue continues where that fails. */
  async function dropArrived(number: number | undefined): Promise<void> {
    if (number !== undefined) await removeNumber(number).catch((error) => setNote(toMessage(error)))
  }

  /** One that is on its way is stopped; what arrived of it is removed on the server too. */
  async function remove({ key, state }: ShownPhoto): Promise<void> {
    const one = sent.current.get(key)
    const name = nameOf(key)
    const number = state.kind === 'kept' ? state.number : state.kind === 'failed' ? one?.number : undefined
    try {
      if (number !== undefined) await removeNumber(number)
      one?.over.abort()
      sent.current.delete(key)
      setAdded((all) => all.filter((photo) => photo.key !== key))
      setLeftOut(0)
      setNote(`${name} removed.`)
    } catch (error) {
      setNote(toMessage(error))
    }
  }

  /** Waits for what is on its way. False where some of it failed meanwhile. */
  async function settle(): Promise<boolean> {
    if (!latest.current.some(({ state }) => state.kind !== 'kept' && state.kind !== 'failed')) return true
    const before = failures.current
    setIsSettling(true)
    let last: Promise<void>
    do {
      last = queue.current
      await last
    } while (last !== queue.current)
    setIsSettling(false)
    return failures.current === before
  }

  return { kept, photos, room, note, leftOut, add, retry: enqueue, remove, settle, isSettling }
}

export type Photos = ReturnType<typeof usePhotos>

function failure(error: unknown): ShownPhoto['state'] {
  if (error instanceof PhotoError) return { kind: 'failed', words: error.message, canRetry: error.canRetry }
  const canRetry = !(error instanceof ApiError) || error.code !== 'unreadable'
  return { kind: 'failed', words: toMessage(error), canRetry }
}
