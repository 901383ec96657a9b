/** The `-c` arguments of each kind of deploy: the app refuses others, and `forecourt ship` hands on those of its steps. */
export const deployArguments = {
  everything: ['stage', 'search', 'budget', 'alarms', 'canary', 'release', 'originSecretVersion'],
  'a dealer': ['stage', 'tenant', 'tenants', 'domain'],
  'a remote': ['stage', 'remote', 'version'],
  "a team's functions": ['stage', 'team', 'search', 'release'],
} as const
