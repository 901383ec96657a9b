import { defineConfig } from 'vitest/config'
import { type EngineName, engineNames } from './driver/driver.ts'

const project = (name: EngineName) => ({
  extends: true as const,
  test: {
    name,
    env: { JOURNEY_ENGINE: name },
    include: ['journeys/*.e2e.ts', ...(name === 'chromium' ? ['fallbacks/*.e2e.ts'] : [])],
  },
})

/** Journeys in several engines, which `main.ts` starts: `npm run test:browsers`. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    environment: 'node',
    pool: 'forks',
    maxWorkers: 2,
    // The steps of a journey have limits of their own, which say what did not end.
    testTimeout: 300_000,
    hookTimeout: 90_000,
    // As in `npm test`; the report names what passed only the second time.
    retry: 1,
    sequence: { hooks: 'stack' },
    projects: engineNames.map(project),
  },
})
