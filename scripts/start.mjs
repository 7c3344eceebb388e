// Half a second of each start would go by compiling the same code again, this of the project's scripts too: so it is plain
// JavaScript that says where Node keeps what it compiled (`compileCache` of run.ts), before anything else is loaded.
import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

enableCompileCache(
  fileURLToPath(new URL('../node_modules/.cache/wakeel-compiled', import.meta.url)),
)
await import('./start-store.ts')
