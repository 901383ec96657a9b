import { type ComponentType, createElement, type ReactNode, use } from 'react'

/** The code of a component that comes later. `loaded` once it is there; `loading` is what a render waits for. */
export type LateCode<Props> = {
  importIt(): Promise<ComponentType<Props>>
  loaded?: ComponentType<Props>
  loading?: Promise<ComponentType<Props>>
}

export const lateCode = <Props>(importIt: () => Promise<ComponentType<Props>>): LateCode<Props> => ({ importIt })

/** The same promise for each render: a new one would suspend without end. */
function awaited<Props>(code: LateCode<Props>): Promise<ComponentType<Props>> {
  code.loading ??= code.importIt()
  return code.loading
}

/** Loads it before it is needed. One that fails throws, and the next tries again. */
export async function loadCode<Props>(code: LateCode<Props>): Promise<void> {
  code.loaded ??= await code.importIt()
}

/**
 * The component, for a `Suspense`. What is loaded renders at once: `React.lazy` suspends even then, and React keeps a fallback that it
 * has shown for 300 ms. What is not is loaded now; what that fails with is thrown.
 */
export function Late<Props extends object>({ code, props }: { code: LateCode<Props>; props: Props }): ReactNode {
  const Component = code.loaded ?? use(awaited(code))
  return createElement(Component, props)
}
