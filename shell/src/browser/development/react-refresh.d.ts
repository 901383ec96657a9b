declare module 'react-refresh/runtime' {
  const runtime: {
    injectIntoGlobalHook(global: object): void
    register(type: unknown, id: string): void
    createSignatureFunctionForTransform(): (type: unknown, ...rest: unknown[]) => unknown
    performReactRefresh(): unknown
  }
  export default runtime
}
