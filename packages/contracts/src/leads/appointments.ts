import * as z from 'zod/mini'

/** A day (`2026-11-24`) and the times of day (`09:30`) at which something can begin, both by the place's own clock. */
const appointmentDaySchema = z.object({ date: z.iso.date(), times: z.array(z.string()) })
export type AppointmentDay = z.infer<typeof appointmentDaySchema>

const hoursLineSchema = z.object({ days: z.string(), hours: z.string() })

/** A place at which a department works: when it is open, and the appointments that shoppers can ask for. */
const departmentPlaceSchema = z.object({
  /** The location's slug; what else is known of it is the site's. */
  location: z.string(),
  dealership_slug: z.string(),
  hours: z.array(hoursLineSchema),
  special_hours: z.array(hoursLineSchema),
  appointments: z.array(appointmentDaySchema),
})
export type DepartmentPlace = z.infer<typeof departmentPlaceSchema>

const colleagueSchema = z.object({ name: z.string(), role: z.string(), phone: z.optional(z.string()) })

/** A department of a site: what its page says, what its forms offer, and where it works. */
export const departmentSchema = z.object({
  intro: z.optional(z.string()),
  team: z.array(colleagueSchema),
  services: z.array(z.string()),
  places: z.array(departmentPlaceSchema),
})
export type DepartmentDetails = z.infer<typeof departmentSchema>
