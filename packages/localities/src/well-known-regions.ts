/** Regions that everybody knows by a name that the statistical areas do not have, and the areas that they are made of. */
export const wellKnownRegions: Readonly<Record<string, readonly string[]>> = {
  'Gold Coast': [
    'Southport',
    'Surfers Paradise',
    'Robina',
    'Nerang',
    'Coolangatta',
    'Mudgeeraba - Tallebudgera',
    'Ormeau - Oxenford',
    'Gold Coast Hinterland',
  ],
  'Sunshine Coast': ['Maroochy', 'Noosa', 'Nambour - Pomona', 'Sunshine Coast Hinterland'],
  'Central Coast': ['Gosford', 'Wyong'],
  'Northern Beaches': ['Manly', 'Warringah', 'Pittwater'],
  'Hunter Valley': ['Lower Hunter', 'Upper Hunter', 'Maitland'],
  Illawarra: ['Wollongong', 'Dapto - Port Kembla', 'Kiama - Shellharbour'],
  Riverina: ['Wagga Wagga', 'Griffith - Murrumbidgee (West)', 'Tumut - Tumbarumba'],
  Gippsland: ['Gippsland - East', 'Gippsland - South West', 'Latrobe Valley', 'Baw Baw', 'Wellington'],
  'Darling Downs': ['Toowoomba', 'Darling Downs - East', 'Darling Downs (West) - Maranoa', 'Granite Belt'],
  Wheatbelt: ['Wheat Belt - North', 'Wheat Belt - South'],
  'Margaret River': ['Augusta - Margaret River - Busselton'],
}
