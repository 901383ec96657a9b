import { relative } from 'node:path'
import type { LoaderDefinition } from '@rspack/core'

/**
 * The compiler registers every component for hot reload through two functions that it does not define. This loader
 * defines them with the runtime of the shell's development build. A component is identified by its file and name, so
 * that the next release's component replaces it and keeps its state. A lazy one is left out: of two that it knows, React
 * keeps what the first has loaded, so a change in code that loads later would not show.
 */
const markComponents: LoaderDefinition<{ owner?: string }> = function markComponents(source, map) {
  const file = `${this.getOptions().owner}/${relative(this.rootContext, this.resourcePath)}`
  // All in front of the first line, so that line numbers do not change.
  const runtime =
    `const $RefreshReg$ = (type, name) => type?.$$typeof !== Symbol.for('react.lazy') && globalThis.__FORECOURT_REFRESH__?.register(type, ${JSON.stringify(file)} + ' ' + name);` +
    'const $RefreshSig$ = () => globalThis.__FORECOURT_REFRESH__?.createSignatureFunctionForTransform() ?? ((type) => type);'
  this.callback(null, runtime + source, map)
}

// biome-ignore lint/style/noDefaultExport: the bundler calls a loader by its default export
export default markComponents
