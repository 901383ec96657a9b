/** Of a release's version, so that an address has room for it. */
export const maxVersionLength = 60
/** More are asked for in several requests. */
export const maxReleases = 60

const one = `[a-z][a-z0-9-]{0,40}_[0-9a-z.-]{5,${maxVersionLength}}`

/** Releases in an address: `search_1.4.2~vehicle_1.0.0`. */
export const releasesPattern = new RegExp(`^${one}(~${one}){0,${maxReleases - 1}}$`)

type Named = { name: string; version: string }

export const releasesText = (releases: readonly Named[]): string =>
  releases.map(({ name, version }) => `${name}_${version}`).join('~')

export const releasesIn = (text: string): Named[] =>
  text.split('~').map((release) => {
    const [name = '', version = ''] = release.split('_')
    return { name, version }
  })
