import { registry, releaseFiles, servingVersions } from '@forecourt/contracts/endpoints/platform'
import { answers, createApiHandler } from '@forecourt/lambda-kit/http/api-handler'
import { loadRegistry } from '@forecourt/releases/records/read-releases'
import { readReleaseFiles } from '@forecourt/releases/records/release-files'

export const handler = createApiHandler([
  // MF-3. A page that is open asks before it loads more code.
  answers(servingVersions, async ({ site }) => {
    const { remotes } = await loadRegistry(site)
    return { versions: Object.fromEntries(Object.values(remotes).map(({ name, version }) => [name, version])) }
  }),
  answers(registry, ({ site }) => loadRegistry(site)),
  answers(releaseFiles, async ({ params, preventCaching }) => {
    const { files, isPartial } = await readReleaseFiles(params.releases)
    if (isPartial) preventCaching()
    return { files }
  }),
])
