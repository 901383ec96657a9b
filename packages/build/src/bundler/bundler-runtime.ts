export {}

declare global {
  /** Set by the shell before it loads a remote: gives the bundler's state in a remote what its entry and chunks call (`federation-host.ts`). */
  var __FORECOURT_BUNDLER_RUNTIME__: (bundler: unknown) => void
}

/** The bundler's own state in this build. */
declare const __webpack_require__: unknown

/** Replaces the federation runtime in every remote's browser build: the shell provides it, so that an entry has none. */
globalThis.__FORECOURT_BUNDLER_RUNTIME__(__webpack_require__)
