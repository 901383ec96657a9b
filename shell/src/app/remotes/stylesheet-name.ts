/** The name by which the bundler's CSS runtime finds a loaded stylesheet: its element's `data-href`. */
export const stylesheetName = (url: string): string => url.slice(url.lastIndexOf('/') + 1)
