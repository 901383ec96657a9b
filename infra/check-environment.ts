import type { Stage } from './stages.ts'

const secretName = /(SECRET|PASSWORD|TOKEN|API_KEY|PRIVATE_KEY|CREDENTIALS)/
const namesWhereItIs = /_(ARN|NAME|PARAMETER)$/
const localValue = /localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1\]|host\.docker\.internal/
const onlyLocal = new Set(['RELEASES_DIR', 'FEEDS_DIR', 'MEDIA_DIR', 'AWS_ENDPOINT_URL', 'AWS_ENDPOINT_URL_DYNAMODB'])

/**
 * Refuses what must not be in a deployed function's environment: a secret in text, where everybody who may look at the
 * function reads it, and whatever is meant for one machine.
 * @throws RangeError that names the variable and says what to do.
 */
export function checkEnvironment(name: string, environment: Record<string, string>, stage: Stage): void {
  for (const [variable, value] of Object.entries(environment)) {
    const refuse = (why: string): never => {
      throw new RangeError(`${name} cannot be deployed: ${variable} ${why}`)
    }
    if (secretName.test(variable) && !namesWhereItIs.test(variable))
      refuse('would be a secret in text. Keep it in Secrets Manager or SSM, and give the function its ARN.')
    if (onlyLocal.has(variable)) refuse('is for one machine only.')
    if (stage.hasEdge && localValue.test(value)) refuse(`leads to one machine: ${value}.`)
  }
}
