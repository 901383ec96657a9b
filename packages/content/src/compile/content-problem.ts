/** What is wrong in a content file: where, what was found, and what to do. */
export type ContentProblem = { file: string; line: number; found: string; fix: string }

/** `pages/about-us.md:12: found …; fix: …`, a problem a line. */
export const describeContentProblems = (problems: readonly ContentProblem[], folder: string): string =>
  problems.map(({ file, line, found, fix }) => `${folder}/${file}:${line}: found ${found}; fix: ${fix}`).join('\n')

/** Adds a problem of one file. */
export type Report = (line: number, found: string, fix: string) => void
