export type FeatureGroup = { title: string; features: string[] }

/** In the order they are shown; a feature is in the first group that has a word of it. */
const groups: readonly { title: string; words: RegExp }[] = [
  {
    title: 'What sets it apart',
    words:
      /head-?up|panoram|sunroof|moonroof|360|surround|adaptive cruise|matrix|ventilated|massag|heated (front|rear|steering|seat)|air suspension|adaptive (damp|suspension)|power(ed)? tailgate|hands-?free tailgate|premium (audio|sound)|bose|harman|burmester|bang|solar|vehicle.to.load|v2l|diff(erential)? lock|night vision|digital key|captain/i,
  },
  {
    title: 'Safety and help for the driver',
    words:
      /airbag|assist|brak|camera|lane|blind|collision|cruise|park|sensor|monitor|isofix|stability|traction|alarm|immobili|warning|alert|safety|seat ?belt|hill/i,
  },
  {
    title: 'Comfort and seats',
    words:
      /seat|climate|air.?con|leather|heated|keyless|push.?button|steering|window|memory|tailgate|mirror|armrest|trim|upholster|cup|carpet|tint|awning|bed|fridge|shower|toilet|oven|kitchen/i,
  },
  {
    title: 'Sound and connection',
    words:
      /carplay|android|bluetooth|audio|sound|speaker|usb|navig|sat.?nav|screen|display|radio|dab|wireless|wi-?fi|charg|app\b/i,
  },
  {
    title: 'Outside and towing',
    words:
      /wheel|roof|tow|light|lamp|led\b|rack|paint|bull ?bar|tray|canopy|spoiler|mud|tyre|snorkel|winch|grille|bumper|side step/i,
  },
]
const others = 'Everything else'

/** What a vehicle has, each once: first what sets it apart, then by subject. Few, or of one kind alone, they are one group without a title. */
export function featureGroups(features: readonly string[]): FeatureGroup[] {
  const byTitle = new Map<string, string[]>([...groups.map(({ title }) => title), others].map((title) => [title, []]))
  for (const feature of new Set(features)) {
    const title = groups.find(({ words }) => words.test(feature))?.title ?? others
    byTitle.get(title)?.push(feature)
  }
  const found = [...byTitle].flatMap(([title, own]) => (own.length > 0 ? [{ title, features: own }] : []))
  return found.length > 1 ? found : found.map(({ features: all }) => ({ title: '', features: all }))
}

/** The first `count` features, and the rest; the rest of a group that is cut has no title. */
export function cutGroups(
  all: readonly FeatureGroup[],
  count: number,
): { first: FeatureGroup[]; rest: FeatureGroup[] } {
  const first: FeatureGroup[] = []
  const rest: FeatureGroup[] = []
  let left = count
  for (const { title, features } of all) {
    const taken = features.slice(0, Math.max(0, left))
    const waiting = features.slice(taken.length)
    left -= taken.length
    if (taken.length > 0) first.push({ title, features: taken })
    if (waiting.length > 0) rest.push({ title: taken.length > 0 ? '' : title, features: waiting })
  }
  return { first, rest }
}
