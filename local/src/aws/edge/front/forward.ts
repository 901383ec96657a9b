import { Agent, type IncomingHttpHeaders, type RequestListener, request } from 'node:http'

/** About one connection, not the request: each side has its own. */
const ofConnection = ['connection', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'upgrade', 'expect']

const passedOn = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.includes(name)))

/** Passes each request on to a server of this machine, and its answer back, both as they come. */
export function forwardTo(port: number): RequestListener {
  const agent = new Agent({ keepAlive: true })
  return (incoming, outgoing) => {
    const { method, url: path } = incoming
    const headers = passedOn(incoming.headers)
    const inner = request({ host: '127.0.0.1', port, method, path, headers, agent, setHost: false }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, passedOn(answer.headers))
      answer.on('error', () => outgoing.destroy()).pipe(outgoing)
    })
    inner.on('error', () => {
      if (outgoing.headersSent) outgoing.destroy()
      else outgoing.writeHead(502, { 'content-type': 'text/plain' }).end('The platform does not answer.')
    })
    outgoing.once('close', () => {
      if (!outgoing.writableFinished) inner.destroy()
    })
    incoming.pipe(inner)
  }
}
