// `npm test`: everything there is, from a fresh clone. Ends with one line `N passed, N failed`.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { checks, reports, unitTests } from './checks.mjs'
import { ensureInstalled, root } from './ensure-installed.mjs'
import { alone, together } from './stages.mjs'

const journeys = {
  name: 'build and browser journeys',
  command: ['playwright', 'test', '-c', 'e2e/playwright.config.ts'],
}

/** What a runner's report counts; one failure when it left none, because then it did not even start. */
function countsOf(file, read) {
  try {
    return read(JSON.parse(readFileSync(join(root, file), 'utf8')))
  } catch {
    return { passed: 0, failed: 1 }
  }
}

const unitCounts = (report) => ({
  passed: report.numPassedTests,
  failed:
    report.numFailedTests +
    report.testResults.filter((file) => file.status === 'failed' && !file.assertionResults.length).length,
})
const journeyCounts = ({ stats, errors }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
})

ensureInstalled()
for (const file of Object.values(reports)) rmSync(join(root, file), { force: true })
mkdirSync(join(root, 'test-results'), { recursive: true })

console.log('▶ checks')
const areChecksFine = await together(checks)
const didUnitsPass = await alone(unitTests)
const didJourneysPass = await alone(journeys)

const counts = [countsOf(reports.unit, unitCounts), countsOf(reports.journeys, journeyCounts)]
const sum = (key) => counts.reduce((total, count) => total + count[key], 0)
const isFine = areChecksFine && didUnitsPass && didJourneysPass
if (!areChecksFine) console.log('\nA check failed: its output is above.')
console.log(`\n${sum('passed')} passed, ${sum('failed') + (areChecksFine ? 0 : 1)} failed`)
process.exitCode = isFine ? 0 : 1
