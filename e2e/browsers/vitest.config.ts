import { defineConfig } from 'vitest/config'
import type { EngineName } from './driver/driver.ts'

const project = (name: EngineName) => ({
  extends: true as const,
  test: {
    name,
    env: { JOURNEY_ENGINE: name },
    include: ['journeys/*.journey.ts', ...(name === 'chromium' ? ['fallbacks/*.journey.ts'] : [])],
  },
})

/** Journeys in several engines, which `main.ts` starts: `npm run test:browsers`. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    environment: 'node',
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 60_000,
    sequence: { hooks: 'stack' },
    projects: (['firefox', 'webkit', 'chromium'] as const).map(project),
  },
})
