/** What Secrets Manager calls a secret of a stage. */
export const secretName = ({ name: stage }: { name: string }, name: string): string => `forecourt/${stage}/${name}`
