import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { packClient } from './build-client.ts'
import { contentHash } from './content-hash.ts'
import { root, run } from './run.ts'

const output = resolve(root, 'packages/web/dist')
const stamp = resolve(output, 'built-from')

/** Builds the web app, and the client for programs that it hands out, unless what stands in dist was made from these very files. */
export async function buildWeb(): Promise<void> {
  const source = contentHash([
    'packages/web/build',
    'packages/web/public',
    'packages/web/src',
    'packages/web/index.html',
    'packages/web/package.json',
    'packages/web/tsconfig.json',
    'packages/web/vite.config.ts',
    'packages/contract/src',
    'packages/client/src',
    'packages/client/package.json',
    'packages/client/README.md',
    'package-lock.json',
  ])
  if (readStamp() === source) return
  console.log('Building the web app…')
  // A build that fails leaves a part of itself, which is no longer that of the files of before.
  rmSync(stamp, { force: true })
  const code = await run('vite', ['build', 'packages/web', '--logLevel', 'error'])
  if (code !== 0) throw new Error('The web app could not be built.')
  await packClient(resolve(output, 'client'))
  writeFileSync(stamp, source)
}

function readStamp(): string | undefined {
  try {
    return readFileSync(stamp, 'utf8')
  } catch {
    return undefined
  }
}

if (import.meta.main) await buildWeb()
