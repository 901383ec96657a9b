/** The rows of the endpoints that this remote calls, in a file of their own: their schemas are no part of a first view. */
export const loadEndpoints = () => import(/* webpackChunkName: "endpoints" */ './endpoints.ts')
