import { isolation } from './matrices/isolation.ts'
import type { Matrix } from './matrix.ts'

export const matrices: readonly Matrix[] = [isolation]
