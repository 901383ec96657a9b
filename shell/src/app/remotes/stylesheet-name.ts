/** The name by which the bundler's CSS runtime knows a sheet: it takes an element with this `data-href` for the loaded sheet. */
export const stylesheetName = (url: string): string => url.slice(url.lastIndexOf('/') + 1)
