// Runs before every npm script, on whatever Node the machine has (18 or newer): makes node_modules match the lock file.
// The pinned Node that everything else runs on is itself one of the packages.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')

if (!isComplete()) {
  console.log('Installing what Wakeel needs (once)…')
  const npm = process.env.npm_execpath
  const [command, first] = npm
    ? [process.env.npm_node_execpath ?? process.execPath, [npm]]
    : ['npm', []]
  // Scripts must run even where ignore-scripts is set: the package `node` places its binary with one. The web app is built with
  // packages for development, which npm leaves out where NODE_ENV is production.
  const args = [
    ...first,
    'ci',
    '--no-audit',
    '--no-fund',
    '--ignore-scripts=false',
    '--include=dev',
    '--loglevel=error',
  ]
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: !npm && process.platform === 'win32',
  })
  if (status !== 0 || !isComplete()) {
    console.error('The packages could not be installed; `npm ci` in the project says why.')
    process.exit(status || 1)
  }
}

function isComplete() {
  const binary = process.platform === 'win32' ? 'node.exe' : 'node'
  if (
    !existsSync(resolve(root, 'node_modules/node/bin', binary)) &&
    !existsSync(resolve(root, 'node_modules/.bin/node'))
  )
    return false
  const wanted = packagesOf('package-lock.json')
  const installed = packagesOf('node_modules/.package-lock.json')
  if (!wanted || !installed) return false
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.includes('node_modules/') || entry.optional || entry.devOptional || entry.peer)
      return true
    const found = installed[path]
    // The hidden lock file can be newer than the folders, so the folders are looked at too.
    return (
      found &&
      found.version === entry.version &&
      found.integrity === entry.integrity &&
      existsSync(resolve(root, path))
    )
  })
}

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(resolve(root, file), 'utf8')).packages
  } catch {
    return undefined
  }
}
