import { defineConfig } from 'vitest/config'
import { testTags } from './scripts/test-tags.ts'
import { engineTests } from './scripts/unit/beyond-core.ts'

/** Tests that ask a real OpenSearch, which `npm run test:engines` starts for them. */
export default defineConfig({
  test: {
    environment: 'node',
    tags: testTags,
    include: [engineTests],
    // One cluster answers them all.
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
