import { AccessLogField, AccessLogFormat } from 'aws-cdk-lib/aws-apigateway'
import { HttpApi, HttpStage, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2'
import { LogGroup } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'
import type { Stage } from '../config/stages.ts'

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

/** The single origin of everything but files. Each team's stack adds its own routes to it (api-routes.ts). */
export class SiteApi extends HttpApi {
  constructor(scope: Construct, id: string, { stage }: { stage: Stage }) {
    super(scope, id, {
      description: 'Reached through the edge only: functions refuse what does not bring its secret',
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
  }
}
