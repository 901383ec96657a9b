export type Credentials = { accessKeyId: string; secretAccessKey: string; sessionToken?: string | undefined }

let source = async (): Promise<Credentials> => credentialsOfEnvironment()

/** This process's own credentials: those of its environment, which is how Lambda gives them. @throws Error where there are none. */
export const ownCredentials = (): Promise<Credentials> => source()

/** Lets this process find its own credentials elsewhere. It is asked for each call of AWS. */
export function setCredentialSource(given: () => Promise<Credentials>): void {
  source = given
}

function credentialsOfEnvironment(): Credentials {
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey, AWS_SESSION_TOKEN } = process.env
  if (!accessKeyId || !secretAccessKey)
    throw new Error('The environment is incomplete: AWS_ACCESS_KEY_ID or AWS_SECRET_ACCESS_KEY is missing.')
  return { accessKeyId, secretAccessKey, ...(AWS_SESSION_TOKEN && { sessionToken: AWS_SESSION_TOKEN }) }
}
