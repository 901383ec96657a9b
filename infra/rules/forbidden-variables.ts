const secretName = /(SECRET|PASSWORD|TOKEN|API_KEY|PRIVATE_KEY|CREDENTIALS)/
const namesWhereItIs = /_(ARN|NAME|PARAMETER)$/
const secretValue = /resolve:(secretsmanager|ssm-secure)|:\/\/[^/\s"]*:[^/\s"]*@/
const localValue = /localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1\]|host\.docker\.internal/
const onlyLocal = new Set(['RELEASES_DIR', 'FEEDS_DIR', 'MEDIA_DIR', 'AWS_ENDPOINT_URL', 'AWS_ENDPOINT_URL_DYNAMODB'])

/**
 * What may not be in a deployed function's environment, each with what to do: a secret in text, where everybody who may look at the
 * function reads it, and whatever is meant for one machine. Only a cloud on one machine may have its engine there.
 */
export function forbiddenVariables(environment: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(environment).flatMap(([variable, given]) => {
    const value = typeof given === 'string' ? given : JSON.stringify(given)
    if ((secretName.test(variable) && !namesWhereItIs.test(variable)) || secretValue.test(value))
      return [
        `${variable} would be a secret in text (keep it in Secrets Manager or SSM, and give the function its ARN)`,
      ]
    if (onlyLocal.has(variable)) return [`${variable} is for one machine only`]
    return environment.STAGE !== 'local' && localValue.test(value) ? [`${variable} leads to one machine, ${value}`] : []
  })
}
