import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { routeOf } from '@forecourt/contracts/endpoints/endpoint'
import { lenders } from '@forecourt/contracts/endpoints/finance'
import { listLocations } from '@forecourt/contracts/endpoints/locations'
import { unservedCalls } from '@forecourt/releases/records/served-endpoints'
import { deploy, destroy } from '../deployment/cdk.ts'
import { differences, stackContents, stacks } from '../deployment/deployed-state.ts'
import { forecourt } from '../deployment/forecourt.ts'
import { plan } from '../deployment/plan.ts'
import { readDeployedNames } from '../deployment/platform-names.ts'
import { openSite, type Site } from '../deployment/site.ts'
import { root, stage } from '../settings.ts'
import { findFirstHit } from './journeys.ts'
import { check, type StepRunner, until } from './step-runner.ts'

type Options = { endpoint: string; folder: string; tenant: string }

const team = 'finance'
const own = `forecourt-${stage}-${team}`
const calls = [routeOf(lenders)]
const source = join(root, 'functions/finance/finance/index.ts')

/** A team ships its functions alone, breaks its own alone, and can be removed and deployed again. */
export async function checkTeamDeploys({ step }: StepRunner, options: Options): Promise<void> {
  const site = await openSite(options.endpoint, await readDeployedNames(), options.tenant)
  const path = lenders.path.replace('{slug}', (await until('A search', () => findFirstHit(site))).slug)

  await step("a team's changed function is deployed with its team, and every other stack stays as it was", async () => {
    const before = await contents()
    check((await plan(team)) === `${own}: nothing changes.\n`, `The plan of what is deployed: ${await plan(team)}`)
    const { seconds } = await withSource(
      (text) => `${text}\nglobalThis.process.stdout.write('')\n`,
      async () => {
        const said = await plan(team)
        check(said.includes('\nCode\n  ~ finance\n\nOther stacks\n  Platform, after it: '), `The plan: ${said}`)
        return deploy(options, { team })
      },
    )
    const touched = differences(before, await contents())
    check(touched.join() === own, `Touched: ${touched.join(', ') || 'nothing at all'}`)
    await until('An answer', () => statusOf(site, path, 200))
    return `${seconds.toFixed(1)} s`
  })
  await step("a team's function that throws at load fails alone", async () => {
    await withSource(
      // Only as a Lambda: other suites start platforms of the same files meanwhile.
      (text) => `${text}\nif (process.env.AWS_LAMBDA_FUNCTION_NAME) throw new Error('It fails at load.')\n`,
      () => deploy(options, { team }),
    )
    // Of the kind 500 on AWS, 502 on its stand-in.
    await until('Its failure', async () => (await site.ask(path)).status >= 500 || undefined)
    check((await site.ask(listLocations.path)).status === 200, "Another team's function does not answer.")
    check((await site.ask('/')).status === 200, 'The home page does not answer.')
    await doctorSays(`finance, of ${team}, fails: GET `)
    await deploy(options, { team })
    await until('An answer', () => statusOf(site, path, 200))
    return undefined
  })
  await step(
    "a team's stack is removed, its addresses are 404, no release may call them, and it comes back",
    async () => {
      check((await unservedCalls(calls)).length === 0, 'What its deploy recorded is not served.')
      const before = await stacks()
      await destroy(options, { team })
      const touched = differences(before, await stacks())
      check(touched.join() === own, `Touched: ${touched.join(', ')}`)
      await until('Its 404', () => statusOf(site, path, 404))
      check((await site.ask('/')).status === 200, 'The home page does not answer.')
      const [refused = ''] = await unservedCalls(calls)
      check(refused.includes('no stack serves it'), `A release may call them: ${refused}`)
      await doctorSays(`The functions of ${team} are not deployed`)
      const car = await site.ask(path.replace(/^\/api/, '').replace('/lenders', ''))
      check(car.status === 200, `The page that uses it is ${car.status}.`)
      const { seconds } = await deploy(options, { team })
      await until('An answer', () => statusOf(site, path, 200))
      check((await unservedCalls(calls)).length === 0, 'What is back is not served.')
      return `back in ${seconds.toFixed(1)} s`
    },
  )
}

/** What is wrong with a team is a problem that the operator's command names. */
async function doctorSays(problem: string): Promise<void> {
  const { code, output } = await forecourt('doctor')
  check(code === 1 && output.includes(problem), `The doctor says: ${output}`)
}

/** Every stack's template and resources. */
async function contents(): Promise<Map<string, string>> {
  const names = [...(await stacks()).keys()]
  return new Map(await Promise.all(names.map(async (name) => [name, await stackContents(name)] as const)))
}

/** Works with another text of the function, as its squad has it before it is deployed. */
async function withSource<T>(change: (text: string) => string, work: () => Promise<T>): Promise<T> {
  const text = readFileSync(source, 'utf8')
  writeFileSync(source, change(text))
  try {
    return await work()
  } finally {
    writeFileSync(source, text)
  }
}

async function statusOf(site: Site, path: string, status: number): Promise<true | undefined> {
  return (await site.ask(path)).status === status ? true : undefined
}
