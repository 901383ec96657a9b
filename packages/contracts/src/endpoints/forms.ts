import * as z from 'zod/mini'
import { departmentSchema } from '../leads/appointments.ts'
import { leadRequestSchema, leadResponseSchema, sentMarkSchema } from '../leads/lead.ts'
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

/** RT-10. What a form without scripts was about, by the mark in the address that answered it. */
export const sentForm = {
  method: 'GET',
  path: '/api/leads/sent/{mark}',
  summary: 'What a form that was sent without scripts was about',
  params: z.object({ mark: z.string().check(z.regex(/^[\w.-]{1,400}$/, 'a mark')) }),
  response: sentMarkSchema,
  visibility: 'shared',
  from: 'load',
  session: 'none',
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
