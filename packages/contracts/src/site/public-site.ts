import { openingDaysAhead } from './opening-days.ts'
import { shownLocations } from './shown-locations.ts'
import type { PublicSite, Site, SpecialHours } from './site.ts'

/** The settings that are `public`. By name, since a process that serves pages would make the schema of all sites for them. */
const publicNames: Readonly<Record<Exclude<keyof PublicSite, 'draw' | 'offer_figures' | 'review_count'>, true>> = {
  slug: true,
  name: true,
  url: true,
  logo_svg: true,
  template: true,
  manufacturer: true,
  autograb: true,
  autobot: true,
  youtube_url: true,
  brand: true,
  layout: true,
  home: true,
  popup: true,
  copy: true,
  paths: true,
  menu: true,
  footer: true,
  phone: true,
  dealerships: true,
  locations: true,
  capabilities: true,
  dealership_capabilities: true,
  finance: true,
  enquiry: true,
  map: true,
  quote: true,
  car_types: true,
  item_types: true,
  pricing: true,
  remembered_answers: true,
  paging: true,
  electric_tag: true,
  certified: true,
  sold_window_days: true,
  just_arrived_days: true,
  chips: true,
  sign_in: true,
  tracking: true,
  buttons: true,
  custom_button: true,
  chat: true,
  trade_in_for: true,
  reserve_deposit: true,
  money_back: true,
  payment_methods: true,
  show_unregistered: true,
  info_sections: true,
  ticket: true,
  vehicle_banner: true,
  spin: true,
  twitter: true,
  posts_on_vehicle: true,
  similar_in_view: true,
  watchlist: true,
}

const dayMs = 86_400_000
const isoDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

/**
 * The part of a site that may be in a page's source. Hidden locations are left out (TN-12), and so are most hours: two
 * years of holidays at every place of a group are more than all else together. Of the primary location, and of every one
 * where there is one dealership, the week stays and the special days of the next weeks, which the home page shows.
 */
export function publicSite(site: Site, nowMs: number = Date.now()): PublicSite {
  const shown = Object.fromEntries(
    Object.entries(site).filter(([name]) => Object.hasOwn(publicNames, name)),
  ) as PublicSite
  // A day more at both ends, since a day begins elsewhere on the earth at another time.
  const [from, to] = [isoDay(nowMs - dayMs), isoDay(nowMs + (openingDaysAhead + 1) * dayMs)]
  const isNear = ({ date }: SpecialHours) => date >= from && date <= to
  const { spin_to_win: draw } = site
  return {
    ...shown,
    ...(draw && { draw: { starts: draw.starts, ends: draw.ends, prizes: draw.prizes.map(({ name }) => name) } }),
    locations: shownLocations(site).map(({ hours, special_hours, public_holidays: _, ...location }) => ({
      ...location,
      ...((location.primary || site.dealerships.length === 1) &&
        hours && { hours, special_hours: special_hours?.filter(isNear) }),
    })),
  }
}
