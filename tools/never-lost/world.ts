import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { testSite } from '@forecourt/contracts/testing/test-site'
import { createTables } from '@forecourt/lambda-kit/data/create-tables'
import { writeSite } from '@forecourt/lambda-kit/tenants/tenant-config'
import { freePorts } from '@forecourt/lambda-kit/testing/free-port'
import { testOriginSecret } from '@forecourt/lambda-kit/testing/local-tables'
import { testCar } from '@forecourt/leads/testing/test-car'
import { setFunctionEnvironment } from '@forecourt/local/aws/lambda/function-environment'
import { storeVehicle } from '@forecourt/stock/testing/store-vehicle'
import { Process } from './process.ts'

/** Retries wait 30 seconds at first, and a claim that a kill left behind two minutes. */
const clockSpeed = 20
const unlimited = 1_000_000

export type World = {
  leadsUrl: string
  /** A line for each delivery that the target took. */
  deliveriesFile: string
  processes: { tables: Process; functions: Process; target: Process }
}

/** Starts the three processes, with a site whose leads go out by e-mail, ADF and webhook. Each keeps its port over a kill. */
export async function startWorld(folder: string): Promise<World> {
  const [tablesPort = 0, functionsPort = 0, targetPort = 0] = await freePorts(3)
  const deliveriesFile = join(folder, 'deliveries')
  const tablesFolder = join(folder, 'tables')
  mkdirSync(tablesFolder, { recursive: true })
  const target = `http://127.0.0.1:${targetPort}`
  const tableEndpoint = `http://127.0.0.1:${tablesPort}`
  setFunctionEnvironment({
    tableEndpoint,
    secrets: {
      ORIGIN_SECRET: testOriginSecret,
      LEAD_KEYS_SECRET: 'keys-of-never-lost',
      LEAD_SIGNING_SECRET: 'signing-of-never-lost',
    },
    releasesDir: folder,
    feedsDir: folder,
    mediaDir: folder,
    providers: { EMAIL_FROM: 'leads@forecourt.example', EMAIL_URL: target, WEBHOOK_URL: target },
  })
  const functions: Process = new Process('functions', {
    module: 'functions-process.ts',
    args: [functionsPort],
    env: { FAST_CLOCK: `${Date.now()} ${clockSpeed}` },
    execArgv: ['--import', join(import.meta.dirname, 'fast-clock.ts')],
  })
  const tables = new Process('tables', {
    module: 'tables-process.ts',
    args: [tablesFolder, tablesPort],
    onMessage: (message) => functions.send(Object(message).written ?? {}),
  })
  const targets = new Process('target', { module: 'target-process.ts', args: [deliveriesFile, targetPort] })
  await Promise.all([tables.start(), targets.start()])
  await createTables(tableEndpoint)
  await writeSite(siteOfLeads())
  await storeVehicle(testCar())
  await functions.start()
  const leadsUrl = `http://127.0.0.1:${functionsPort}`
  return { leadsUrl, deliveriesFile, processes: { tables, functions, target: targets } }
}

function siteOfLeads() {
  const site = testSite()
  const delivery = {
    email: ['sales@northgate.example'],
    adf: { by: 'webhook' as const, url: 'https://crm.northgate.example/adf' },
    webhook: { url: 'https://crm.northgate.example/leads' },
  }
  return { ...site, leads: { ...site.leads, ...delivery, limits: { per_address: unlimited, per_site: unlimited } } }
}
