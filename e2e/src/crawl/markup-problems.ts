import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import checker from 'vnu-jar'
import * as z from 'zod'

const reportSchema = z.object({
  messages: z.array(
    z.object({ type: z.string(), message: z.string(), url: z.string(), extract: z.string().optional() }),
  ),
})

/** The checker's list of CSS is older than what browsers read: those findings are of no use. */
const ignored = /^CSS: /

const noJava =
  'The check of markup needs Java 11 or later: apt-get install default-jre-headless, or brew install temurin.'

/**
 * What the W3C's checker refuses in documents, one line each: its path, the message and the markup there.
 * @param documents by path
 * @throws Error that says what to install
 */
export async function markupProblems(documents: ReadonlyMap<string, string>): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'markup-'))
  try {
    const paths = [...documents.keys()]
    await Promise.all(paths.map((path, at) => writeFile(join(folder, `${at}.html`), documents.get(path) ?? '')))
    const run = promisify(execFile)(
      'java',
      ['-jar', String(checker), '--format', 'json', '--exit-zero-always', '--errors-only', folder],
      {
        maxBuffer: 100_000_000,
      },
    )
    const { stderr } = await run.catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'ENOENT' ? new Error(noJava) : error
    })
    const { messages } = reportSchema.parse(JSON.parse(stderr))
    return messages
      .filter(({ type, message }) => type === 'error' && !ignored.test(message))
      .map(({ message, url, extract = '' }) => {
        const path = paths[Number(/(\d+)\.html$/.exec(url)?.[1])]
        return `${path}: ${message} ${extract.replaceAll(/\s+/g, ' ')}`
      })
  } finally {
    await rm(folder, { recursive: true })
  }
}
