import { functionFolder } from '@forecourt/functions/needs'
import { stage } from '../settings.ts'

/** What the cloud calls a function, and its role, by its folder's name. */
export const deployedFunction = (name: string): string => `forecourt-${stage}-${functionFolder(name).replace('/', '-')}`
