/**
 * Replaces the federation runtime's preloading in the shell, which preloads by `<link>` from the registry. The runtime
 * would run a remote's entry to find its files.
 */
export const formatPreloadArgs = (): never[] => []
export const preloadAssets = async (): Promise<never[]> => []
export const generatePreloadAssetsPlugin = () => ({ name: 'generate-preload-assets-plugin' })
