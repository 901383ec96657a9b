import type { JsonSchema } from './json-schema.ts'

/** The part of OpenAPI 3.1 that our document uses. */
export type Parameter = {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  description?: string
  schema: JsonSchema
}
export type Header = { description: string; required?: boolean; schema: JsonSchema }
type Content = Record<string, { schema: JsonSchema }>
export type Response = { description: string; headers?: Record<string, Header>; content?: Content }
type SecurityRequirement = Record<string, readonly string[]>

export type Operation = {
  operationId: string
  summary: string
  parameters: readonly Parameter[]
  requestBody?: { required: true; content: Content } | undefined
  responses: Record<string, Response>
  security: readonly SecurityRequirement[]
}

type SecurityScheme = { type: 'apiKey'; in: 'cookie'; name: string; description: string }

export type OpenApiDocument = {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string }
  servers: readonly { url: string }[]
  paths: Record<string, { get?: Operation; post?: Operation }>
  components: { schemas: Record<string, JsonSchema>; securitySchemes: Record<string, SecurityScheme> }
}
