import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import type { Construct } from 'constructs'
import type { Stage } from '../stages.ts'

/** So many requests of one address in five minutes are a machine: a shopper who opens a page a second makes fewer. */
const mostInFiveMinutes = 3000

/** AWS's own lists, in the order in which they are asked, and the rules of each that count only. */
const managed = [
  { name: 'AWSManagedRulesAmazonIpReputationList', counted: [] },
  { name: 'AWSManagedRulesKnownBadInputsRuleSet', counted: [] },
  // A shopper sends photos of a trade-in, which are larger than it has a body to be.
  { name: 'AWSManagedRulesCommonRuleSet', counted: ['SizeRestrictions_BODY'] },
] as const

/** What stands before the distribution of all dealers: addresses that ask too much, then AWS's managed rules. */
export class EdgeFirewall extends CfnWebACL {
  constructor(scope: Construct, id: string, { stage }: { stage: Stage }) {
    const seen = (name: string) => ({
      sampledRequestsEnabled: true,
      cloudWatchMetricsEnabled: true,
      metricName: `forecourt-${stage.name}-${name}`,
    })
    super(scope, id, {
      name: `forecourt-${stage.name}`,
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: seen('firewall'),
      rules: [
        {
          name: 'too-many-requests',
          priority: 0,
          action: { block: { customResponse: { responseCode: 429 } } },
          statement: { rateBasedStatement: { limit: mostInFiveMinutes, aggregateKeyType: 'IP' } },
          visibilityConfig: seen('too-many-requests'),
        },
        ...managed.map(({ name, counted }, index) => ({
          name,
          priority: index + 1,
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
      ],
    })
  }
}
