import runtime from 'react-refresh/runtime'

/** In builds for development only, and before React: React then reports its components to the refresh runtime. */
runtime.injectIntoGlobalHook(globalThis)
Object.assign(globalThis, { __FORECOURT_REFRESH__: runtime })
