import { writeFileSync } from 'node:fs'

/** Loaded before a program's own code: writes the program's peak memory in KiB to the file in `MEMORY_REPORT`. */
process.on('exit', () => {
  if (process.env.MEMORY_REPORT) writeFileSync(process.env.MEMORY_REPORT, String(process.resourceUsage().maxRSS))
})
