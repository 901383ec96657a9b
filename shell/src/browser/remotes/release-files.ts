import type { KnownReleases, ReleaseFiles } from '@forecourt/contracts/releases/release'
import { maxReleases, releasesText } from '@forecourt/contracts/releases/releases-address'
import type { DocumentState } from '../../app/view.ts'
import { timedRequest } from '../api/timed-request.ts'
import { addImportMap } from './add-import-map.ts'

type Files = Readonly<Record<string, ReleaseFiles>>

export type ReleaseFilesReader = {
  /** Of a remote's page or part, or of its whole release; undefined when no such remote serves. */
  of(remote: string, expose?: string): Promise<ReleaseFiles | undefined>
  /** Fetches the files of all releases, once. */
  preload(): void
}

/**
 * The files of the releases that the document was made with. It came with those of its own page; the others' are one answer that never
 * changes, and that the first view does not wait for.
 */
export function createReleaseFiles({
  registry,
  files: own,
}: Pick<DocumentState, 'registry' | 'files'>): ReleaseFilesReader {
  let loading: Promise<Files> | null = null
  function all(): Promise<Files> {
    loading ??= fetchFiles(registry)
    loading.catch(() => {
      loading = null
    })
    return loading
  }
  return {
    async of(remote, expose) {
      const known = own[remote]
      return expose !== undefined && known?.preload[expose] ? known : (await all())[remote]
    },
    preload: () => void all().catch(() => {}),
  }
}

/** Our own function wrote the answer, and the document's policy names the hash of the scripts' integrity in it: it is not validated again. */
async function fetchFiles({ remotes }: KnownReleases): Promise<Files> {
  const all = Object.values(remotes)
  const asked: Promise<unknown>[] = []
  for (let from = 0; from < all.length; from += maxReleases)
    asked.push(timedRequest(`/api/releases/${releasesText(all.slice(from, from + maxReleases))}`))
  const answers = (await Promise.all(asked)) as { files: Files }[]
  const files = Object.assign({}, ...answers.map((answer) => answer.files))
  addImportMap(files)
  return files
}
