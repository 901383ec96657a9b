import * as z from 'zod/mini'
import { departmentSchema } from '../leads/appointments.ts'
import { leadRequestSchema, leadResponseSchema } from '../leads/lead.ts'
import { departments } from '../site/departments.ts'
import type { Endpoint } from './endpoint.ts'

/**
 * LD-1, LD-14. Stores a lead before anything is made of it, and answers its id: contacts and delivery follow by themselves. Before it
 * comes only what may refuse it: validation, limits, the challenge.
 */
export const createLead = {
  method: 'POST',
  path: '/api/leads',
  summary: 'Sends a form of the site to the dealership',
  params: z.object({}),
  body: leadRequestSchema,
  response: leadResponseSchema,
  visibility: 'private',
  from: 'browser',
  session: 'optional',
  creates: true,
  takesForm: true,
  maxBodyBytes: 50_000,
} as const satisfies Endpoint

/** LD-10. Where a department of the site works, and the appointments that shoppers can ask for there. */
export const department = {
  method: 'GET',
  path: '/api/departments/{department}',
  summary: 'A department: its team, places, hours and appointments',
  params: z.object({ department: z.enum(departments) }),
  response: departmentSchema,
  visibility: 'shared',
  from: 'load',
  session: 'none',
} as const satisfies Endpoint
