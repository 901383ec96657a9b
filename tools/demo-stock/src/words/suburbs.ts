const listed = (...lines: string[]): string[] => lines.flatMap((line) => line.split(', '))

/** Where a dealer's customers come from, by state. */
export const suburbs: Record<string, readonly string[]> = {
  NSW: listed(
    'Dee Why, Mona Vale, Manly, Frenchs Forest, Chatswood, Castle Hill, Narrabeen, Hornsby, Mosman, Blacktown',
    'Penrith, Newtown, Gosford, Cronulla, Ryde, Richmond',
  ),
  QLD: listed(
    'Chermside, Strathpine, North Lakes, Redcliffe, Caboolture, Kenmore, Toowoomba, Wynnum, Indooroopilly',
    'Nerang, Burleigh Heads, Ipswich, Noosaville, Coomera',
  ),
  VIC: listed(
    'Geelong West, Torquay, Richmond, Brunswick, Box Hill, Frankston, Ballarat, Werribee, Preston, Ringwood',
    'Lara, Colac, Hawthorn, Sunbury',
  ),
  SA: listed(
    'Salisbury, Glenelg, Mount Barker, Victor Harbor, Gawler, Norwood, Port Adelaide, Murray Bridge, Whyalla',
    'Modbury, Berri, Port Lincoln',
  ),
  WA: listed(
    'Fremantle, Joondalup, Rockingham, Midland, Armadale, Mandurah, Subiaco, Bunbury, Canning Vale, Morley',
    'Kalgoorlie, Scarborough',
  ),
}
