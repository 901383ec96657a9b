import { vi } from 'vitest'

/**
 * Runs before every test file. Files share a process, because a process each costs more than most tests; this resets
 * modules, environment and globals for each file.
 */
const own = globalThis as { firstEnvironment?: NodeJS.ProcessEnv }
own.firstEnvironment ??= { ...process.env }

for (const name of Object.keys(process.env)) if (!(name in own.firstEnvironment)) delete process.env[name]
Object.assign(process.env, own.firstEnvironment)

vi.restoreAllMocks()
vi.unstubAllEnvs()
vi.unstubAllGlobals()
vi.useRealTimers()
vi.resetModules()
