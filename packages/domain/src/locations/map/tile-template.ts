/** LO-8. Tiles whose address has `{key}` are those of the place's own map: undefined for a place without one. */
export function tileTemplate(tiles: string, mapKey: string | undefined): string | undefined {
  if (!tiles.includes('{key}')) return tiles
  return mapKey && tiles.replace('{key}', () => encodeURIComponent(mapKey))
}
