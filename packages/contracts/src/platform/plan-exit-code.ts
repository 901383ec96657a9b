/** The exit code of `npm run plan` for a change that another stack must be deployed before. `forecourt ship` stops at it. */
export const deployOthersFirst = 3
