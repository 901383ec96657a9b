import { relative } from 'node:path'
import type { LoaderDefinition } from '@rspack/core'

/**
 * The compiler marks every component for hot reload by calls to two functions that it does not define. Here they are: the shell's
 * development build has the runtime, and a component is known by its file and its name, so that the next release's component of
 * that name takes its place with its state.
 */
const markComponents: LoaderDefinition<{ owner?: string }> = function markComponents(source, map) {
  const file = `${this.getOptions().owner}/${relative(this.rootContext, this.resourcePath)}`
  // In one line before the first, so that every line keeps its number.
  const runtime =
    `const $RefreshReg$ = (type, name) => globalThis.__FORECOURT_REFRESH__?.register(type, ${JSON.stringify(file)} + ' ' + name);` +
    'const $RefreshSig$ = () => globalThis.__FORECOURT_REFRESH__?.createSignatureFunctionForTransform() ?? ((type) => type);'
  this.callback(null, runtime + source, map)
}

// biome-ignore lint/style/noDefaultExport: the bundler calls a loader by its default export
export default markComponents
