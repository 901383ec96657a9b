import { DefaultStackSynthesizer } from 'aws-cdk-lib'

const roleArn = (name: string): string => `arn:\${AWS::Partition}:iam::\${AWS::AccountId}:role/${name}`

type SquadDeploy = {
  deployRole: string
  /** CloudFormation's role. */
  executionRole: string
  assetPrefix: string
}

/** Deploys a stack with a squad's own roles, and not with those of the CDK: who deploys it can do no more. */
export const squadSynthesizer = ({ deployRole, executionRole, assetPrefix }: SquadDeploy): DefaultStackSynthesizer =>
  new DefaultStackSynthesizer({
    deployRoleArn: roleArn(deployRole),
    fileAssetPublishingRoleArn: roleArn(deployRole),
    cloudFormationExecutionRole: roleArn(executionRole),
    useLookupRoleForStackOperations: false,
    bucketPrefix: assetPrefix,
  })
