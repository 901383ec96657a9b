import { createHash, timingSafeEqual } from 'node:crypto'
import { directCallsMetric } from '@forecourt/contracts/platform/direct-calls'
import type { MiddlewareObj } from '@middy/core'
import { AppError } from '../app-error.ts'
import { logMetrics } from '../observability/metrics.ts'
import { type HttpContext, type HttpEvent, type HttpResult, header } from './http-request.ts'
import { originSecrets } from './origin-secret.ts'

/** TN-1. Only the edge knows the secret, so only a request that came through it carries a tenant that can be believed. */
export const originCheck = (): MiddlewareObj<HttpEvent, HttpResult, Error, HttpContext> => ({
  before: async ({ event }) => {
    const given = header(event, 'x-origin-verify') ?? ''
    const known = await originSecrets()
    // Compares all of them: the response time reveals nothing.
    const fitting = known.filter((secret) => isSame(given, secret))
    if (fitting.length > 0) return
    countDirectCall()
    throw new AppError('forbidden')
  },
})

/** For the alarm: somebody knows the API's own address, or the edge sends a secret that is not this one. */
function countDirectCall(): void {
  const { STAGE = 'here' } = process.env
  const message = "A request came to the API's own address without the edge's secret"
  logMetrics({ namespace: `Forecourt/${STAGE}`, values: { [directCallsMetric]: 1 }, message })
}

/** Compares digests, which have one length, in constant time: the response time reveals nothing of the secret. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}
