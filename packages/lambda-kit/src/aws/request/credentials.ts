export type Credentials = { accessKeyId: string; secretAccessKey: string; sessionToken?: string }

/** This process's own credentials, which Lambda gives it by its environment. @throws Error where there are none. */
export function ownCredentials(): Credentials {
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey, AWS_SESSION_TOKEN } = process.env
  if (!accessKeyId || !secretAccessKey)
    throw new Error('The environment is incomplete: AWS_ACCESS_KEY_ID or AWS_SECRET_ACCESS_KEY is missing.')
  return { accessKeyId, secretAccessKey, ...(AWS_SESSION_TOKEN && { sessionToken: AWS_SESSION_TOKEN }) }
}
