import runtime from 'react-refresh/runtime'

/** In builds for development only, and before React: from now on React tells which components there are. */
runtime.injectIntoGlobalHook(globalThis)
Object.assign(globalThis, { __FORECOURT_REFRESH__: runtime })
