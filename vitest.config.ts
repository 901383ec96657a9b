import { configDefaults, defineConfig } from 'vitest/config'

/** Unit and handler tests of every room in one run; browser journeys have their own runner (e2e/playwright.config.ts). */
export default defineConfig({
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: [...configDefaults.exclude, '**/fixtures/**', '**/.data/**', '**/cdk.out/**'],
    environment: 'node',
  },
})
