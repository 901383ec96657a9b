import * as z from 'zod/mini'

/** As OpenAPI 3.1 takes it: JSON Schema 2020-12. */
export type JsonSchema = z.core.JSONSchema.BaseSchema

/** What goes in (`input`: what has a default may be left out), or what comes out. @throws for a schema that JSON Schema cannot say. */
export function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, '~standard': _standard, ...rest } = z.toJSONSchema(schema, { io })
  return rest
}
