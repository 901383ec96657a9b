declare module '#shell-assets' {
  const assets: import('@forecourt/build/bundler/shell-assets-plugin').ShellAssets
  export default assets
}

declare module '*.woff2' {
  const address: string
  export default address
}
