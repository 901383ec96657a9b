const unused = (): never => {
  throw new Error('Remotes are ES modules: the federation runtime loads no classic scripts.')
}

/** Takes the place of the federation runtime's script and link elements in the shell: every remote is an ES module. */
export const createScript = unused
export const createLink = unused
export const loadScript = unused
export const safeWrapper = unused
export const isStaticResourcesEqual = unused
