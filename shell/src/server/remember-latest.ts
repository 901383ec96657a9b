/**
 * Remembers what was last made for an object, a site's settings for example, while its inputs are the same. It is as old as the object at
 * most: settings are read again each minute, and a release that follows another has another etag.
 */
export function rememberLatest<Owner extends object, T>(): (
  owner: Owner,
  inputs: readonly unknown[],
  make: () => T,
) => T {
  const latest = new WeakMap<Owner, { inputs: readonly unknown[]; value: T }>()
  return (owner, inputs, make) => {
    const known = latest.get(owner)
    if (known?.inputs.every((input, at) => Object.is(input, inputs[at]))) return known.value
    const value = make()
    latest.set(owner, { inputs, value })
    return value
  }
}
