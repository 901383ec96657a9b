import type {
  AttributeValue,
  BatchGetItemInput,
  DeleteItemInput,
  GetItemInput,
  PutItemInput,
  QueryInput,
  UpdateItemInput,
} from '@aws-sdk/client-dynamodb'
import * as z from 'zod/mini'
import { callAws, serviceEndpoint } from '../aws/request/call-aws.ts'
import type { Credentials } from '../aws/request/credentials.ts'
import { traceTableCall } from '../observability/trace.ts'

/** The operations of DynamoDB that functions use, with what each takes. */
export type TableOperations = {
  GetItem: GetItemInput
  PutItem: PutItemInput
  UpdateItem: UpdateItemInput
  DeleteItem: DeleteItemInput
  Query: QueryInput
  BatchGetItem: BatchGetItemInput
}

const attributes = () => z.record(z.string(), z.custom<AttributeValue>())
const answerSchema = () =>
  z.object({
    Item: z.optional(attributes()),
    Attributes: z.optional(attributes()),
    Items: z.optional(z.array(attributes())),
    LastEvaluatedKey: z.optional(attributes()),
    Responses: z.optional(z.record(z.string(), z.array(attributes()))),
    UnprocessedKeys: z.optional(z.record(z.string(), z.object({ Keys: z.array(attributes()) }))),
  })
let schema: ReturnType<typeof answerSchema> | undefined

export type TableAnswer = z.infer<ReturnType<typeof answerSchema>>

export type TableClientOptions = {
  tryMs: number
  /** The process's own when left out. */
  credentials?: Credentials
}

/** DynamoDB over its JSON protocol. AWS's own client costs a process that starts more than all our code (docs/decisions/first-request.md). */
export class TableClient {
  readonly credentials: Credentials | undefined
  readonly #timeouts: { connectMs: number; answerMs: number }

  constructor({ tryMs, credentials }: TableClientOptions) {
    this.credentials = credentials
    this.#timeouts = { connectMs: tryMs / 2, answerMs: tryMs }
  }

  /** @throws AwsError with DynamoDB's name of it, as `ConditionalCheckFailedException`. */
  send<O extends keyof TableOperations>(operation: O, input: TableOperations[O]): Promise<TableAnswer> {
    return traceTableCall(operation, input, async () => {
      const bytes = await callAws({
        service: 'dynamodb',
        endpoint: serviceEndpoint('dynamodb', 'DYNAMODB'),
        method: 'POST',
        headers: {
          'content-type': 'application/x-amz-json-1.0',
          'x-amz-target': `DynamoDB_20120810.${operation}`,
        },
        body: JSON.stringify(input),
        timeouts: this.#timeouts,
        ...(this.credentials && { credentials: this.credentials }),
      })
      schema ??= answerSchema()
      return schema.parse(JSON.parse(bytes.toString('utf8')))
    })
  }
}
