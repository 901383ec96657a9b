import {
  BatchGetItemCommand,
  DeleteItemCommand,
  DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb'
import type { TableAnswer, TableClientOptions, TableOperations } from '@forecourt/lambda-kit/data/table-client'

/** In the place of lambda-kit's, over AWS's own client. */
export class TableClient {
  readonly #client: DynamoDBClient

  constructor({ tryMs, credentials }: TableClientOptions) {
    const requestHandler = { connectionTimeout: tryMs / 2, requestTimeout: tryMs, throwOnRequestTimeout: true }
    this.#client = new DynamoDBClient({ maxAttempts: 3, requestHandler, ...(credentials && { credentials }) })
  }

  send<O extends keyof TableOperations>(operation: O, input: TableOperations[O]): Promise<TableAnswer> {
    return sends[operation](this.#client, input)
  }
}

const sends: {
  [O in keyof TableOperations]: (client: DynamoDBClient, input: TableOperations[O]) => Promise<TableAnswer>
} = {
  GetItem: (client, input) => client.send(new GetItemCommand(input)),
  PutItem: (client, input) => client.send(new PutItemCommand(input)),
  UpdateItem: (client, input) => client.send(new UpdateItemCommand(input)),
  DeleteItem: (client, input) => client.send(new DeleteItemCommand(input)),
  Query: (client, input) => client.send(new QueryCommand(input)),
  BatchGetItem: async (client, input) => {
    const { Responses } = await client.send(new BatchGetItemCommand(input))
    return { Responses }
  },
}
