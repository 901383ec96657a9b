/** What CloudFormation does with a resource of a team's stack: actions by the resource that they are on. */
type TeamResource = {
  /** The property with its name, or with the resource whose name it has. Without it, CloudFormation makes the name from the stack's. */
  name?: string
  /** Services and resources, as in an ARN, with the name as `{name}`. */
  needs: Readonly<Record<string, string>>
}

const ofFunction = 'lambda:function:{name}'
const ofQueue = 'sqs:{name}'
const ofLog = 'logs:log-group:{name}'

/**
 * The types that a team's stack may hold, with what AWS's schemas of them say that CloudFormation calls to make, read, change, tag and
 * remove one. A type is added here before a team can use it.
 */
export const teamResources: Readonly<Record<string, TeamResource>> = {
  'AWS::Lambda::Function': {
    name: 'FunctionName',
    needs: {
      [ofFunction]:
        'CreateFunction GetFunction GetFunctionConfiguration GetFunctionCodeSigningConfig GetFunctionRecursionConfig ' +
        'GetRuntimeManagementConfig UpdateFunctionCode UpdateFunctionConfiguration DeleteFunction ListTags TagResource ' +
        'UntagResource PutFunctionConcurrency DeleteFunctionConcurrency',
      'iam:role/forecourt/{stage}/{team}/{name}': 'PassRole',
      // Of functions in the index's network.
      'ec2:*': 'DescribeSecurityGroups DescribeSubnets DescribeVpcs',
    },
  },
  'AWS::Lambda::EventSourceMapping': {
    name: 'FunctionName',
    needs: {
      'lambda:*': 'CreateEventSourceMapping GetEventSourceMapping UpdateEventSourceMapping DeleteEventSourceMapping',
      'lambda:event-source-mapping:any': 'TagResource UntagResource ListTags',
    },
  },
  'AWS::Lambda::EventInvokeConfig': {
    name: 'FunctionName',
    needs: {
      [ofFunction]:
        'PutFunctionEventInvokeConfig UpdateFunctionEventInvokeConfig GetFunctionEventInvokeConfig DeleteFunctionEventInvokeConfig',
    },
  },
  'AWS::Lambda::Permission': {
    name: 'FunctionName',
    needs: { [ofFunction]: 'AddPermission RemovePermission GetPolicy' },
  },
  'AWS::IAM::Role': {
    name: 'RoleName',
    needs: {
      'iam:role/forecourt/{stage}/{team}/{name}':
        'CreateRole GetRole PutRolePermissionsBoundary UpdateRole UpdateAssumeRolePolicy DeleteRole TagRole UntagRole ' +
        'ListRoleTags ListRolePolicies ListAttachedRolePolicies',
    },
  },
  'AWS::IAM::Policy': {
    name: 'Roles',
    needs: { 'iam:role/forecourt/{stage}/{team}/{name}': 'PutRolePolicy GetRolePolicy DeleteRolePolicy' },
  },
  'AWS::Logs::LogGroup': {
    needs: {
      [ofLog]:
        'CreateLogGroup DeleteLogGroup PutRetentionPolicy DeleteRetentionPolicy TagResource UntagResource ListTagsForResource',
      'logs:*': 'DescribeLogGroups',
    },
  },
  'AWS::Logs::MetricFilter': {
    name: 'LogGroupName',
    needs: { [ofLog]: 'PutMetricFilter DescribeMetricFilters DeleteMetricFilter' },
  },
  'AWS::CloudWatch::Alarm': {
    name: 'AlarmName',
    needs: {
      'cloudwatch:alarm:{name}':
        'PutMetricAlarm DescribeAlarms DeleteAlarms TagResource UntagResource ListTagsForResource',
    },
  },
  'AWS::Events::Rule': {
    needs: {
      'events:rule/{name}':
        'PutRule DescribeRule PutTargets ListTargetsByRule RemoveTargets DeleteRule TagResource UntagResource ListTagsForResource',
    },
  },
  'AWS::SQS::Queue': {
    name: 'QueueName',
    needs: {
      [ofQueue]:
        'CreateQueue GetQueueAttributes GetQueueUrl SetQueueAttributes DeleteQueue TagQueue UntagQueue ListQueueTags',
    },
  },
  'AWS::SQS::QueuePolicy': { name: 'Queues', needs: { [ofQueue]: 'SetQueueAttributes GetQueueAttributes' } },
  'AWS::ApiGatewayV2::Integration': {
    needs: {
      'apigateway:/apis/{api}/integrations': 'POST',
      'apigateway:/apis/{api}/integrations/any': 'GET PATCH DELETE',
    },
  },
  'AWS::ApiGatewayV2::Route': {
    needs: { 'apigateway:/apis/{api}/routes': 'POST', 'apigateway:/apis/{api}/routes/any': 'GET PATCH DELETE' },
  },
  'AWS::SSM::Parameter': {
    name: 'Name',
    needs: {
      'ssm:parameter{name}':
        'PutParameter GetParameters DeleteParameter AddTagsToResource RemoveTagsFromResource ListTagsForResource',
    },
  },
  // The stock's index is made ready by a function of the team.
  'Custom::StockIndex': { name: 'ServiceToken', needs: { [ofFunction]: 'InvokeFunction' } },
  // The team's endpoints are recorded by a function of the platform.
  'Custom::TeamEndpoints': {
    name: 'ServiceToken',
    needs: { 'lambda:function:forecourt-{stage}-platform-shell-record': 'InvokeFunction' },
  },
  'AWS::CDK::Metadata': { needs: {} },
}
