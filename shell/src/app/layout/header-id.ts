/** The first frame waits for the whole of it, where a browser can (`rel="expect"`): what its end takes would move its middle. */
export const headerId = 'site-header'
