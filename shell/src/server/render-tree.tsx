import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { deadlineMs } from './load-page.ts'

/** What React writes in place of a boundary that is not ready, or failed. */
const unfinished = '<!--$!-->'

/**
 * Renders a complete tree to HTML, without fallbacks of boundaries. The first error rejects, and so does a suspended tree after the
 * deadline. Whole at once where nothing is to be waited for, which takes two thirds of the time of a stream.
 */
export async function renderTree(tree: ReactNode): Promise<string> {
  try {
    const html = renderToString(tree)
    if (!html.includes(unfinished)) return html
  } catch {
    // It says why below, or only waits for something.
  }
  return streamTree(tree)
}

function streamTree(tree: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(tree, {
      // Above some size React would stream a finished boundary's fallback first and replace it by inline script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: reject,
      onAllReady() {
        clearTimeout(timer)
        const chunks: Buffer[] = []
        const sink = new Writable({
          write(chunk, _encoding, done) {
            chunks.push(Buffer.from(chunk))
            done()
          },
          final(done) {
            resolve(Buffer.concat(chunks).toString('utf8'))
            done()
          },
        })
        pipe(sink)
      },
    })
    const timer = setTimeout(() => abort(new Error(`Rendering took longer than ${deadlineMs} ms.`)), deadlineMs)
  })
}
