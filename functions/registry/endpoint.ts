import type { Registry } from '@forecourt/contracts/releases/release'
import type { ApiRequest } from '@forecourt/lambda-kit/http/api-handler'
import { loadRegistry } from '@forecourt/releases/records/read-releases'

/** MF-3. Which releases serve on the site now. A page that is open asks before it loads more code. */
export const registry = ({ site }: ApiRequest<'registry'>): Promise<Registry> => loadRegistry(site)
