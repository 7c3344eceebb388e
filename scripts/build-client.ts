import { resolve } from 'node:path'
import { build } from 'rolldown'
import { root } from './run.ts'

const client = resolve(root, 'packages/client')

/** What others install: the client for programs in one file, and the command line in another, without dependencies. */
export async function buildClient(folder = resolve(client, 'dist')): Promise<void> {
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
}
