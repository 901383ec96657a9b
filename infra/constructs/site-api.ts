import { AccessLogField, AccessLogFormat } from 'aws-cdk-lib/aws-apigateway'
import {
  HttpApi,
  HttpIntegrationType,
  HttpMethod,
  HttpRoute,
  HttpRouteIntegration,
  type HttpRouteIntegrationConfig,
  HttpRouteKey,
  HttpStage,
  IntegrationCredentials,
  LogGroupLogDestination,
  PayloadFormatVersion,
} from 'aws-cdk-lib/aws-apigatewayv2'
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
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
      createDefaultStage: false,
    })
    const routes = routesOf(mapNeeds(functions))
    const called = new Set([documents, ...routes.map(({ function: name }) => functionNamed(functions, name))])
    const caller = callerOf(this, [...called])
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
    new HttpRoute(this, 'DefaultRoute', {
      httpApi: this,
      routeKey: HttpRouteKey.DEFAULT,
      integration: new FunctionIntegration('Document', documents, caller),
    })
    const integrations = new Map<string, FunctionIntegration>()
    for (const { path, methods, function: name } of routes) {
      const integration =
        integrations.get(name) ?? new FunctionIntegration(`${name}-integration`, functionNamed(functions, name), caller)
      integrations.set(name, integration)
      this.addRoutes({ path, methods: methods.map((method) => HttpMethod[method]), integration })
    }
  }
}

/** Calls a function as `caller`. A permission for each function, which is the default, would be a twentieth of a stack's 500 resources. */
class FunctionIntegration extends HttpRouteIntegration {
  readonly #made: ServiceFunction
  readonly #caller: Role

  constructor(id: string, made: ServiceFunction, caller: Role) {
    super(id)
    this.#made = made
    this.#caller = caller
  }

  bind(): HttpRouteIntegrationConfig {
    return {
      type: HttpIntegrationType.AWS_PROXY,
      uri: this.#made.functionArn,
      payloadFormatVersion: PayloadFormatVersion.VERSION_2_0,
      credentials: IntegrationCredentials.fromRole(this.#caller),
    }
  }
}

/** The one role that may call the functions behind the API. */
const callerOf = (api: SiteApi, functions: readonly ServiceFunction[]): Role =>
  new Role(api, 'caller', {
    assumedBy: new ServicePrincipal('apigateway.amazonaws.com'),
    inlinePolicies: {
      call: new PolicyDocument({
        statements: [
          new PolicyStatement({
            actions: ['lambda:InvokeFunction'],
            resources: functions.map(({ functionArn }) => functionArn),
          }),
        ],
      }),
    },
  })

const mapNeeds = (functions: ServiceFunctions) =>
  Object.fromEntries(Object.entries(functions).map(([name, { needs }]) => [name, needs]))
