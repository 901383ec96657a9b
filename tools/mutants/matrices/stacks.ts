import type { Matrix, Mutant } from '../matrix.ts'

/** Mistakes by which a team's functions could do more than their squad may. */
const mutants: readonly Mutant[] = [
  {
    name: 'a permissions boundary is left out',
    file: 'infra/constructs/service-function.ts',
    find: '...(needs.team !== platformTeam && {',
    replace: "...(!['platform', 'finance'].includes(needs.team) && platformTeam && {",
    caughtBy: /under the team's boundary/,
  },
  {
    name: "a function's needs.ts names a table of another team",
    file: 'functions/finance/quote/needs.ts',
    find: "customers: ['get', 'put'] }",
    replace: "customers: ['get', 'put'], leads: ['read'] }",
    caughtBy: /the declarations of all functions fit/,
  },
  {
    name: "a role of a team's tenants trusts functions of every team",
    file: 'infra/constructs/rights/functions-principal.ts',
    find: 'rolePath(stage, team)',
    replace: 'rolePath(stage, team && undefined)',
    caughtBy: /a role of tenants trusts functions of one stage, or one team/,
  },
  {
    name: "CloudFormation's role for a team's stack may make no function",
    file: 'infra/constructs/rights/team-deploy-rights.ts',
    find: "'CreateFunction GetFunction ",
    replace: "'GetFunction ",
    caughtBy: /may do what the stack needs/,
  },
  {
    name: "a squad's deploy may call every function of the stage",
    file: 'infra/constructs/rights/team-deploy-rights.ts',
    find: 'recordFunctionName(stage)}`',
    replace: "'forecourt-*'}`",
    caughtBy: /each stack of prod keeps its rules/,
  },
  {
    name: "a squad's deploy may not record its endpoints",
    file: 'infra/constructs/rights/team-deploy-rights.ts',
    find: 'recordFunctionName(stage)}`',
    replace: "'forecourt-other'}`",
    caughtBy: /may do what the stack needs/,
  },
  {
    name: "a team's stack holds a parameter of others",
    edits: [
      {
        file: 'infra/stacks/team-stack.ts',
        find: 'publishNames(this, stage, {',
        replace: "publishParameters(this, stage, { 'secret/lead-keys': 'x' })\n    publishNames(this, stage, {",
      },
      {
        file: 'infra/stacks/team-stack.ts',
        find: 'import { publishNames, ',
        replace: 'import { publishNames, publishParameters, ',
      },
    ],
    caughtBy: /holds what a team may have/,
  },
  {
    name: "a boundary has tables that another team's rows give",
    file: 'infra/constructs/rights/team-boundary.ts',
    find: 'rightsOfJobs(functions, name) : teamRights(team, name)',
    replace: "rightsOfJobs(functions, name) : teamRights('search', name)",
    caughtBy: /a boundary holds what is the team's/,
  },
  {
    name: 'a boundary has tables of tenants that only requests reach',
    file: 'infra/constructs/rights/team-boundary.ts',
    find: 'functions.filter((needs) => !isBehindEdge(needs)).flatMap(',
    replace: 'functions.flatMap(',
    caughtBy: /a boundary reaches tenants only/,
  },
  {
    name: 'a boundary has the role of the stock for every team',
    ...{ file: 'infra/constructs/rights/team-boundary.ts', find: '...(readsStock ?', replace: '...(functions ?' },
    caughtBy: /a boundary reaches tenants only/,
  },
  {
    name: 'a boundary has the secrets and the files of every team',
    file: 'infra/stacks/data-stack.ts',
    find: 'Object.values(functionsOf(functions, team))',
    replace: 'Object.values(functionsOf(functions, team) && functions)',
    caughtBy: /a boundary holds what is the team's/,
  },
  {
    name: 'a boundary has no right to write logs',
    file: 'infra/constructs/rights/team-boundary.ts',
    find: "right(['logs:CreateLogStream', 'logs:PutLogEvents'], here",
    replace: "right(['logs:CreateLogStream'], here",
    caughtBy: /lies within the team's boundary/,
  },
  {
    name: "a function's needs.ts names a secret of another team",
    file: 'functions/finance/quote/needs.ts',
    find: "secrets: ['shopper-keys']",
    replace: "secrets: ['shopper-keys', 'lead-keys']",
    caughtBy: /the declarations of all functions fit/,
  },
  {
    name: "a function's needs.ts adds files where remotes are",
    file: 'functions/vehicle/vehicle-pdf/needs.ts',
    find: 'makesPictures: true,',
    replace: "makesPictures: true,\n  adds: [{ to: 'assets', under: 'remotes/' }],",
    caughtBy: /the declarations of all functions fit/,
  },
  {
    name: "the platform exports its API's domain",
    file: 'infra/stacks/platform-stack.ts',
    find: "new CfnOutput(this, 'ApiDomain', {",
    replace: "new CfnOutput(this, 'ApiDomain', { exportName: 'api',",
    caughtBy: /each stack of prod keeps its rules/,
  },
  {
    name: 'a role of tenants trusts functions of another account',
    edits: [
      {
        file: 'infra/constructs/rights/functions-principal.ts',
        find: 'new AccountRootPrincipal()',
        replace: "new AccountPrincipal('999999999999')",
      },
      {
        file: 'infra/constructs/rights/functions-principal.ts',
        find: 'import { AccountRootPrincipal,',
        replace: 'import { AccountPrincipal,',
      },
    ],
    caughtBy: /a role of tenants trusts functions of one stage, or one team/,
  },
]

export const stacks: Matrix = { name: 'stacks', test: 'infra/rules/stage-rules.slow.test.ts', mutants }
