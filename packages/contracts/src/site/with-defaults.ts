import * as z from 'zod/mini'

/** An object whose every field may be left out may be left out itself. */
export const withDefaults = <S extends z.ZodMiniObject>(schema: S) =>
  z._default(schema, z.parse(schema, {}) as z.core.util.NoUndefined<z.output<S>>)
