/** Takes the place of the structured data in browsers: only documents carry it. */
export const jsonLdOf = () => undefined
