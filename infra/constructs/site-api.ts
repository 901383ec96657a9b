import { AccessLogField, AccessLogFormat } from 'aws-cdk-lib/aws-apigateway'
import { HttpApi, HttpMethod, HttpStage, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2'
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations'
import { LogGroup } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'
import { routesOf } from '../config/function-routes.ts'
import type { Stage } from '../config/stages.ts'
import { functionNamed, type ServiceFunction, type ServiceFunctions } from './service-function.ts'

type SiteApiProps = { functions: ServiceFunctions; documents: ServiceFunction; stage: Stage }

/** The access log's fields: request and response, without the query and the client. */
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

/** The single origin of everything but files: the functions' declared endpoints, and documents for all other paths. */
export class SiteApi extends HttpApi {
  constructor(scope: Construct, id: string, { functions, documents, stage }: SiteApiProps) {
    super(scope, id, {
      description: 'Reached through the edge only: functions refuse what does not bring its secret',
      defaultIntegration: new HttpLambdaIntegration('Document', documents),
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
    const integrations = new Map<string, HttpLambdaIntegration>()
    for (const { path, methods, function: name } of routesOf(mapNeeds(functions))) {
      const integration = integrations.get(name) ?? integrationOf(name, functionNamed(functions, name))
      integrations.set(name, integration)
      this.addRoutes({ path, methods: methods.map((method) => HttpMethod[method]), integration })
    }
  }
}

/** One permission for all routes of a function: one for each route would be a fifth of a stack's 500 resources. */
const integrationOf = (name: string, made: ServiceFunction) =>
  new HttpLambdaIntegration(`${name}-integration`, made, { scopePermissionToRoute: false })

const mapNeeds = (functions: ServiceFunctions) =>
  Object.fromEntries(Object.entries(functions).map(([name, { needs }]) => [name, needs]))
