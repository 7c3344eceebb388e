import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildWeb } from './build-web.ts'
import { bundleStore } from './bundle-store.ts'
import { endWithNpm } from './end-with-npm.ts'
import { root } from './run.ts'

endWithNpm()
const [bundle] = await Promise.all([
  bundleStore({ main: resolve(root, 'packages/server/src/main.ts') }),
  buildWeb(),
])
await import(pathToFileURL(resolve(bundle, 'main.js')).href)
