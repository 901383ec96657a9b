/** JSON that is safe inside a script element: nothing in it can end the element or begin a comment. */
export const escapeJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')
