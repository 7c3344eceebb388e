import { rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { buildWeb } from './build-web.ts'
import { bundle } from './bundle.ts'
import { licencesOf } from './licences.ts'
import { programs } from './programs.ts'
import { root } from './run.ts'

// npm run build    what production runs: the web app with the client for programs that it hands out, and the programs of the server with the
//                  packages that they need
const folder = resolve(root, 'packages/server/dist')

await buildWeb()
rmSync(folder, { recursive: true, force: true })
const modules = await bundle(programs, folder)
writeFileSync(resolve(folder, 'LICENCES'), licencesOf(modules))
