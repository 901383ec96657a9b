import { compile } from './compile.ts'
import { defineRemote } from './define-remote.ts'

/** Builds both sides of a remote into `outDir`. Rejects with the bundler's own words when either does not build. */
export const buildRemote = (folder: string, outDir: string): Promise<void> =>
  compile(defineRemote(folder, { outDir, isDevelopment: false }))
