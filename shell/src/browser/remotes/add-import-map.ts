import { laterImportMap } from '../../app/remotes/later-import-map.ts'

/**
 * The integrity of scripts that the document did not name, before one of them is imported. Browsers that take one import map alone leave
 * it out: there only what is preloaded is checked.
 */
export function addImportMap(files: Parameters<typeof laterImportMap>[0]): void {
  const first = document.querySelector('script[type="importmap"]')?.textContent ?? '{"integrity":{}}'
  const script = document.createElement('script')
  script.type = 'importmap'
  script.textContent = laterImportMap(files, JSON.parse(first).integrity)
  document.head.append(script)
}
