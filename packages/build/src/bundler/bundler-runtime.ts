type BundlerRuntime = Record<string, unknown>

declare global {
  /** Set by the shell before it loads a remote: creates the part of the federation runtime that every remote needs. */
  var __FORECOURT_BUNDLER_RUNTIME__: () => BundlerRuntime
}

/**
 * Replaces the federation runtime in every remote's browser build: the shell provides it, so a remote's entry is a
 * third of the size. Each remote gets an object of its own, because the bundler keeps its state there.
 */
const federation = globalThis.__FORECOURT_BUNDLER_RUNTIME__()

// biome-ignore lint/style/noDefaultExport: the bundler imports its runtime by its default export
export default federation
