import { join } from 'node:path'
import { buildSync } from 'esbuild'

const { outputFiles } = buildSync({
  entryPoints: [join(import.meta.dirname, 'in-page.ts')],
  bundle: true,
  write: false,
  format: 'iife',
  target: 'es2022',
})

/** The text of `in-page.ts` with what it imports. */
export const finderScript: string = outputFiles[0]?.text ?? ''
