import type { Site } from '@forecourt/contracts/site/site'
import { capabilitiesOf } from '../site/capabilities.ts'
import { siteDay } from '../site/site-day.ts'

type Dated = { start?: string | undefined; end?: string | undefined; published?: string | undefined }

/** RT-19. Whether it is there on a day: from its first day, or the day it is published, to its last one. */
export const isOnDay = ({ start, end, published }: Dated, day: string): boolean =>
  (start === undefined || start <= day) &&
  (end === undefined || day <= end) &&
  (published === undefined || published <= day)

/** Whether the site has the page at a moment: its days and the capability that it requires (TN-4). */
export function isShown(page: Dated & { requires?: string | undefined }, site: Site, now: Date): boolean {
  if (!isOnDay(page, siteDay(site, now))) return false
  return page.requires === undefined || capabilitiesOf(site).some((name) => name === page.requires)
}
