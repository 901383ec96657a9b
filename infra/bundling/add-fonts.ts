import { cpSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fontFile, fontPackages, fontWeights } from '@forecourt/share-picture/fonts'

const modules = fileURLToPath(new URL('../../node_modules', import.meta.url))

/** Copies the files of tenants' fonts beside the function that draws with them, at the same relative path. */
export function addFonts(outDir: string): void {
  const into = join(outDir, 'share-picture', 'node_modules')
  for (const name of Object.keys(fontPackages) as (keyof typeof fontPackages)[])
    for (const weight of fontWeights) {
      const file = fontFile(name, weight)
      const manifest = join(dirname(dirname(file)), 'package.json')
      for (const path of [file, manifest]) cpSync(join(modules, path), join(into, path), { recursive: true })
    }
}
