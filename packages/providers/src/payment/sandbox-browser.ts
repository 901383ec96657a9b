import { readFileSync } from 'node:fs'
import type { SandboxReply } from '../sandbox-server.ts'
import { scriptPath } from './needs.ts'

const types = { js: 'text/javascript', html: 'text/html' }

const files: Readonly<Record<string, URL>> = {
  [scriptPath]: new URL('sandbox-browser/stripe.js', import.meta.url),
  '/sandbox/card-form': new URL('sandbox-browser/card-form.html', import.meta.url),
  '/sandbox/card-form.js': new URL('sandbox-browser/card-form.js', import.meta.url),
}

/** The provider's code in the shopper's browser: its script, and the card form in a frame of the sandbox's own address. */
export function browserFile(path: string): SandboxReply | undefined {
  const file = files[path]
  if (!file) return undefined
  const type = types[file.pathname.endsWith('.js') ? 'js' : 'html']
  return { status: 200, headers: { 'content-type': `${type}; charset=utf-8` }, body: readFileSync(file, 'utf8') }
}
