import { buildWeb } from './build-web.ts'
import { endWithNpm } from './end-with-npm.ts'

endWithNpm()
await buildWeb()
await import('../packages/server/src/main.ts')
