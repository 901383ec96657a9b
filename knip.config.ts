import type { KnipConfig } from 'knip'

/**
 * Dead exports, unused files and unused or undeclared dependencies. A room's package.json opens every file of `src` to the
 * others, which would make each an entry that nobody needs to use: so entries' exports are checked as well.
 */
const config: KnipConfig = {
  includeEntryExports: true,
  ignoreExportsUsedInFile: false,
  workspaces: {
    '.': {
      entry: ['scripts/{test,check,start}.mjs', 'lint/write-rules.ts'],
      project: ['*.ts', 'scripts/**', 'lint/**'],
      ignore: ['lint/fixtures/**'],
      // The command line of the CDK, which an operator calls: `npx cdk synth`.
      ignoreDependencies: ['aws-cdk'],
    },
    infra: {
      // CloudFront gives this module to the function at the edge; no registry has it.
      ignoreDependencies: ['cloudfront'],
    },
    e2e: {
      entry: ['tests/**/*.e2e.ts', 'src/{screens,platform-child}.ts'],
      playwright: { config: 'playwright.config.ts' },
    },
  },
}

export default config
