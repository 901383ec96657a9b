import type { LoaderDefinition } from '@rspack/core'

/**
 * Puts a stylesheet into the cascade layer of its room, so that the order in which sheets arrive never decides who wins.
 * The shell's document declares the order of the layers.
 */
const wrapInLayer: LoaderDefinition<{ layer?: string; refuse?: boolean }> = function wrapInLayer(source) {
  const { layer, refuse } = this.getOptions()
  if (refuse) throw new Error('A remote styles only itself: name the file x.module.css and import its classes.')
  return `@layer ${layer} {\n${source}\n}\n`
}

// biome-ignore lint/style/noDefaultExport: the bundler calls a loader by its default export
export default wrapInLayer
