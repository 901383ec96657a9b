import { vi } from 'vitest'

/** In place of `@aws-sdk/client-secrets-manager`. */
export const send = vi.fn()

export class ResourceNotFoundException extends Error {}

export class SecretsManagerClient {
  send = send
}

export class GetSecretValueCommand {
  input: { VersionStage: string }
  constructor(input: { VersionStage: string }) {
    this.input = input
  }
}

/** Answers with the secret of each stage of versions, and has no other. */
export const answerSecrets = (stages: Record<string, string>) =>
  send.mockImplementation(async ({ input }: GetSecretValueCommand) => {
    const SecretString = stages[input.VersionStage]
    if (!SecretString) throw new ResourceNotFoundException()
    return { SecretString }
  })
