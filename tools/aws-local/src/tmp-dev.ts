import { useDeployedTables } from '@forecourt/lambda-kit/aws/platform-names'
import { checkEnquiry } from './checks/enquiry.ts'
import { checkRights } from './checks/rights.ts'
import { createStepRunner } from './checks/step-runner.ts'
import { openCloud } from './cloud/open-cloud.ts'
import { readDeployedNames } from './deployment/platform-names.ts'
import { verifySender } from './deployment/verify-sender.ts'

process.env.AWS_ENDPOINT_URL ??= 'http://127.0.0.1:4666'
const { endpoint } = await openCloud({ port: 0, say: console.log })
useDeployedTables(await readDeployedNames())
const runner = createStepRunner(console.log)
if (process.argv[2] !== 'rights') {
  await verifySender()
  await checkEnquiry(runner, { endpoint, tenant: 'harbourside' })
}
if (process.argv[2] !== 'enquiry') await checkRights(runner, 'harbourside')
console.log(runner.summary())
