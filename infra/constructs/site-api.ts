import { type EndpointName, endpoints } from '@forecourt/contracts/endpoints'
import { methodsOf, otherRoutes, routes } from '@forecourt/functions/routes'
import { HttpApi, HttpMethod } from 'aws-cdk-lib/aws-apigatewayv2'
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations'
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'
import type { Construct } from 'constructs'
import { documentFunction, type FunctionName } from '../functions.ts'

type SiteApiProps = { functions: Readonly<Record<FunctionName, LambdaFunction>> }

/** The one origin of everything that is not a file: the contracts' endpoints and pictures by the route table, and documents for all else. */
export class SiteApi extends HttpApi {
  constructor(scope: Construct, id: string, { functions }: SiteApiProps) {
    super(scope, id, {
      description: 'Reached through the edge only: functions refuse what does not bring its secret',
      defaultIntegration: new HttpLambdaIntegration('Document', functions[documentFunction]),
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
