import {
  FlowLogDestination,
  GatewayVpcEndpointAwsService,
  InterfaceVpcEndpointAwsService,
  Port,
  SecurityGroup,
  SubnetType,
  Vpc,
} from 'aws-cdk-lib/aws-ec2'
import { LogGroup } from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'
import type { Stage } from '../../config/stages.ts'

/**
 * The network of the index and of the functions that query it. Nothing in it reaches the internet, nor does anything from there
 * reach it: tables, buckets, secrets and sessions are reached through VPC endpoints.
 */
export class SearchNetwork extends Construct {
  readonly forFunctions: { subnetIds: string[]; securityGroupId: string }
  readonly forDomain: { subnetIds: string[]; securityGroupIds: string[] }

  constructor(scope: Construct, id: string, { stage }: { stage: Stage }) {
    super(scope, id)
    const vpcSubnets = { subnetType: SubnetType.PRIVATE_ISOLATED }
    const vpc = new Vpc(this, 'Vpc', {
      maxAzs: 2,
      natGateways: 0,
      subnetConfiguration: [{ name: 'index', subnetType: SubnetType.PRIVATE_ISOLATED, cidrMask: 22 }],
      // It would add a function of the construct library; nothing uses the default group.
      restrictDefaultSecurityGroup: false,
      gatewayEndpoints: {
        tables: { service: GatewayVpcEndpointAwsService.DYNAMODB },
        buckets: { service: GatewayVpcEndpointAwsService.S3 },
      },
    })
    const logGroup = new LogGroup(this, 'flow-logs', { retention: stage.logRetention, removalPolicy: stage.keep })
    vpc.addFlowLog('Flow', { destination: FlowLogDestination.toCloudWatchLogs(logGroup) })

    const functions = new SecurityGroup(this, 'Functions', { vpc, description: 'Functions that ask the index' })
    const domain = new SecurityGroup(this, 'Index', { vpc, description: 'The index', allowAllOutbound: false })
    domain.addIngressRule(functions, Port.tcp(443), 'Our functions, over TLS')
    for (const [name, service] of Object.entries({
      secrets: InterfaceVpcEndpointAwsService.SECRETS_MANAGER,
      sessions: InterfaceVpcEndpointAwsService.STS,
    })) {
      const securityGroup = new SecurityGroup(this, `${name}-endpoint`, {
        vpc,
        description: `The way to ${name}`,
        allowAllOutbound: false,
      })
      securityGroup.addIngressRule(functions, Port.tcp(443), 'Our functions, over TLS')
      vpc.addInterfaceEndpoint(name, { service, subnets: vpcSubnets, securityGroups: [securityGroup], open: false })
    }
    const { subnetIds } = vpc.selectSubnets(vpcSubnets)
    this.forFunctions = { subnetIds, securityGroupId: functions.securityGroupId }
    this.forDomain = { subnetIds, securityGroupIds: [domain.securityGroupId] }
  }
}
