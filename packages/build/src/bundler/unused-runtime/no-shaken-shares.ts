type Remote = {
  federation: { runtime: { init(options: unknown): unknown }; initOptions: unknown }
}

/** Starts the runtime of a remote, without the plugin that replaces shared modules by tree-shaken copies: each exists once, whole (MF-5). */
export const init = ({ webpackRequire }: { webpackRequire: Remote }): unknown => {
  const { runtime, initOptions } = webpackRequire.federation
  return runtime.init(initOptions)
}
