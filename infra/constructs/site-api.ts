import { type EndpointName, endpoints } from '@forecourt/contracts/endpoints/endpoints'
import { methodsOf, otherRoutes, routes } from '@forecourt/functions/routes'
import { AccessLogField, AccessLogFormat } from 'aws-cdk-lib/aws-apigateway'
import { HttpApi, HttpMethod, HttpStage, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2'
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations'
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'
import { LogGroup } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'
import { documentFunction, type FunctionName } from '../config/functions.ts'
import type { Stage } from '../config/stages.ts'

type SiteApiProps = { functions: Readonly<Record<FunctionName, LambdaFunction>>; stage: Stage }

/** Who asked for what and how it was answered. Not the address's query, nor who it was. */
const logLine = {
  requestId: AccessLogField.contextRequestId(),
  at: AccessLogField.contextRequestTimeEpoch(),
  method: AccessLogField.contextHttpMethod(),
  path: AccessLogField.contextPath(),
  route: '$context.routeKey',
  status: AccessLogField.contextStatus(),
  latencyMs: AccessLogField.contextResponseLatency(),
  functionMs: AccessLogField.contextIntegrationLatency(),
  error: AccessLogField.contextIntegrationErrorMessage(),
}

/** The one origin of everything that is not a file: the contracts' endpoints and pictures by the route table, and documents for all else. */
export class SiteApi extends HttpApi {
  constructor(scope: Construct, id: string, { functions, stage }: SiteApiProps) {
    super(scope, id, {
      description: 'Reached through the edge only: functions refuse what does not bring its secret',
      defaultIntegration: new HttpLambdaIntegration('Document', functions[documentFunction]),
      createDefaultStage: false,
    })
    const logGroup = new LogGroup(this, 'access-logs', { retention: stage.logRetention, removalPolicy: stage.keep })
    new HttpStage(this, 'Serving', {
      httpApi: this,
      stageName: '$default',
      autoDeploy: true,
      throttle: { rateLimit: stage.throttle.rate, burstLimit: stage.throttle.burst },
      accessLogSettings: {
        destination: new LogGroupLogDestination(logGroup),
        format: AccessLogFormat.custom(JSON.stringify(logLine)),
      },
    })
    const integrations = new Map<FunctionName, HttpLambdaIntegration>()
    for (const { path, methods, function: name } of otherRoutes)
      this.addRoutes({
        path,
        methods: methods.map((method) => HttpMethod[method]),
        integration: new HttpLambdaIntegration(`${name}-integration`, functions[name]),
      })
    for (const endpoint of Object.keys(routes) as EndpointName[]) {
      const { path } = endpoints[endpoint]
      const name = routes[endpoint].function
      const integration = integrations.get(name) ?? new HttpLambdaIntegration(`${name}-integration`, functions[name])
      integrations.set(name, integration)
      this.addRoutes({ path, methods: methodsOf(endpoint).map((method) => HttpMethod[method]), integration })
    }
  }
}
