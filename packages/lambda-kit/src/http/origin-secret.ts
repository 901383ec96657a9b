import * as z from 'zod/mini'
import { cacheSecrets, readSecretStages } from '../aws/secret-stages.ts'
import { environment } from '../environment.ts'

const secret = z.string().check(z.minLength(8))
const settings = environment(
  z.object({
    ORIGIN_SECRET: z.optional(secret),
    ORIGIN_SECRET_ARN: z.optional(z.string()),
    AWS_LAMBDA_FUNCTION_NAME: z.optional(z.string()),
  }),
)

const cached = cacheSecrets(async (id) => z.array(secret).parse(await readSecretStages(id)), { maxEntries: 1 })

/**
 * The secrets that the edge may send: the one in Secrets Manager and the one before it, so that it can be rotated while requests
 * arrive. A rotation is known within five minutes; while Secrets Manager fails or hangs, the last known ones are accepted.
 * Locally it is ORIGIN_SECRET, which no deployed function reads.
 */
export async function originSecrets(): Promise<readonly string[]> {
  const { ORIGIN_SECRET, ORIGIN_SECRET_ARN, AWS_LAMBDA_FUNCTION_NAME } = settings()
  if (ORIGIN_SECRET_ARN) return cached(ORIGIN_SECRET_ARN)
  if (!ORIGIN_SECRET || AWS_LAMBDA_FUNCTION_NAME)
    throw new Error('The environment is incomplete: ORIGIN_SECRET_ARN, or ORIGIN_SECRET on one machine, is missing.')
  return [ORIGIN_SECRET]
}
