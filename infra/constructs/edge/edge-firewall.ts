import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import type { Construct } from 'constructs'
import type { Stage } from '../../config/stages.ts'

/**
 * The limit of one address in five minutes, for all dealers together: 1,200 page views, enough for the shoppers of a large
 * office or behind a carrier's shared address. bench/cost/model.ts converts them to requests (docs/scale.md): `answered` are
 * pages and API answers, and `all` includes files, most of which no function sees.
 */
const maxRequestsPerFiveMinutes = { answered: 3000, all: 33_000 }

/**
 * Matches paths of files: under those prefixes, in the characters of our names (functions/platform/media/parse-rendition.ts). A path that
 * begins with a dot or is escaped could lead elsewhere, so it counts as answered.
 */
function filePattern(prefixes: readonly string[]): string {
  const name = '[\\w-]([\\w.@-]|%20)*'
  return `^(${prefixes.join('|')})(${name}/)*${name}$`
}

/** AWS's managed rule groups, in order of evaluation, and the rules of each that only count. */
const managed = [
  { name: 'AWSManagedRulesAmazonIpReputationList', counted: [] },
  { name: 'AWSManagedRulesKnownBadInputsRuleSet', counted: [] },
  // A shopper's photos of a trade-in exceed its body limit.
  { name: 'AWSManagedRulesCommonRuleSet', counted: ['SizeRestrictions_BODY'] },
] as const

/** The firewall of the distribution of all dealers: addresses that ask too much, then AWS's managed rules. */
export class EdgeFirewall extends CfnWebACL {
  /** `files`: the path prefixes of files. */
  constructor(scope: Construct, id: string, { stage, files }: { stage: Stage; files: readonly string[] }) {
    const seen = (name: string) => ({
      sampledRequestsEnabled: true,
      cloudWatchMetricsEnabled: true,
      metricName: `forecourt-${stage.name}-${name}`,
    })
    const tooMany = (name: string, rate: CfnWebACL.RateBasedStatementProperty) => ({
      name,
      action: { block: { customResponse: { responseCode: 429 } } },
      statement: { rateBasedStatement: rate },
      visibilityConfig: seen(name),
    })
    const rules: Omit<CfnWebACL.RuleProperty, 'priority'>[] = [
      tooMany('too-many-requests', {
        limit: maxRequestsPerFiveMinutes.answered,
        aggregateKeyType: 'IP',
        scopeDownStatement: { notStatement: { statement: pathMatches(filePattern(files)) } },
      }),
      tooMany('too-many-files', { limit: maxRequestsPerFiveMinutes.all, aggregateKeyType: 'IP' }),
      ...managed.map(({ name, counted }) => ({
        name,
        overrideAction: { none: {} },
        statement: {
          managedRuleGroupStatement: {
            vendorName: 'AWS',
            name,
            ruleActionOverrides: counted.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
          },
        },
        visibilityConfig: seen(name),
      })),
    ]
    super(scope, id, {
      name: `forecourt-${stage.name}`,
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: seen('firewall'),
      rules: rules.map((rule, priority) => ({ ...rule, priority })),
    })
  }
}

const pathMatches = (regexString: string): CfnWebACL.StatementProperty => ({
  regexMatchStatement: {
    regexString,
    fieldToMatch: { uriPath: {} },
    textTransformations: [{ priority: 0, type: 'NONE' }],
  },
})
