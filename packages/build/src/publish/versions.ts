/** Orders versions by semantic versioning, without build metadata: a pre-release precedes its release. */
export function compareVersions(a: string, b: string): number {
  const parts = (version: string) => {
    const [numbers = '', pre = ''] = version.split(/-(.*)/)
    return { numbers: numbers.split('.').map(Number), pre }
  }
  const [left, right] = [parts(a), parts(b)]
  for (const index of [0, 1, 2]) {
    const difference = (left.numbers[index] ?? 0) - (right.numbers[index] ?? 0)
    if (difference !== 0) return difference
  }
  if (left.pre === right.pre) return 0
  if (left.pre === '' || right.pre === '') return left.pre === '' ? 1 : -1
  return left.pre.localeCompare(right.pre, 'en', { numeric: true })
}

/** The package's own version if it is unpublished; else the next patch above the highest published one. */
export function nextVersion(packageVersion: string, published: readonly string[]): string {
  if (!published.includes(packageVersion) && published.every((version) => compareVersions(version, packageVersion) < 0))
    return packageVersion
  const highest = [...published].sort(compareVersions).at(-1) ?? packageVersion
  const [major = 0, minor = 0, patch = 0] = highest.replace(/-.*/, '').split('.').map(Number)
  return highest.includes('-') ? `${major}.${minor}.${patch}` : `${major}.${minor}.${patch + 1}`
}
