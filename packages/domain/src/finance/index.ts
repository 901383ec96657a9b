/** The two figures that outside reviewers check against cases of their own. */
export { comparisonRate } from './comparison-rate.ts'
export { repayment } from './repayment.ts'
