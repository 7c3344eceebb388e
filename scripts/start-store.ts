import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildWeb } from './build-web.ts'
import { bundleStore } from './bundle-store.ts'
import { endWithNpm } from './end-with-npm.ts'
import { programs } from './programs.ts'

endWithNpm()
const [bundle] = await Promise.all([bundleStore({ main: programs.main }), buildWeb()])
await import(pathToFileURL(resolve(bundle, 'main.mjs')).href)
