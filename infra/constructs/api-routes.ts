import { Stack } from 'aws-cdk-lib'
import { CfnIntegration, CfnRoute } from 'aws-cdk-lib/aws-apigatewayv2'
import { CfnPermission } from 'aws-cdk-lib/aws-lambda'
import { Construct } from 'constructs'
import { routesOf } from '../config/function-routes.ts'
import { functionNamed, type ServiceFunction, type ServiceFunctions } from './service-function.ts'

/**
 * The routes of a stack's functions on the stage's gateway. They are the stack's own: without it the gateway sends these addresses
 * to the document function, which answers 404 for an unknown `/api/…` path.
 */
export class ApiRoutes extends Construct {
  readonly #apiId: string
  readonly #integrations = new Map<ServiceFunction, CfnIntegration>()

  constructor(scope: Construct, id: string, { apiId, functions }: { apiId: string; functions: ServiceFunctions }) {
    super(scope, id)
    this.#apiId = apiId
    const needs = Object.fromEntries(Object.entries(functions).map(([name, made]) => [name, made.needs]))
    for (const { path, methods, function: name } of routesOf(needs))
      for (const method of methods) this.addRoute(`${method} ${path}`, functionNamed(functions, name))
    for (const made of Object.values(functions)) if (made.needs.runs.documents) this.addRoute('$default', made)
  }

  addRoute(routeKey: string, made: ServiceFunction): void {
    new CfnRoute(this, routeKey.replaceAll('/', '∕'), {
      apiId: this.#apiId,
      routeKey,
      target: `integrations/${this.#integrationOf(made).ref}`,
    })
  }

  #integrationOf(made: ServiceFunction): CfnIntegration {
    const { partition, region, account } = Stack.of(this)
    const found = this.#integrations.get(made)
    if (found) return found
    // One permission a function, for all of its routes.
    new CfnPermission(this, `${made.node.id} may be called`, {
      action: 'lambda:InvokeFunction',
      functionName: made.functionArn,
      principal: 'apigateway.amazonaws.com',
      sourceArn: `arn:${partition}:execute-api:${region}:${account}:${this.#apiId}/*`,
    })
    const integration = new CfnIntegration(this, `${made.node.id} answers`, {
      apiId: this.#apiId,
      integrationType: 'AWS_PROXY',
      integrationUri: made.functionArn,
      payloadFormatVersion: '2.0',
    })
    this.#integrations.set(made, integration)
    return integration
  }
}
