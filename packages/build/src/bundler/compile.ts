import { type Configuration, rspack } from '@rspack/core'

/** Runs the bundler once. Rejects with its own message for a build error. */
export function compile(configurations: Configuration[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const compiler = rspack(configurations)
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error)
        else if (stats?.hasErrors()) reject(new Error(stats.toString({ preset: 'errors-only', colors: false })))
        else resolve()
      })
    })
  })
}
