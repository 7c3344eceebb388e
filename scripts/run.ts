import { type SpawnOptions, spawn } from 'node:child_process'
import { resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '..')

/** Where Node keeps what it compiled, so that the next process need not compile it again. */
export const compileCache = resolve(root, 'node_modules/.cache/wakeel-compiled')

/** Runs a command of the project to its end with its output shown; answers with its exit code. */
export function run(command: string, args: string[], options: SpawnOptions = {}): Promise<number> {
  const path = `${resolve(root, 'node_modules/.bin')}:${process.env.PATH}`
  return new Promise((done, failed) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: 'inherit',
      ...options,
      env: { ...process.env, PATH: path, ...options.env },
    })
    child.once('error', failed)
    child.once('exit', (code) => done(code ?? 1))
  })
}
