/** What is used of https://github.com/mhart/aws4, which brings no types. */
declare module 'aws4' {
  type Request = {
    host: string
    path: string
    method: string
    service: string
    region: string
    headers: Record<string, string>
    body?: string
  }
  /** Adds the headers of a signed request (Signature Version 4) to it, and returns it. */
  function sign(request: Request, credentials: import('./credentials.ts').Credentials): Request
  const aws4: { sign: typeof sign }
  export default aws4
}
