import { remotes } from './deployment/deploy-everything.ts'
import { cloudEnvironment, stage } from './settings.ts'

/** The commands for a running local AWS, for another terminal. */
export function nextSteps(endpoint: string, tenant: string): string[] {
  const { AWS_ENDPOINT_URL, AWS_REGION, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY } = cloudEnvironment(endpoint)
  const at = `AWS_ENDPOINT_URL=${AWS_ENDPOINT_URL}`
  // The CDK's command line requires these too.
  const forCdk = `${at} AWS_REGION=${AWS_REGION} AWS_ACCESS_KEY_ID=${AWS_ACCESS_KEY_ID} AWS_SECRET_ACCESS_KEY=${AWS_SECRET_ACCESS_KEY}`
  return [
    `The journeys: ${at} npm run aws:smoke -- --tenant ${tenant}`,
    `What is wrong: ${at} npx forecourt doctor --stage ${stage}`,
    `Releases: ${at} npx forecourt remote list --stage ${stage}`,
    `A deploy: ${forCdk} npx cdk deploy -c stage=${stage} -c remote=${remotes[0]}`,
  ]
}
