import { defineConfig } from 'vitest/config'
import { testTags } from './scripts/test-tags.ts'

/** Tests that ask a real OpenSearch, which `npm run test:engines` starts for them. */
export default defineConfig({
  test: {
    environment: 'node',
    tags: testTags,
    include: ['**/*.engines.test.ts'],
    // One cluster answers them all.
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
