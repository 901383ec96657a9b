/** An error that an AWS service answered. Its `name` is the service's own code: `ThrottlingException`, `NoSuchKey`. */
export class AwsError extends Error {
  readonly status: number

  constructor(name: string, message: string, status: number) {
    super(message)
    this.name = name
    this.status = status
  }
}

/** A service did not answer in time. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError'
}

/** DynamoDB's code for a write whose condition does not hold. */
export const conditionFailed = 'ConditionalCheckFailedException'

/** Whether AWS refused a call with this code. */
export const isAwsError = (error: unknown, name: string): boolean => error instanceof Error && error.name === name

/** What a service says of a refused call: in JSON, as DynamoDB and Secrets Manager do, or in XML, as S3 and STS do. */
export function errorOf(status: number, text: string): AwsError {
  const code = /"__type"\s*:\s*"([^"]+)"/.exec(text)?.[1]?.split('#').at(-1) ?? /<Code>([^<]+)<\/Code>/.exec(text)?.[1]
  return new AwsError(code ?? `Http${status}`, messageOf(text) ?? `AWS answered ${status}.`, status)
}

function messageOf(text: string): string | undefined {
  const json = /"[Mm]essage"\s*:\s*("(?:[^"\\]|\\.)*")/.exec(text)?.[1]
  return json === undefined ? /<Message>([^<]+)<\/Message>/.exec(text)?.[1] : String(JSON.parse(json))
}
