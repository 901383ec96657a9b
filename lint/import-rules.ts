/**
 * The import rules between packages, as one table. `npm run lint:rules` generates `import-rules.json` from it, which
 * Biome applies; a test keeps the two equal and breaks every line once. Packages are named by their folder; `mfe-*` is
 * every remote.
 */
export type PackageRule = {
  /** Packages that its code may import, by package name; `package/subpath` allows that subpath only. */
  mayImport: readonly string[]
  /** The only npm packages that it may import; absent means any in its package.json, and Node's own. */
  packages?: readonly string[]
  /** Added to the message if the reason is not obvious. */
  why?: string
}

const react = ['react', 'react-dom', 'jotai'] as const

export const packageRules: Record<string, PackageRule> = {
  'packages/contracts': { mayImport: [], packages: ['zod'], why: 'the browser gets it too' },
  'packages/domain': {
    mayImport: ['contracts'],
    packages: ['culori', 'libphonenumber-js'],
    why: 'pure rules: no I/O and no React',
  },
  'packages/ui': {
    mayImport: ['domain/text/numbers'],
    packages: ['react', 'react-dom', 'lucide', 'uqr'],
    why: 'it knows no tenant and no route',
  },
  'packages/remote-kit': {
    mayImport: ['contracts', 'domain', 'ui', 'shell-api'],
    packages: ['react'],
    why: 'it is built into each remote that uses it',
  },
  'packages/shell-api': { mayImport: ['contracts'], packages: ['react', 'jotai'] },
  'packages/localities': { mayImport: ['contracts', 'domain'], why: 'a table of facts' },
  'packages/stock-search': { mayImport: ['contracts', 'domain', 'localities'] },
  'packages/lambda-kit': { mayImport: ['contracts', 'domain'] },
  'packages/releases': { mayImport: ['contracts', 'lambda-kit'] },
  'packages/stock': { mayImport: ['contracts', 'domain', 'lambda-kit', 'localities', 'stock-search'] },
  'packages/providers': { mayImport: ['localities'], why: 'a client knows its vendor alone' },
  'packages/watchlist': { mayImport: ['contracts', 'domain', 'lambda-kit', 'providers', 'stock'] },
  'packages/reservations': { mayImport: ['contracts', 'domain', 'lambda-kit', 'providers', 'stock'] },
  'packages/content': { mayImport: ['contracts', 'domain', 'lambda-kit', 'localities'] },
  'packages/share-picture': { mayImport: ['contracts', 'domain'] },
  'packages/leads': { mayImport: ['contracts', 'domain', 'lambda-kit', 'localities', 'providers'] },
  'packages/shoppers': { mayImport: ['contracts', 'domain', 'lambda-kit', 'leads', 'providers', 'reservations'] },
  'packages/command-line': { mayImport: ['domain'], why: 'commands and tools of every kind use it' },
  'packages/build': { mayImport: ['contracts'] },
  shell: {
    mayImport: ['contracts', 'domain', 'ui', 'shell-api'],
    packages: [
      ...react,
      'react-refresh',
      '@fontsource-variable',
      '@capsizecss',
      'node:crypto',
      'node:stream',
      '#shell-assets',
    ],
    why: 'it knows no remote',
  },
  'mfe-*': {
    mayImport: ['contracts', 'domain', 'ui', 'shell-api', 'remote-kit'],
    packages: ['react', 'jotai', '#json-ld'],
    why: 'remotes never import each other',
  },
  functions: {
    mayImport: [
      'contracts',
      'domain',
      'lambda-kit',
      'localities',
      'providers',
      'releases',
      'stock',
      'stock-search',
      'leads',
      'shoppers',
      'watchlist',
      'reservations',
      'content',
      'share-picture',
      'build/shell/shell-contract',
    ],
    why: 'functions never import each other',
  },
  tenants: { mayImport: ['contracts', 'domain', 'content/compile'] },
  infra: {
    mayImport: [
      'contracts',
      'domain/text/numbers',
      'functions/needs',
      'providers/needs',
      'providers/provider-needs',
      'share-picture/fonts',
      'stock-search/embedded/snapshot/snapshot-format',
      'tenants',
      'build/shell/build-shell',
      'build/publish/digest',
      'build/publish/publish',
      'build/remotes/remote-folder',
      'build/remotes/remote-folders',
      'build/bundler/shared-modules',
    ],
    why: "of functions it knows their needs and the entries' paths; a bundle has the format of its snapshots, the document function carries the shell's build, and a remote's deploy builds it",
  },
  local: {
    mayImport: [
      'command-line',
      'functions',
      'infra/edge',
      'infra/load-edge-function',
      'build',
      'contracts',
      'domain',
      'lambda-kit',
      'providers',
      'releases',
      'stock',
      'stock-search',
      'leads',
      'watchlist',
      'reservations',
      'content',
      'tenants',
      'demo-stock',
    ],
  },
  'tools/aws-local': {
    mayImport: [
      'command-line',
      'contracts',
      'build',
      'functions/needs',
      'lambda-kit',
      'providers',
      'releases',
      'stock',
      'leads',
      'tenants',
    ],
  },
  'tools/demo-stock': { mayImport: ['command-line', 'contracts', 'domain', 'stock', 'tenants'] },
  ops: {
    mayImport: [
      'command-line',
      'contracts',
      'domain',
      'build',
      'lambda-kit',
      'releases',
      'stock',
      'leads',
      'shoppers',
      'reservations',
      'content',
      'functions/needs',
      'local',
      'tenants',
    ],
  },
}

/** A package's bundler and test configuration may also import these. */
export const configMayImport = ['build']

/** The tests of a remote's pages, in a browser over a fake API, may also import these. */
export const pageTestsMayImport = ['e2e', 'stock-search', 'tenants']
