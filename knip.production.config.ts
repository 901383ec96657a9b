import type { KnipConfig } from 'knip'
import config from './knip.config.ts'

type Workspace = { entry?: string | string[]; project?: string | string[]; includeEntryExports?: boolean }

/** What knip counts as product ends with an exclamation mark. */
const product = (patterns: string | string[]): string[] => [patterns].flat().map((pattern) => `${pattern}!`)

/** The programs of workspaces whose scripts, other than `start`, are no product to knip. */
const programs: Record<string, string[]> = {
  bench: ['src/main.ts', 'cost/main.ts'],
  infra: ['plan/main.ts', 'quotas/main.ts'],
  local: ['src/main.ts'],
  ops: ['src/main.ts'],
}

const workspaces: Record<string, Workspace> = {
  ...Object.fromEntries(Object.keys(programs).map((name) => [name, {}])),
  ...config.workspaces,
}

/** What only tests use: `knip --production --config knip.production.config.ts --include exports`. */
export default {
  ...config,
  ignoreWorkspaces: ['e2e'],
  // A test may look into a file.
  ignoreExportsUsedInFile: true,
  workspaces: Object.fromEntries(
    Object.entries(workspaces).map(([name, { entry = [], project = '**/*.{ts,tsx}', ...rest }]) => [
      name,
      {
        ...rest,
        entry: product([...[entry].flat(), ...(programs[name] ?? [])]),
        project: [...product(project), '!**/{testing,fixtures}/**!', '!**/*.test.{ts,tsx}!'],
      },
    ]),
  ),
  ignoreIssues: {
    ...config.ignoreIssues,
    '**/testing/**': ['exports'],
    // Read by folder, as their needs.
    'packages/providers/src/*/sandbox.ts': ['exports'],
    // What a release may use of the shell does not go.
    'packages/shell-api/src/*': ['exports'],
    // What configurations of runners share.
    'scripts/unit/beyond-core.ts': ['exports'],
    // Numbers that nobody has: what demo dealers may show, and what journeys dial.
    'tenants/fictitious-numbers.ts': ['exports'],
    // What the matrices of tests enumerate.
    'packages/domain/src/leads/all-forms.ts': ['exports'],
  },
} satisfies KnipConfig
