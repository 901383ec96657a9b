import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RenderDocument } from '@forecourt/contracts/document'
import { environment } from '@forecourt/lambda-kit/environment'
import * as z from 'zod/mini'

const settings = environment(
  z.object({ SHELL_DIR: z.string().check(z.minLength(1)), LAMBDA_TASK_ROOT: z._default(z.string(), '') }),
)
const renderSchema = z.custom<RenderDocument>((value) => typeof value === 'function', 'a function')
const shellSchema = z.object({ render: renderSchema })

/** The shell's server build, as it was deployed with this function. Node keeps it after the first call. */
export async function loadShell(): Promise<RenderDocument> {
  const { SHELL_DIR, LAMBDA_TASK_ROOT } = settings()
  // In Lambda it lies beside the function, wherever that is.
  const file = resolve(LAMBDA_TASK_ROOT, SHELL_DIR, 'server', 'document.mjs')
  const { render } = shellSchema.parse(await import(pathToFileURL(file).href))
  return render
}
