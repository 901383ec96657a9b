import { type TableName, tables, tableVariable } from '@forecourt/contracts/tables/tables'

/** Sets what the functions read from their environment, as the infrastructure does for the deployed ones. */
export function setFunctionEnvironment(values: {
  tableEndpoint: string
  originSecret: string
  releasesDir: string
  feedsDir: string
  mediaDir: string
  /** Absent for a command: it renders nothing. */
  shellDir?: string
}): void {
  Object.assign(process.env, {
    AWS_REGION: 'ap-southeast-2',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_ENDPOINT_URL_DYNAMODB: values.tableEndpoint,
    ORIGIN_SECRET: values.originSecret,
    RELEASES_DIR: values.releasesDir,
    RELEASES_TTL_MS: '500',
    FEEDS_DIR: values.feedsDir,
    MEDIA_DIR: values.mediaDir,
    ...(values.shellDir && { SHELL_DIR: values.shellDir }),
  })
  for (const name of Object.keys(tables) as TableName[]) process.env[tableVariable(name)] = localTableName(name)
}

const localTableName = (name: TableName): string => `forecourt-${name}`
