import type { SecretName } from '@forecourt/contracts/functions/needs'
import * as z from 'zod/mini'
import { cacheSecrets, readCurrentSecret, readSecretStages } from './secret-stages.ts'

const secretSchema = z.string().check(z.minLength(16))

const current = cacheSecrets(async (id) => secretSchema.parse(await readCurrentSecret(id)), { maxEntries: 10 })
const withPrevious = cacheSecrets(async (id) => z.array(secretSchema).parse(await readSecretStages(id)), {
  maxEntries: 10,
})

/**
 * A secret of the stage: in Secrets Manager under `<NAME>_SECRET_ARN`, or in `<NAME>_SECRET` on one machine. A change is seen within
 * five minutes. Throws an Error that names the variable when it is not set.
 */
export const stageSecret = (name: SecretName): Promise<string> => currentSecret(name)

/** The same of a provider's credential, by the name of its folder in packages/providers/src. */
export const providerSecret = (provider: string): Promise<string> => currentSecret(provider)

async function currentSecret(name: string): Promise<string> {
  const place = placeOf(name)
  return 'arn' in place ? current(place.arn) : place.secret
}

/** The same and, once it was rotated, the one before it. */
export async function stageSecrets(name: SecretName): Promise<readonly string[]> {
  const place = placeOf(name)
  return 'arn' in place ? withPrevious(place.arn) : [place.secret]
}

function placeOf(name: string): { arn: string } | { secret: string } {
  const variable = `${name.toUpperCase().replaceAll('-', '_')}_SECRET`
  const { [`${variable}_ARN`]: arn, [variable]: local, AWS_LAMBDA_FUNCTION_NAME } = process.env
  if (arn) return { arn }
  if (!local || AWS_LAMBDA_FUNCTION_NAME) throw new Error(`The environment is incomplete: ${variable}_ARN is missing.`)
  return { secret: secretSchema.parse(local) }
}
