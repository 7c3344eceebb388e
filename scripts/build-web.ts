import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { root, run } from './run.ts'

const output = resolve(root, 'packages/web/dist')
const stamp = resolve(output, 'built-from')

/** Builds the web app unless what stands in dist was made from these very files. */
export async function buildWeb(): Promise<void> {
  const source = sourceHash()
  if (readStamp() === source) return
  console.log('Building the web app…')
  const code = await run('vite', ['build', 'packages/web', '--logLevel', 'error'])
  if (code !== 0) throw new Error('The web app could not be built.')
  await compressAssets()
  writeFileSync(stamp, source)
}

function sourceHash(): string {
  const hash = createHash('sha256')
  const files = globSync(
    ['packages/web/{build,public,src}/**/*', 'packages/web/*.{ts,json,html}', 'packages/contract/src/**/*.ts', 'package-lock.json'],
    { cwd: root, withFileTypes: true },
  )
  for (const path of files
    .filter((entry) => entry.isFile())
    .map((entry) => resolve(entry.parentPath, entry.name))
    .sort())
    hash.update(path).update(readFileSync(path))
  return hash.digest('hex')
}

function readStamp(): string | undefined {
  try {
    return readFileSync(stamp, 'utf8')
  } catch {
    return undefined
  }
}

/** Compressed once here, so that no request has to. */
async function compressAssets(): Promise<void> {
  const files = globSync('client/assets/**/*.{js,css,svg,json}', { cwd: output })
  await Promise.all(
    files.map(async (file) => {
      const path = resolve(output, file)
      const content = await readFile(path)
      await writeFile(`${path}.br`, await promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
      await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }))
    }),
  )
}

if (import.meta.main) await buildWeb()
