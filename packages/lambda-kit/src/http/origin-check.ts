import { createHash, timingSafeEqual } from 'node:crypto'
import type { MiddlewareObj } from '@middy/core'
import { AppError } from '../app-error.ts'
import { type HttpContext, type HttpEvent, type HttpResult, header } from './http-request.ts'
import { originSecrets } from './origin-secret.ts'

/** TN-1. Only the edge knows the secret, so only a request that came through it carries a tenant that can be believed. */
export const originCheck = (): MiddlewareObj<HttpEvent, HttpResult, Error, HttpContext> => ({
  before: async ({ event }) => {
    const given = header(event, 'x-origin-verify') ?? ''
    const known = await originSecrets()
    // Compares all of them: the response time reveals nothing.
    const fitting = known.filter((secret) => isSame(given, secret))
    if (fitting.length === 0) throw new AppError('forbidden')
  },
})

/** Compares digests, which have one length, in constant time: the response time reveals nothing of the secret. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}
