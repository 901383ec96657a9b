import type {
  BodyInputOf,
  LoadEndpoint,
  ParamsOf,
  ReadEndpoint,
  ResponseOf,
  WriteEndpoint,
} from '@forecourt/contracts/endpoints/endpoint'

/**
 * The API as a page's `load` sees it, the same on the server (direct calls) and in the browser (HTTP). It rejects with `ApiError`;
 * answers are parsed by the row on both sides.
 */
export interface LoadApi {
  get<E extends LoadEndpoint>(row: E, params: ParamsOf<E>, query?: string): Promise<ResponseOf<E>>
}

export type SendOptions<E extends WriteEndpoint> = {
  params?: ParamsOf<E>
  /** Of a row that creates something: the same key gives the same answer, so one more try after a network failure is safe. */
  idempotencyKey?: string
  /** Rows whose remembered answers the write makes stale. */
  stale?: readonly ReadEndpoint[]
  /** How long the answer may take, where that is not ten seconds. */
  timeoutMs?: number
  /** Ends the request; it then rejects. */
  signal?: AbortSignal
} & (BodyInputOf<E> extends undefined ? { body?: undefined } : { body: BodyInputOf<E> })

/** The API as components see it in the browser: any read, and writes. It rejects with `ApiError`. */
export interface Api {
  get<E extends ReadEndpoint>(row: E, params: ParamsOf<E>, query?: string): Promise<ResponseOf<E>>
  send<E extends WriteEndpoint>(row: E, options: SendOptions<E>): Promise<ResponseOf<E>>
}
