import { consents } from './matrices/consent.ts'
import { isolation } from './matrices/isolation.ts'
import { prices } from './matrices/price.ts'
import { stacks } from './matrices/stacks.ts'
import { statuses } from './matrices/status.ts'
import type { Matrix } from './matrix.ts'

export const matrices: readonly Matrix[] = [consents, isolation, prices, stacks, statuses]
