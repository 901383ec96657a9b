import { type Configuration, rspack } from '@rspack/core'

/** Runs the builds of one room. Rejects with the bundler's own words when any of them does not build. */
export function runBuilds(configurations: Configuration[]): Promise<void> {
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
