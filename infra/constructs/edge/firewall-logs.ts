import { ArnFormat, Stack } from 'aws-cdk-lib'
import { LogGroup } from 'aws-cdk-lib/aws-logs'
import { CfnLoggingConfiguration } from 'aws-cdk-lib/aws-wafv2'
import type { Construct } from 'constructs'
import type { Stage } from '../../config/stages.ts'
import { redactedByFirewall } from '../../rules/edge-rules.ts'
import type { EdgeFirewall } from './edge-firewall.ts'

/** What is kept: the edge's own log has all requests, and the firewall charges for each line. */
const kept = ['BLOCK', 'COUNT']

/**
 * Logs the requests that the firewall refuses, or would: which rule, and whose address. What a shopper typed or is signed in
 * with is redacted.
 */
export function addFirewallLogs(scope: Construct, stage: Stage, firewall: EdgeFirewall): void {
  // The firewall writes to groups whose names begin so, and to no others.
  const logGroupName = `aws-waf-logs-forecourt-${stage.name}`
  const logGroup = new LogGroup(scope, 'FirewallLog', {
    logGroupName,
    retention: stage.logRetention,
    removalPolicy: stage.keep,
  })
  const arnFormat = ArnFormat.COLON_RESOURCE_NAME
  const destination = { service: 'logs', resource: 'log-group', resourceName: logGroupName, arnFormat }
  const logging = new CfnLoggingConfiguration(scope, 'FirewallLogging', {
    resourceArn: firewall.attrArn,
    // The group's own ARN ends with a star, which the firewall does not take.
    logDestinationConfigs: [Stack.of(scope).formatArn(destination)],
    redactedFields: [...redactedByFirewall],
    loggingFilter: {
      DefaultBehavior: 'DROP',
      Filters: [
        {
          Behavior: 'KEEP',
          Requirement: 'MEETS_ANY',
          Conditions: kept.map((Action) => ({ ActionCondition: { Action } })),
        },
      ],
    },
  })
  logging.node.addDependency(logGroup)
}
