import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { KnipConfig } from 'knip'

/** A remote's entries are what its manifest exposes. */
function remoteEntries(folder: string): string[] {
  const { exposes } = JSON.parse(readFileSync(join(import.meta.dirname, folder, 'remote.json'), 'utf8'))
  return ['rspack.config.ts', 'tests/*.e2e.ts', ...(Object.values(exposes) as string[])]
}

const remotes = readdirSync(import.meta.dirname).filter((folder) =>
  existsSync(join(import.meta.dirname, folder, 'remote.json')),
)

/** Packages whose package.json opens every file of `src` to the others: each would be an entry, whose unused exports are not reported. */
const open = { includeEntryExports: true }

/** Dead exports, unused files, and dependencies that are unused or undeclared. */
const config = {
  // A type that only its own file names is no dead code: it says what a function takes or gives.
  ignoreExportsUsedInFile: { interface: true, type: true },
  // The root's script runs the binary of the e2e workspace, and a remote's that of ops; tests make a pipe and a certificate by the system's own.
  ignoreBinaries: ['playwright', 'mkfifo', 'openssl', 'njs', 'forecourt'],
  workspaces: {
    '.': {
      entry: [
        'scripts/{test,check,start,run-pool,unit-progress,browser-progress,unit/skip-reasons}.mjs',
        'tools/opensearch/{main,test-engines}.ts',
        'tools/{fuzz,mutants,never-lost,never-twice}/main.ts',
        'tools/{never-lost,never-twice}/{fast-clock,*-process}.ts',
        'vitest.engines.config.ts',
        'knip.production.config.ts',
      ],
      project: [
        '*.ts',
        'scripts/**',
        'tools/{opensearch,fuzz,mutants,never-lost,never-twice}/**/*.ts',
        'lint/**',
        '!lint/fixtures/**',
      ],
      // The command line of the CDK, which an operator calls: `npx cdk synth`.
      ignoreDependencies: ['aws-cdk'],
    },
    'packages/*': open,
    'packages/build': { ...open, project: ['src/**'] },
    // Fonts, which are read by their names.
    'packages/share-picture': { ...open, ignoreDependencies: [/^@fontsource\//] },
    shell: {
      entry: [
        'rspack.config.ts',
        'src/browser/main.tsx',
        'src/browser/development/hot-{refresh,releases}.ts',
        'src/server/document.ts',
      ],
      // An alias of the build: the browser's assets, for the server.
      ignoreUnresolved: ['#shell-assets'],
    },
    ...Object.fromEntries(remotes.map((folder) => [folder, { entry: remoteEntries(folder) }])),
    functions: { ...open, entry: ['*/*/{index,needs}.ts', '*/*/testing/{answer-one,expectation}.ts'] },
    // CloudFront's own module, which the edge supplies.
    infra: {
      entry: ['app/app.ts', 'templates/write-templates.ts', 'edge/viewer-request.js'],
      ignoreDependencies: ['cloudfront'],
    },
    local: open,
    tenants: { ...open, entry: ['schemas/write-schemas.ts'] },
    e2e: {
      ...open,
      playwright: { config: ['playwright.config.ts', 'pages.config.ts'] },
      vitest: { config: ['browsers/vitest.config.ts'] },
      entry: [
        'src/screens/screens.ts',
        'pages/*.e2e.ts',
        'browsers/main.ts',
        'browsers/**/*.e2e.ts',
        'browsers/driver/in-page.ts',
      ],
    },
    // The last ones are bundled in the place of lambda-kit's, and of the shell's server build.
    bench: {
      entry: [
        ...['src/import/report-peak-memory.ts', 'src/search/load-snapshot.ts'],
        ...['src/functions/aws-clients/*.ts', 'src/warm/document-with-steps.tsx'],
      ],
      ignoreUnresolved: ['#shell-assets'],
    },
    'tools/demo-stock': { ...open, entry: ['src/main.ts'] },
    'tools/aws-local': { ...open, entry: ['src/{main,smoke,test-aws}.ts'] },
  },
  ignoreIssues: {
    // Playwright reads it by its path.
    'e2e/pages.config.ts': ['exports'],
    // Whole files are merged by team.
    'packages/contracts/src/tables/*.ts': ['exports'],
    // Lambda calls them by name.
    'functions/*/*/index.ts': ['exports'],
    // functions/needs.ts reads them by folder.
    'functions/*/*/needs.ts': ['exports'],
    // As e2e/src/isolation/expectations.ts reads these.
    'functions/*/*/testing/expectation.ts': ['exports'],
    // The same of packages/providers/src/needs.ts.
    'packages/providers/src/*/needs.ts': ['exports'],
    // The bundler puts it in place of its own runtime, by path.
    'packages/build/src/bundler/bundler-runtime.ts': ['exports'],
    // They take the place of files of the federation runtime, by path.
    'packages/build/src/bundler/unused-runtime/*.ts': ['exports'],
    // A loader, which the bundler calls by its path.
    'packages/build/src/bundler/refresh-loader.ts': ['exports'],
  },
} satisfies KnipConfig

export default config
