import type { HomeSection, Site } from '../site.ts'

/** A link in a tenant's file: its position and its target. */
type PlacedLink = { path: string; href: string }

function sectionLinks(section: HomeSection, at: string): PlacedLink[] {
  switch (section.kind) {
    case 'promos':
      return section.tiles.map(({ href }, index) => ({ path: `${at}.tiles[${index}].href`, href }))
    case 'brands':
      return section.brands.map(({ href }, index) => ({ path: `${at}.brands[${index}].href`, href }))
    default:
      return []
  }
}

/** Every link that a site's own words hold. */
export function siteLinks({
  menu,
  footer,
  home,
  popup,
  promos,
  offers,
}: Pick<Site, 'menu' | 'footer' | 'home' | 'popup' | 'promos' | 'offers'>): PlacedLink[] {
  return [
    ...menu.flatMap(({ href, links = [] }, index) => [
      { path: `menu[${index}].href`, href },
      ...links.map((link, at) => ({ path: `menu[${index}].links[${at}].href`, href: link.href })),
    ]),
    ...footer.flatMap(({ links }, column) =>
      links.map(({ href }, index) => ({ path: `footer[${column}].links[${index}].href`, href })),
    ),
    ...(home?.hero.action ? [{ path: 'home.hero.action.href', href: home.hero.action.href }] : []),
    ...(home?.sections ?? []).flatMap((section, index) => sectionLinks(section, `home.sections[${index}]`)),
    ...promos.items.map(({ node }, index) => ({ path: `promos.items[${index}].node.href`, href: node.href })),
    ...offers.flatMap(({ model }, index) =>
      model?.override_url ? [{ path: `offers[${index}].model.override_url`, href: model.override_url }] : [],
    ),
    ...(popup ? [{ path: 'popup.linkTo', href: popup.linkTo }] : []),
  ]
}
