import { tableVariable } from '@forecourt/contracts/tables/tables'
import { localTableName, tableNames } from '../tables/local-table-names.ts'

/** Sets the functions' environment variables, as the infrastructure does on AWS. */
export function setFunctionEnvironment(values: {
  tableEndpoint: string
  /** By variable. */
  secrets: Readonly<Record<string, string>>
  releasesDir: string
  feedsDir: string
  mediaDir: string
  /** The local S3. Absent where nothing is uploaded. */
  bucketsUrl?: string
  /** Absent for a command: it renders nothing. */
  shellDir?: string
  /** Where providers are, by variable. Absent for a command: it calls none. */
  providers?: Readonly<Record<string, string>>
}): void {
  Object.assign(process.env, {
    AWS_REGION: 'ap-southeast-2',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_ENDPOINT_URL_DYNAMODB: values.tableEndpoint,
    // One process has the tables and everything that asks them: on a machine that does other work too, a seed waits for itself.
    TABLE_TRY_MS: '30000',
    RELEASES_DIR: values.releasesDir,
    RELEASES_TTL_MS: '500',
    FEEDS_DIR: values.feedsDir,
    MEDIA_DIR: values.mediaDir,
    ...(values.bucketsUrl && {
      AWS_ENDPOINT_URL_S3: values.bucketsUrl,
      UPLOADS_BUCKET: 'uploads',
      PHOTOS_BUCKET: 'photos',
    }),
    ...(values.shellDir && { SHELL_DIR: values.shellDir }),
    ...values.secrets,
    ...values.providers,
  })
  for (const name of tableNames) process.env[tableVariable(name)] = localTableName(name)
}
