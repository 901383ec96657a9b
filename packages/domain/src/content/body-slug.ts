/** RT-18. A body type as an address has it: lower case, without ampersand, hyphens for spaces. */
export const bodySlug = (body: string): string => body.toLowerCase().replaceAll('&', '').trim().replaceAll(/\s+/g, '-')
