import type { PhotoUpload } from '@forecourt/contracts/trade-in/photos'
import { photoWords } from '@forecourt/domain/trade-in/photos'
import { PhotoError } from './prepare-photo.ts'

/** A photo that makes no progress for this long has lost its connection. */
const stalledMs = 30_000

type Options = {
  /** Stops it; the promise rejects. */
  signal: AbortSignal
  /** Gets how much of it is there, from 0 to 1: only XMLHttpRequest says that. */
  onPart(part: number): void
}

/** Posts a file straight to the bucket. Rejects with `PhotoError`. */
export function postFile({ url, fields }: PhotoUpload, file: Blob, { signal, onPart }: Options): Promise<void> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', file)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const fail = () => {
      clearTimeout(stalled)
      reject(new PhotoError(photoWords.notThere, true))
    }
    const waitOn = () => setTimeout(() => request.abort(), stalledMs)
    let stalled = waitOn()
    request.upload.onprogress = ({ loaded, total }) => {
      clearTimeout(stalled)
      stalled = waitOn()
      onPart(total > 0 ? loaded / total : 0)
    }
    request.onload = () => {
      if (request.status >= 300) return fail()
      clearTimeout(stalled)
      resolve()
    }
    request.onerror = fail
    request.onabort = fail
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.open('POST', url)
    request.send(form)
  })
}
