import type { Registry } from '@forecourt/contracts/release'
import type { ApiRequest } from '@forecourt/lambda-kit/api-handler'
import { loadRegistry } from '@forecourt/lambda-kit/release-read'

/** MF-3. Which releases serve on the site now. A page that is open asks before it loads more code. */
export const registry = ({ site }: ApiRequest<'registry'>): Promise<Registry> => loadRegistry(site)
