/** The two figures that outside reviewers check against cases of their own. @public */
export { comparisonRate } from './lenders/comparison-rate.ts'
/** @public */
export { repayment } from './repayment.ts'
