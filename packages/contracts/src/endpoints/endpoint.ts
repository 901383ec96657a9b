import type * as z from 'zod/mini'
import type { ErrorCode } from '../error-codes.ts'

/**
 * One endpoint of the API, declared once: the gateway, the infrastructure, the client, the OpenAPI document and the isolation
 * matrix read these rows. A row is a constant of its team's file, so that a remote's bundle holds only the rows that it calls.
 */
export type Endpoint = {
  method: 'GET' | 'POST'
  /** `{name}` captures one segment. */
  path: `/api/${string}`
  /** One line for the OpenAPI document: what it answers or does. */
  summary: string
  /** Of the path's captures. */
  params: z.ZodMiniType
  /** Names of query parameters, which the endpoint's own codec parses. The edge drops the query of a shared row that has none and takes no search. */
  query?: readonly string[]
  /** It takes the parameters of a search, which the domain names. */
  takesSearch?: true
  /** Of the request's body, where it takes one. */
  body?: z.ZodMiniType
  response: z.ZodMiniType
  /**
   * `shared` answers depend on tenant and address alone: the edge removes cookies from the request and caches the answer for some seconds.
   * `private` answers are never cached.
   */
  visibility: 'shared' | 'private'
  /** A shared answer that never changes: browsers keep it. */
  isImmutable?: true
  /** Query parameters with which a shared answer is not cached: it is for those who know their value. */
  notCachedWith?: readonly string[]
  /** `load`: pages' `load` may call it, on the server too, where no provider and no session is reached. */
  from: 'load' | 'browser'
  /** `required`: 401 without a session. `optional`: it answers with one or without. Only what is private has one. */
  session: 'none' | 'optional' | 'required'
  /** A read that counts who asks: it is refused to another site's page, which could have its visitors counted. */
  counts?: true
  /** It creates something, so it needs an idempotency key: the same key gives the same answer. */
  creates?: true
  /** Errors beside those that follow from the rest of the row, for the OpenAPI document. */
  mayAnswer?: readonly ErrorCode[]
  /**
   * What is not there is an expected answer, as addresses that people keep name it: 204 (No Content) instead of 404, which a browser
   * writes to its console as an error. Callers see `not_found` all the same.
   */
  mayBeAbsent?: true
  /**
   * Somebody else's system sends it, and signs its body: the header that has the signature. No page sends it, so no origin is checked,
   * and its body is the text as it came, with the signature.
   */
  signedBy?: string
  /** It takes a plain HTML form too, for shoppers without scripts, and answers that with 303 (See Other). */
  takesForm?: true
  /** Bytes of a body that it takes at most; `defaultMaxBodyBytes` when left out. */
  maxBodyBytes?: number
}

/** A row that pages' `load` may call. */
export type LoadEndpoint = Endpoint & { from: 'load'; method: 'GET' }
export type ReadEndpoint = Endpoint & { method: 'GET' }
export type WriteEndpoint = Endpoint & { method: 'POST' }

export type ParamsOf<E extends Endpoint> = z.infer<E['params']>
export type ResponseOf<E extends Endpoint> = z.infer<E['response']>
export type BodyOf<E extends Endpoint> = E extends { body: infer B extends z.ZodMiniType } ? z.infer<B> : undefined

/** A body before it is parsed: what has a default may be left out. */
export type BodyInputOf<E extends Endpoint> = E extends { body: infer B extends z.ZodMiniType } ? z.input<B> : undefined

/** Bytes of a body that an endpoint takes when its row does not say. */
export const defaultMaxBodyBytes = 20_000

/** Fields of one form: the longest form of a site has some forty. */
export const maxFormFields = 200

/** The route as API Gateway names it: `GET /api/search`. */
export const routeOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): string => `${method} ${path}`

/** Whether an endpoint reads the query of its address. */
export const readsQuery = ({ query = [], takesSearch }: Pick<Endpoint, 'query' | 'takesSearch'>): boolean =>
  takesSearch === true || query.length > 0

/** The methods that an endpoint accepts: each GET is also a HEAD. */
export const methodsOf = ({ method }: Pick<Endpoint, 'method'>): readonly ('GET' | 'HEAD' | 'POST')[] =>
  method === 'GET' ? ['GET', 'HEAD'] : ['POST']
