/**
 * The format of `localities.txt`, for the one who writes it and the one who reads it: what is in it in lines of `#`, then a postcode a
 * line, `2000⇥NSW⇥Sydney Inner City⇥Sydney*,-33.871,151.207;The Rocks,-33.86,151.209`. The first locality is the one that the postcode
 * is called by, `*` marks a town, and one of another state or region than the line's has them behind its position.
 */
export type Locality = {
  postcode: string
  name: string
  /** `NSW`. */
  state: string
  lat: number
  long: number
  /** The statistical area that it is in; empty where none is known. */
  region: string
  /** Whether it is larger than a suburb or a village. */
  isTown: boolean
}

type Row = Pick<Locality, 'state' | 'region'>

export function formatLocalities(about: readonly string[], postcodes: readonly (readonly Locality[])[]): string {
  const lines = postcodes.map((localities) => {
    const [main] = localities
    return main ? [main.postcode, main.state, main.region, localities.map(entryIn(main)).join(';')].join('\t') : ''
  })
  return `${[...about.map((line) => `# ${line}`), ...lines].join('\n')}\n`
}

const entryIn =
  (row: Row) =>
  ({ name, isTown, lat, long, state, region }: Locality): string =>
    [
      `${name}${isTown ? '*' : ''}`,
      lat,
      long,
      ...(state !== row.state || region !== row.region ? [state, region] : []),
    ].join(',')

/** By postcode, the main locality first. */
export function parseLocalities(text: string): Map<string, Locality[]> {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(
    lines.map((line) => {
      const [postcode = '', state = '', region = '', entries = ''] = line.split('\t')
      return [postcode, entries.split(';').map((entry) => parseEntry(entry, { postcode, state, region }))] as const
    }),
  )
}

function parseEntry(entry: string, row: Row & Pick<Locality, 'postcode'>): Locality {
  const [marked = '', lat, long, state = row.state, region = row.region] = entry.split(',')
  const isTown = marked.endsWith('*')
  const name = isTown ? marked.slice(0, -1) : marked
  return { postcode: row.postcode, name, state, lat: Number(lat), long: Number(long), region, isTown }
}
