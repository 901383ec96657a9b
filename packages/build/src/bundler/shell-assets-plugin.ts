import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Compiler } from '@rspack/core'
import { integrityOf } from '../publish/integrity.ts'

/** The shell's browser build as the document needs it. Addresses begin with `/assets/`. */
export type ShellAssets = {
  entry: string
  sheet: { url: string; text: string; integrity: string }
  /** Of the scripts. */
  integrity: Record<string, string>
}

/** Writes `ShellAssets` of a finished browser build, for the server build that follows it. */
export class ShellAssetsPlugin {
  readonly #file: string
  readonly #publicPath: string

  constructor(file: string, publicPath: string) {
    this.#file = file
    this.#publicPath = publicPath
  }

  apply(compiler: Compiler): void {
    compiler.hooks.emit.tap('ShellAssetsPlugin', (compilation) => {
      const initial = compilation.entrypoints.get('main')?.getFiles() ?? []
      const text = (name: string) => compilation.getAsset(name)?.source.source() ?? ''
      const scripts = compilation.getAssets().filter(({ name }) => name.endsWith('.js'))
      const sheet = initial.find((name) => name.endsWith('.css')) ?? ''
      const styles = text(sheet).toString()
      const assets: ShellAssets = {
        entry: this.#publicPath + initial.find((name) => name.endsWith('.js')),
        sheet: { url: this.#publicPath + sheet, text: styles, integrity: integrityOf(Buffer.from(styles)) },
        integrity: Object.fromEntries(
          scripts.map(({ name }) => [this.#publicPath + name, integrityOf(Buffer.from(text(name)))]),
        ),
      }
      mkdirSync(dirname(this.#file), { recursive: true })
      // Only `buildShell` marks a build as current, once both sides are complete.
      rmSync(join(dirname(this.#file), 'digest'), { force: true })
      writeFileSync(this.#file, JSON.stringify(assets))
    })
  }
}
