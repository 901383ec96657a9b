import type { FinanceEstimate } from '@forecourt/contracts/finance/finance-lender'
import { repaymentOfEstimate, repaymentWords } from './stated-repayment.ts'

/** VC-5. An estimate in words: its repayment with the comparison rate beside it (RG 178), and what it holds by. */
export const financeTeaser = (estimate: FinanceEstimate) => repaymentWords(repaymentOfEstimate(estimate))
