import type { DepartmentDetails } from '@forecourt/contracts/leads/appointments'
import { shownLocations } from '@forecourt/contracts/site/shown-locations'
import type { Department, Site } from '@forecourt/contracts/site/site'
import { localTime } from '../../locations/hours/local-time.ts'
import { specialLines, weekLines } from '../../locations/hours/opening-hours.ts'
import { appointmentDays } from './appointment-days.ts'

type DepartmentSite = Pick<Site, 'locations' | 'hidden_locations' | 'departments' | 'appointments'>

/** LD-10. A department as its page and its forms need it. Of the locations those that shoppers see and that have its hours. */
export function departmentDetails(site: DepartmentSite, department: Department, now: Date): DepartmentDetails {
  const places = shownLocations(site).filter(({ hours }) => hours?.[department])
  return {
    ...site.departments[department],
    places: places.map((place) => {
      const week = place.hours?.[department]
      return {
        location: place.slug,
        dealership_slug: place.dealership_slug,
        hours: week ? weekLines(week) : [],
        special_hours: specialLines(place.special_hours, localTime(place, now).day),
        appointments: appointmentDays({ place, department, now, settings: site.appointments }),
      }
    }),
  }
}
