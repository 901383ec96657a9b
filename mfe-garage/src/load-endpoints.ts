/**
 * The rows of the endpoints that this remote calls, in a file of their own: their schemas are no part of a first view, which came with
 * its data. The release names the file, so that a navigation loads it beside the data.
 */
export const loadEndpoints = () => import(/* webpackChunkName: "endpoints" */ './endpoints.ts')
