/** For vitest: renders by production React, which takes a third of development's time. */
export const productionReact = { NODE_ENV: 'production' } as const
/** What its tests' own JSX is compiled to. */
export const productionJsx = { jsx: { development: false } } as const
