import { createHmac } from 'node:crypto'

/** What a dealer's system checks our signatures with: a secret of its own for each site, made of the stage's. */
export const webhookSecret = (stageSecret: string, tenant: string): string =>
  createHmac('sha256', stageSecret).update(`webhook\0${tenant}`).digest('hex')
