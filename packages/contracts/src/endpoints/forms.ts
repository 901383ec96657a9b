import * as z from 'zod/mini'
import { leadRequestSchema, leadResponseSchema } from '../leads/lead.ts'
import type { Endpoint } from './endpoint.ts'

/** LD-1, LD-14. Stores a lead before anything else happens, and answers its id; delivery follows by itself. */
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
