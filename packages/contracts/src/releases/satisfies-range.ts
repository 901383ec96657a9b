const operators: Readonly<Record<string, (order: number) => boolean>> = {
  '': (order) => order === 0,
  '>=': (order) => order >= 0,
  '<=': (order) => order <= 0,
  '>': (order) => order > 0,
  '<': (order) => order < 0,
}

/** A version as one number; a pre-release counts as what it precedes. */
const placeOf = (version: string): number =>
  version
    .replace(/-.*/, '')
    .split('.')
    .reduce((sum, part) => sum * 10_000 + Number(part), 0)

function meets(version: string, comparator: string): boolean {
  const [, operator = '', wanted = ''] = /^([<>]=?|)(.*)$/.exec(comparator) ?? []
  return operators[operator]?.(placeOf(version) - placeOf(wanted)) ?? false
}

/**
 * Whether a version is in a range, as a remote's build writes it: comparators such as `>=19.3.1 <20.0.0-0`, and alternatives after `||`.
 * Publishing has read the range that the squad wrote, by npm's own rules; this is the last check, in the browser.
 */
export const satisfiesRange = (version: string, range: string): boolean =>
  range.split('||').some((all) => all.split(' ').every((comparator) => comparator === '' || meets(version, comparator)))
