import type { LoaderDefinition } from '@rspack/core'

/**
 * Wraps a stylesheet in its package's cascade layer, so that the loading order of sheets has no effect. The shell's
 * document declares the order of the layers.
 */
const wrapInLayer: LoaderDefinition<{ layer?: string; refuse?: boolean }> = function wrapInLayer(source) {
  const { layer, refuse } = this.getOptions()
  if (refuse) throw new Error('A remote styles only itself: name the file x.module.css and import its classes.')
  return `@layer ${layer} {\n${source}\n}\n`
}

// biome-ignore lint/style/noDefaultExport: the bundler calls a loader by its default export
export default wrapInLayer
