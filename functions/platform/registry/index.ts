import { registry } from '@forecourt/contracts/endpoints/platform'
import { answers, createApiHandler } from '@forecourt/lambda-kit/http/api-handler'
import { loadRegistry } from '@forecourt/releases/records/read-releases'

/** MF-3. Which releases serve on the site now. A page that is open asks before it loads more code. */
export const handler = createApiHandler([answers(registry, ({ site }) => loadRegistry(site))])
