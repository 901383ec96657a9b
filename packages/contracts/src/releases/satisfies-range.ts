type Parts = { numbers: number[]; pre?: string | undefined }

const comparator = /^(\^|~|[<>]=?|=)?v?([\dx*]+)?(?:\.([\dx*]+))?(?:\.([\dx*]+))?(?:-([\w.-]+))?(?:\+.*)?$/i

/** Numbers up to the first that is left open: `1.x` has one. */
function partsOf([, , ...[major, minor, patch, pre]]: RegExpExecArray): Parts {
  const numbers = [major, minor, patch].map((text = '') => (/^\d+$/.test(text) ? Number(text) : Number.NaN))
  const open = numbers.findIndex(Number.isNaN)
  return { numbers: open === -1 ? numbers : numbers.slice(0, open), pre }
}

/** Negative where `one` precedes `other`; a number that is left open counts as 0. */
function compare(one: Parts, other: Parts): number {
  for (const at of [0, 1, 2]) {
    const difference = (one.numbers[at] ?? 0) - (other.numbers[at] ?? 0)
    if (difference !== 0) return difference
  }
  if (one.pre === other.pre) return 0
  if (one.pre === undefined || other.pre === undefined) return one.pre === undefined ? 1 : -1
  return one.pre.localeCompare(other.pre, 'en', { numeric: true })
}

function admits(operator: string, wanted: Parts, version: Parts): boolean {
  const { numbers } = wanted
  const last = numbers.length - 1
  if (last === -1) return operator !== '<' && operator !== '>'
  const order = compare(version, wanted)
  /** Precedes the next version that differs in the number `at`, and its pre-releases. */
  const isBeforeNext = (at: number) =>
    compare(version, { numbers: [...numbers.slice(0, at), (numbers[at] ?? 0) + 1], pre: '0' }) < 0
  const firstSet = numbers.findIndex((number) => number > 0)
  switch (operator) {
    case '^':
      return order >= 0 && isBeforeNext(firstSet === -1 ? last : firstSet)
    case '~':
      return order >= 0 && isBeforeNext(Math.min(1, last))
    case '>=':
      return order >= 0
    case '<':
      return order < 0
    case '>':
      return last === 2 ? order > 0 : !isBeforeNext(last)
    case '<=':
      return last === 2 ? order <= 0 : isBeforeNext(last)
    default:
      return last === 2 ? order === 0 : order >= 0 && isBeforeNext(last)
  }
}

/**
 * Whether a version is in a range, as npm reads both; what is no range admits nothing. Browsers check with it what publishing has
 * checked with `semver`, which is 4 KB.
 */
export function satisfiesRange(text: string, range: string): boolean {
  const found = comparator.exec(text)
  const version = found && partsOf(found)
  if (!version) return false
  return range.split('||').some((alternative) => {
    const all = alternative
      .trim()
      .replace(/(\S+)\s+-\s+(\S+)/g, '>=$1 <=$2')
      .replace(/([~^<>=])\s+/g, '$1')
      .split(/\s+/)
      .map((each) => comparator.exec(each))
    // A pre-release is wanted only where one of the same version is named.
    const isNamed = (each: RegExpExecArray | null) => {
      const wanted = each && partsOf(each)
      return wanted?.pre !== undefined && compare({ ...wanted, pre: '' }, { ...version, pre: '' }) === 0
    }
    return (
      (version.pre === undefined || all.some(isNamed)) &&
      all.every((each) => each && admits(each[1] ?? '=', partsOf(each), version))
    )
  })
}
