import { readFileSync, renameSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { build } from 'rolldown'
import { writeClientTypes } from './client-types.ts'
import { root, run } from './run.ts'

const client = resolve(root, 'packages/client')

/** What others install: the client for programs in one file with its types in another, and the command line, without dependencies. */
export async function buildClient(folder = resolve(client, 'dist')): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  for (const [name, input] of [
    ['index', 'src/index.ts'],
    ['wakeel', 'src/cli/main.ts'],
  ] as const)
    await build({
      input: resolve(client, input),
      platform: name === 'index' ? 'neutral' : 'node',
      output: { file: resolve(folder, `${name}.mjs`), format: 'esm' },
      logLevel: 'warn',
    })
  await writeClientTypes(resolve(folder, 'index.d.ts'))
}

/** Puts the package of the client into a folder, as npm installs it; answers with its file. `npm pack` builds it first (`prepack`). */
export async function packClient(folder: string): Promise<string> {
  const code = await run('npm', ['pack', '--silent', '--pack-destination', folder], {
    cwd: client,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (code !== 0) throw new Error('The client could not be packed.')
  const { name, version } = JSON.parse(readFileSync(resolve(client, 'package.json'), 'utf8'))
  const file = resolve(folder, 'wakeel-client.tgz')
  renameSync(resolve(folder, `${name.slice(1).replace('/', '-')}-${version}.tgz`), file)
  return file
}

if (import.meta.main) await buildClient()
