/** The id of the list of a make's models. */
export const modelsId = (make: string): string => `models-${make.replaceAll(/[^A-Za-z0-9]+/g, '-')}`
