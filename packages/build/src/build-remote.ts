import { rspack } from '@rspack/core'
import { defineRemote } from './define-remote.ts'

/** Builds both sides of a remote into `outDir`. Rejects with the bundler's own words when either does not build. */
export function buildRemote(folder: string, outDir: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const compiler = rspack(defineRemote(folder, { outDir, isDevelopment: false }))
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error)
        else if (stats?.hasErrors()) reject(new Error(stats.toString({ preset: 'errors-only', colors: false })))
        else resolve()
      })
    })
  })
}
