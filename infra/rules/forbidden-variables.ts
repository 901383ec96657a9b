const secretName = /(SECRET|PASSWORD|TOKEN|API_KEY|PRIVATE_KEY|CREDENTIALS)/
const namesWhereItIs = /_(ARN|NAME|PARAMETER)$/
const secretValue = /resolve:(secretsmanager|ssm-secure)|:\/\/[^/\s"]*:[^/\s"]*@/
const localValue = /localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1\]|host\.docker\.internal/
const onlyLocal = new Set(['RELEASES_DIR', 'FEEDS_DIR', 'MEDIA_DIR', 'AWS_ENDPOINT_URL', 'AWS_ENDPOINT_URL_DYNAMODB'])

/**
 * Variables that a deployed function must not have, each with what to do: secrets in plain text, which everyone who may view the
 * function can read, and settings for one machine. Only a local cloud may have its engine there.
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
