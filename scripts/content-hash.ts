import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { root } from './run.ts'

/** One name for the content of these files, and of what is called so in these folders, from the root; their tests do not count. */
export function contentHash(paths: readonly string[], named = /./): string {
  const hash = createHash('sha256')
  for (const path of paths.flatMap((path) => filesOf(resolve(root, path), named)).sort())
    hash.update(path).update(readFileSync(path))
  return hash.digest('hex')
}

function filesOf(path: string, named: RegExp): string[] {
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && named.test(entry.name) && !/\.test\.tsx?$/.test(entry.name),
    )
    .map((entry) => resolve(entry.parentPath, entry.name))
}
