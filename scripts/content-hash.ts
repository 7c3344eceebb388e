import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { root } from './run.ts'

/** One name for the content of these files, as patterns from the root; their tests do not count. */
export function contentHash(patterns: readonly string[]): string {
  const hash = createHash('sha256')
  const files = globSync([...patterns], { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => resolve(entry.parentPath, entry.name))
    .sort()
  for (const path of files) hash.update(path).update(readFileSync(path))
  return hash.digest('hex')
}
