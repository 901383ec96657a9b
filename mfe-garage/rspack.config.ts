import { defineRemote } from '@forecourt/build/define-remote'

export default defineRemote(import.meta.dirname)
