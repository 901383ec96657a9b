import type { LoaderDefinition } from '@rspack/core'

/**
 * Puts a stylesheet into the cascade layer of its room, so that the order in which sheets arrive never decides who wins.
 * The shell's document declares the order of the layers.
 */
const wrapInLayer: LoaderDefinition<{ layer: string }> = function wrapInLayer(source) {
  return `@layer ${this.getOptions().layer} {\n${source}\n}\n`
}

export default wrapInLayer
