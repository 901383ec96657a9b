import { createHash, timingSafeEqual } from 'node:crypto'
import type { MiddlewareObj } from '@middy/core'
import * as z from 'zod/mini'
import { AppError } from './app-error.ts'
import { environment } from './environment.ts'
import { type HttpContext, type HttpEvent, type HttpResult, header } from './http-request.ts'

const secret = environment(z.object({ ORIGIN_SECRET: z.string().check(z.minLength(8)) }))

/** TN-1. Only the edge knows the secret, so only a request that came through it carries a tenant that can be believed. */
export const originCheck = (): MiddlewareObj<HttpEvent, HttpResult, Error, HttpContext> => ({
  before: ({ event }) => {
    if (!isSame(header(event, 'x-origin-verify') ?? '', secret().ORIGIN_SECRET)) throw new AppError('forbidden')
  },
})

/** Compares digests, which have one length, in constant time: the answer's delay tells nothing of the secret. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}
