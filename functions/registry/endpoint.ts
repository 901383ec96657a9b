import type { Registry } from '@forecourt/contracts/release'
import { loadRegistry } from '@forecourt/lambda-kit/release-read'

/** MF-3. Which releases serve now. A page that is open asks before it loads more code. */
export const registry = (): Promise<Registry> => loadRegistry()
