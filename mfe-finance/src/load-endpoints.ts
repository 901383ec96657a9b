/**
 * The rows of the endpoints that this remote calls, and what reads the browser's storage, in a file of their own: their schemas are
 * no part of a first view. The release names the file, so that a navigation loads it beside the data.
 */
export const loadEndpoints = () => import(/* webpackChunkName: "endpoints" */ './endpoints.ts')
export type Endpoints = Awaited<ReturnType<typeof loadEndpoints>>
