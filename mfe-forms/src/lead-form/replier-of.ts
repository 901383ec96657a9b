import type { Location, PublicSite } from '@forecourt/contracts/site/site'
import { replier } from '@forecourt/domain/leads/routing/replier'
import type { Subject } from './load-subject.ts'

/** Who reads a form that is not sent yet: a department with one place needs no choice. */
export function replierOf({ vehicle, location, department }: Subject, site: PublicSite): Location | undefined {
  const [place, ...others] = department?.places ?? []
  const only = vehicle || others.length > 0 ? undefined : place?.location
  return replier({ ...vehicle, location: location ?? only }, site)
}
