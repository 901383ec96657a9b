import type { Sort } from '../query/search-bodies.ts'

/** A hit's sort values: a missing number is a word. */
export type SortKey = readonly (number | string | null)[]

const missing = 'missing'

/**
 * Counts the matching documents between each two of the given rows, which are sorted. The order is optionally by score,
 * by a number, and by two words that are unique per vehicle.
 */
export function gapsAgg(sort: Sort, known: readonly SortKey[]): object {
  const fields = sort.flatMap((by) => Object.keys(by))
  const isByScore = fields[0] === '_score'
  const [number = '', first = '', second = ''] = isByScore ? fields.slice(1) : fields
  const keys = isByScore ? known : known.map((key) => [0, ...key])
  const isDescending = sort.some((by) => by[number]?.order === 'desc')
  const params = {
    number,
    first,
    second,
    isDescending,
    scores: keys.map(([score]) => score),
    // The aggregation does not accept null.
    numbers: keys.map(([, value]) => (typeof value === 'number' ? value : missing)),
    firsts: keys.map(([, , value]) => value),
    seconds: keys.map(([, , , value]) => value),
  }
  return {
    scripted_metric: {
      params,
      init_script: init,
      map_script: place(isByScore ? '_score' : '0'),
      combine_script: 'state.gaps',
      reduce_script: add,
    },
  }
}

/** Missing values are last in both directions. Descending numbers are negated. */
const init = `
  int size = params.numbers.size();
  state.gaps = new int[size + 1];
  state.scores = new double[size];
  state.numbers = new double[size];
  state.firsts = new String[size];
  state.seconds = new String[size];
  for (int i = 0; i < size; i++) {
    def number = params.numbers.get(i);
    state.scores[i] = ((Number) params.scores.get(i)).doubleValue();
    state.numbers[i] = number instanceof Number ? number.doubleValue() * (params.isDescending ? -1 : 1) : Double.POSITIVE_INFINITY;
    state.firsts[i] = (String) params.firsts.get(i);
    state.seconds[i] = (String) params.seconds.get(i);
  }`

/** Finds one vehicle's place by binary search. */
const place = (score: string): string => `
  double[] scores = state.scores;
  double[] numbers = state.numbers;
  String[] firsts = state.firsts;
  String[] seconds = state.seconds;
  double score = ${score};
  boolean isKnown = doc.containsKey(params.number) && doc[params.number].size() > 0;
  double number = isKnown ? doc[params.number].value * (params.isDescending ? -1 : 1) : Double.POSITIVE_INFINITY;
  String first = doc[params.first].value;
  int low = 0;
  int high = numbers.length;
  while (low < high) {
    int middle = (low + high) >>> 1;
    int order = Double.compare(scores[middle], score);
    if (order == 0) order = Double.compare(number, numbers[middle]);
    if (order == 0) order = first.compareTo(firsts[middle]);
    if (order == 0) order = ((String) doc[params.second].value).compareTo(seconds[middle]);
    if (order > 0) low = middle + 1; else high = middle;
  }
  state.gaps[low]++;`

const add = `
  int[] all = null;
  for (def gaps : states) {
    if (gaps == null) continue;
    if (all == null) all = new int[gaps.length];
    for (int i = 0; i < all.length; i++) all[i] += gaps[i];
  }
  return all;`
