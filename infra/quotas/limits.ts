/** A limit of AWS. `todo`: what to do before it is reached. */
export type Limit = {
  /** What is counted, and of what: `resources of a stack`. */
  what: string
  limit: number
  unit?: 'bytes' | 'characters'
  /** What uses it up as we grow. */
  growsWith: readonly Growth[]
  todo: string
  /** Where AWS says so. */
  source: string
  /** AWS raises it on request. */
  isRaised?: true
}

export type Growth = 'functions' | 'endpoints' | 'tables' | 'remotes' | 'dealers' | 'teams' | 'texts'

const docs = 'https://docs.aws.amazon.com'
const cloudFormation = `${docs}/AWSCloudFormation/latest/UserGuide/cloudformation-limits.html`
const iam = `${docs}/IAM/latest/UserGuide/reference_iam-quotas.html`
const httpApi = `${docs}/apigateway/latest/developerguide/http-api-quotas.html`
const lambda = `${docs}/lambda/latest/dg/gettingstarted-limits.html`
const cloudFront = `${docs}/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html`
const cloudWatch = `${docs}/AmazonCloudWatch/latest/monitoring/cloudwatch_limits.html`

const kb = 1024
const mb = 1024 * kb

const ofStack = { source: cloudFormation, growsWith: ['functions', 'endpoints'] } as const
const splitTeam = 'Divide the team: move some of its functions to a new folder functions/<team>.'
const ofRole = { source: iam, unit: 'characters', growsWith: ['tables'] } as const
const ofApi = { source: httpApi, growsWith: ['endpoints'], isRaised: true } as const
const ofEdge = { source: cloudFront, growsWith: [] } as const

/** Every limit that a stack, a role, a function or an API of ours can meet. A synth stops at 70% of one. */
export const limits = {
  resources: { ...ofStack, what: 'resources of a stack', limit: 500, todo: splitTeam },
  template: {
    ...ofStack,
    what: 'size of a template',
    limit: mb,
    unit: 'bytes',
    growsWith: ['functions', 'endpoints', 'texts'],
    todo: `${splitTeam} Of a dealer: shorten its site.json.`,
  },
  parameters: { ...ofStack, what: 'parameters of a stack', limit: 200, todo: splitTeam },
  outputs: {
    ...ofStack,
    what: 'outputs of a stack',
    limit: 200,
    todo: 'Publish fewer names: derive them (infra/config/parameters.ts).',
  },
  dynamicReferences: {
    ...ofStack,
    what: 'dynamic references of a stack',
    limit: 60,
    todo: 'Derive names, or read SSM parameters as parameters of the stack.',
    source: `${docs}/AWSCloudFormation/latest/UserGuide/dynamic-references.html`,
  },
  routes: {
    ...ofApi,
    what: 'routes of an API',
    limit: 300,
    todo: 'Ask AWS for more routes; else a second API, as an origin of the edge.',
  },
  integrations: {
    ...ofApi,
    what: 'integrations of an API',
    limit: 300,
    growsWith: ['functions'],
    todo: 'Ask AWS for more integrations; else join small functions of a team.',
  },
  inlinePolicies: {
    ...ofRole,
    what: 'inline policies of a role',
    limit: 10_240,
    todo: 'Divide the function, or name fewer tables, secrets and providers in its needs.ts.',
  },
  trustPolicy: {
    ...ofRole,
    what: 'trust policy of a role',
    limit: 2048,
    growsWith: [],
    isRaised: true,
    todo: 'Name principals by path and tag in place of a list.',
  },
  managedPolicy: {
    ...ofRole,
    what: 'a managed policy',
    limit: 6144,
    todo: 'A boundary cannot be divided: move some of the team’s functions and tables to another team.',
  },
  managedPolicies: {
    what: 'managed policies of a role',
    limit: 10,
    growsWith: [],
    isRaised: true,
    source: iam,
    todo: 'Join policies, or write them inline.',
  },
  roles: {
    what: 'roles of an account',
    limit: 1000,
    growsWith: ['functions', 'remotes', 'teams'],
    isRaised: true,
    source: iam,
    todo: 'Ask AWS for more roles, or give each stage an account of its own.',
  },
  environment: {
    what: 'variables of a function',
    limit: 4 * kb,
    unit: 'bytes',
    growsWith: ['tables'],
    source: lambda,
    todo: 'Name fewer tables and providers in its needs.ts, or divide the function.',
  },
  code: {
    what: 'unzipped code of a function',
    limit: 250 * mb,
    unit: 'bytes',
    growsWith: [],
    source: lambda,
    todo: 'Leave out what its bundle does not need (infra/bundling).',
  },
  rules: {
    what: 'rules of an event bus',
    limit: 100,
    growsWith: ['functions'],
    isRaised: true,
    source: `${docs}/eventbridge/latest/userguide/eb-quota.html`,
    todo: 'Ask AWS for more rules (most regions have 300), or move schedules to EventBridge Scheduler.',
  },
  parameterValue: {
    what: 'value of an SSM parameter',
    limit: 4 * kb,
    unit: 'bytes',
    growsWith: ['tables'],
    source: `${docs}/general/latest/gr/ssm.html`,
    todo: 'Divide it into several parameters.',
  },
  cachePolicies: {
    ...ofEdge,
    what: 'cache policies of an account',
    limit: 20,
    isRaised: true,
    todo: 'Share a policy between behaviours.',
  },
  headersPolicies: {
    ...ofEdge,
    what: 'response headers policies of an account',
    limit: 20,
    isRaised: true,
    todo: 'Share a policy between behaviours.',
  },
  cacheBehaviours: {
    ...ofEdge,
    what: 'cache behaviours of a distribution',
    limit: 25,
    isRaised: true,
    todo: 'Join path patterns.',
  },
  distributionTenants: {
    ...ofEdge,
    what: 'distribution tenants of an account',
    limit: 10_000,
    growsWith: ['dealers'],
    isRaised: true,
    todo: 'Another cell: an account with a platform and an edge of its own (docs/scale.md).',
  },
  edgeFunction: {
    ...ofEdge,
    what: "the edge function's text",
    limit: 10 * kb,
    unit: 'bytes',
    growsWith: ['endpoints'],
    todo: 'Move the list of shared endpoints to a key value store of CloudFront, or leave seldom asked ones out: they are not cached then.',
  },
  subscriptions: {
    what: 'subscriptions of a topic',
    limit: 12_500_000,
    growsWith: [],
    isRaised: true,
    source: `${docs}/general/latest/gr/sns.html`,
    todo: 'Subscribe one address that distributes.',
  },
  widgets: {
    what: 'widgets of a dashboard',
    limit: 500,
    growsWith: ['teams'],
    source: cloudWatch,
    todo: 'A dashboard for each team.',
  },
  widgetMetrics: {
    what: 'metrics of a widget',
    limit: 500,
    growsWith: ['functions', 'tables'],
    source: cloudWatch,
    todo: 'A widget, or a dashboard, for each team.',
  },
  dashboardMetrics: {
    what: 'metrics of a dashboard',
    limit: 2500,
    growsWith: ['functions', 'tables'],
    source: cloudWatch,
    todo: 'A dashboard for each team.',
  },
  logPolicies: {
    what: "resource policies of a region's logs",
    limit: 10,
    growsWith: [],
    source: `${docs}/AmazonCloudWatch/latest/logs/cloudwatch_limits_cwl.html`,
    todo: 'Join the policies of several log groups into one.',
  },
  tables: {
    what: 'tables of a region',
    limit: 2500,
    growsWith: ['tables'],
    isRaised: true,
    source: `${docs}/amazondynamodb/latest/developerguide/ServiceQuotas.html`,
    todo: 'Give each stage an account of its own.',
  },
  stacks: {
    what: 'stacks of a region',
    limit: 2000,
    growsWith: ['dealers', 'remotes', 'teams'],
    isRaised: true,
    source: cloudFormation,
    todo: 'Ask AWS for more stacks; from 4,000 dealers on another cell (docs/scale.md).',
  },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof limits

/** The share of a limit at which a synth stops: what remains is for the change that must not wait. */
export const maxShare = 0.7

/** How much of a limit something uses. `fixed`: the part that does not grow. */
export type Usage = { limit: LimitName; of: string; used: number; fixed?: number }
