/** They have a runner of their own: `npm run test:engines`. */
export const engineTests = '**/*.engines.test.ts'

/** The demo stock's rules, its pictures, and a hundred thousand vehicles: `npm run test:large`, a part of `npm run test:all`. */
export const largeTests = ['**/*.large.test.ts', 'tools/{demo-stock,photo-studio}/**/*.test.ts']
