import { defineShell } from '@forecourt/build/define-shell'

export default defineShell(import.meta.dirname)
