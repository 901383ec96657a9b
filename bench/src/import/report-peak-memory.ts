import { writeFileSync } from 'node:fs'

// Preloaded into a command: at its end it leaves the most memory the process ever held, in bytes.
const file = process.env.PEAK_MEMORY_FILE
if (file) process.on('exit', () => writeFileSync(file, String(process.resourceUsage().maxRSS * 1024)))
