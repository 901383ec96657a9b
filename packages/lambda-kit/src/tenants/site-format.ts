declare global {
  /** The name of the schema of sites that a bundle was made from: a digest of its sources, which is written into it. */
  const bundledSiteFormat: string | undefined
}

/** The name of the schema by which this process stores sites; undefined in one that is no bundle, which parses every site that it reads. */
export const siteFormat = (): string | undefined =>
  typeof bundledSiteFormat === 'string' ? bundledSiteFormat : undefined
