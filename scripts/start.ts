import { enableCompileCache } from 'node:module'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildWeb } from './build-web.ts'
import { bundleStore } from './bundle-store.ts'
import { endWithNpm } from './end-with-npm.ts'
import { compileCache, root } from './run.ts'

endWithNpm()
const [bundle] = await Promise.all([
  bundleStore({ main: resolve(root, 'packages/server/src/main.ts') }),
  buildWeb(),
])
// Half a second of each start would go by compiling the same code again.
enableCompileCache(compileCache)
await import(pathToFileURL(resolve(bundle, 'main.js')).href)
