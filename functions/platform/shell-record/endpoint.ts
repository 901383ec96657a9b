import { stackNameOf } from '@forecourt/lambda-kit/jobs/custom-resource'
import { writeShellModules } from '@forecourt/releases/records/shell-modules'
import type { CloudFormationCustomResourceEvent } from 'aws-lambda'
import * as z from 'zod/mini'

/** Shared module → its version, and the routes of the platform's endpoints. */
const propertiesSchema = z.object({
  Shared: z.record(z.string(), z.string()),
  Endpoints: z.optional(z.array(z.string())),
})

/**
 * Records the shared modules of a deployed shell, so that a release that requires more is refused.
 * Returns the resource's id. Throws, and writes nothing, for a stack other than a platform's.
 */
export async function writeShellRecord(event: CloudFormationCustomResourceEvent): Promise<string> {
  if (event.RequestType === 'Delete') return event.PhysicalResourceId
  const stack = stackNameOf(event)
  if (!/^forecourt-[a-z]+-platform$/.test(stack)) throw new Error(`The stack ${stack} has no shell.`)
  const { Shared, Endpoints } = propertiesSchema.parse(event.ResourceProperties)
  await writeShellModules(Shared, Endpoints)
  return 'shell'
}
