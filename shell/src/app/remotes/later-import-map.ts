import type { ReleaseFiles } from '@forecourt/contracts/releases/release'

const isScript = ([address]: [string, string]): boolean => address.endsWith('.js')

/**
 * The text of the import map with the integrity of the scripts that a document did not know: it comes with their addresses, before any of
 * them is imported. The document's policy names its hash, so server and browser must write the same text.
 */
export function laterImportMap(
  files: Readonly<Record<string, Pick<ReleaseFiles, 'integrity'>>>,
  known: Readonly<Record<string, string>>,
): string {
  const scripts = Object.values(files)
    .flatMap(({ integrity }) => Object.entries(integrity).filter(isScript))
    .filter(([address]) => !Object.hasOwn(known, address))
    .sort(([one], [other]) => (one < other ? -1 : 1))
  return JSON.stringify({ integrity: Object.fromEntries(scripts) })
}
