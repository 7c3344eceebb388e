import { enableCompileCache } from 'node:module'
import { resolve } from 'node:path'
import { buildWeb } from './build-web.ts'
import { endWithNpm } from './end-with-npm.ts'
import { root } from './run.ts'

endWithNpm()
await buildWeb()
// A second of each start would go by compiling the same thousand files again.
enableCompileCache(resolve(root, 'node_modules/.cache/wakeel-compiled'))
await import('../packages/server/src/main.ts')
