import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { contentHash } from './content-hash.ts'
import { root } from './run.ts'

/** Beneath the server, so that what stays outside the bundle is found as by the server itself. */
const folder = resolve(root, 'packages/server/node_modules/.cache/wakeel-store')
/** A process that still runs may load a part of the bundle that it was started from. */
const KEPT = 3

/**
 * Bundles programs of the store, as a process reads few files in half the time, unless that was done with these very files; answers with
 * the folder that holds each under its name.
 */
export async function bundleStore(programs: Record<string, string>): Promise<string> {
  const source = contentHash(
    [
      'packages/contract/src',
      'packages/skills/src',
      'packages/paypal-sandbox/src',
      'packages/server/src',
      'packages/server/testing',
      'package-lock.json',
      'scripts/bundle.ts',
      'scripts/bundle-store.ts',
    ],
    /\.ts$/,
  )
  const output = resolve(folder, [...Object.keys(programs), source.slice(0, 16)].join('-'))
  if (existsSync(output)) return output
  // Only whoever bundles waits for the bundler to load.
  const { bundle } = await import('./bundle.ts')
  const unfinished = `${output}.${process.pid}`
  await bundle(programs, unfinished)
  // Two that bundle at once make the same: the later one's is not needed.
  try {
    renameSync(unfinished, output)
  } catch (error) {
    rmSync(unfinished, { recursive: true })
    if (!existsSync(output)) throw error
  }
  removeOld()
  return output
}

function removeOld(): void {
  const bundles = readdirSync(folder).map((name) => resolve(folder, name))
  const byAge = bundles.toSorted((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs)
  for (const old of byAge.slice(KEPT)) rmSync(old, { recursive: true, force: true })
}
