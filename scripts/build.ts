import { rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { buildClient } from './build-client.ts'
import { buildWeb } from './build-web.ts'
import { bundle } from './bundle.ts'
import { licencesOf } from './licences.ts'
import { programs } from './programs.ts'
import { root } from './run.ts'

// npm run build    what production runs: the web app, and the programs of the server with the packages that they need; and the client for
//                  programs with the command line, for whoever calls the store
const folder = resolve(root, 'packages/server/dist')

await buildWeb()
await buildClient()
rmSync(folder, { recursive: true, force: true })
const modules = await bundle(programs, folder)
writeFileSync(resolve(folder, 'LICENCES'), licencesOf(modules))
