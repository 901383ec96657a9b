// `npm run quotas`: how much of AWS's limits the stage prod uses, and which are reached first as we grow.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { numberText } from '@forecourt/domain/text/numbers'
import { functions } from '@forecourt/functions/needs'
import { listTenants } from '@forecourt/tenants'
import { knownRemotes } from '../bundling/build-remote.ts'
import { synthesizeDeploy } from '../templates/all-deploy-contexts.ts'
import { bundledSizes, type CodeBytes } from './bundled-sizes.ts'
import { firstReached, type Growing, type Size } from './forecast.ts'
import { type Limit, limits, maxShare } from './limits.ts'
import { type MeasuredStack, measureStacks } from './measure.ts'
import { amountText, percentOf } from './quota-problems.ts'
import { quotaTable } from './quota-table.ts'
import { measuredStacks } from './stage-usages.ts'

const help = `npm run quotas: how much of AWS's limits the stage prod uses, with all dealers and remotes of this checkout, and what is reached
first as we grow. It bundles the functions as a deploy does, for their sizes, and changes nothing.`

const largest = { stage: 'prod', alarms: 'night@forecourt.example', canary: 'https://www.northgate.example' }
const remotes = knownRemotes()
const dealers = listTenants()
const now: Size = { functions: Object.keys(functions).length, remotes: remotes.length, dealers: dealers.length }

/** Sizes to come, and how they are called. */
const sizes: [name: string, size: Size][] = [
  ...[10, 1000, 10_000].map((count): [string, Size] => [`${numberText(count)} dealers`, { ...now, dealers: count }]),
  ['20 remotes', { ...now, remotes: 20 }],
  ['200 functions', { ...now, functions: 200 }],
]

const say = (line: string): void => void process.stdout.write(`${line}\n`)

async function measureProd(folder: string, codeBytes: CodeBytes): Promise<Growing> {
  const synthesize = async (context: Record<string, string>, names?: readonly string[]): Promise<MeasuredStack[]> => {
    const outdir = mkdtempSync(join(folder, 'app-'))
    return measuredStacks(await synthesizeDeploy({ context, outdir, remotes: names }), codeBytes)
  }
  const platform = await synthesize(largest)
  const others = []
  for (const tenant of dealers) others.push(...(await synthesize({ stage: 'prod', tenant })))
  for (const remote of remotes) others.push(...(await synthesize({ stage: 'prod', remote })))
  const grown = await synthesize(largest, [...remotes, 'one-more'])
  return {
    now,
    usages: measureStacks([...platform, ...others]),
    withOneMoreRemote: measureStacks([...grown, ...others]),
  }
}

function sayForecast(growing: Growing): void {
  for (const [name, size] of sizes) {
    say(`\nAt ${name}, what comes first:`)
    for (const usage of firstReached(growing, size).slice(0, 3)) {
      const row: Limit = limits[usage.limit]
      const percent = percentOf(usage)
      const isNear = percent > maxShare * 100
      say(
        `  ${row.what}: ${amountText(usage.used, row)} of ${amountText(row.limit, row)}, ${percent.toFixed(0)}% (${usage.of})`,
      )
      if (isNear) say(`    ${row.todo}`)
    }
  }
}

const given = process.argv.slice(2)
if (given.includes('--help')) say(help)
else if (given.length > 0) {
  process.stderr.write(`npm run quotas takes no arguments, and not ${given.join(' ')}.\n\n${help}\n`)
  process.exitCode = 1
} else {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-quotas-'))
  try {
    const { codeBytes, lacks } = await bundledSizes(join(folder, 'functions'), { name: 'prod' })
    if (lacks) say(`The sizes of functions are without a part: ${lacks}\n`)
    const growing = await measureProd(folder, codeBytes)
    say(
      `Stage prod: ${now.functions} functions, ${now.remotes} remotes, ${now.dealers} dealers. A synth stops at ${maxShare * 100}% of a limit; ↑: AWS raises it.\n`,
    )
    say(quotaTable(growing.usages))
    sayForecast(growing)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
