import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { bundleStore } from './bundle-store.ts'
import { programs } from './programs.ts'
import { compileCache, root } from './run.ts'

const sources = ['contract', 'skills', 'paypal-sandbox', 'server'].map((name) =>
  resolve(root, 'packages', name, 'src'),
)
/** Editors, and checkouts all the more, write several files at once. */
const SETTLED_MS = 50

/**
 * Runs the store, and anew after each change of its code, until this ends. It starts from a bundle, which is made in less time
 * than it takes to load the store without one. Code that cannot be bundled is reported while the store before it goes on.
 */
export async function developStore(
  environment: Record<string, string>,
  ending: AbortSignal,
): Promise<void> {
  const nextChange = watchSources(ending)
  let store: ChildProcess | undefined
  do {
    try {
      const bundle = await bundleStore({ main: programs.main })
      await stop(store)
      if (!ending.aborted) store = start(resolve(bundle, 'main.mjs'), environment)
    } catch (error) {
      console.error(error)
    }
    await nextChange()
  } while (!ending.aborted)
  await stop(store)
}

function start(file: string, environment: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [file], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_COMPILE_CACHE: compileCache, ...environment },
  })
}

/** It has the data directory to itself, so the next one begins after its end. */
async function stop(store: ChildProcess | undefined): Promise<void> {
  if (!store || store.exitCode !== null || store.signalCode !== null) return
  const ended = once(store, 'exit')
  store.kill()
  await ended
}

/** Answers with what waits for a change that came after the one it waited for last, or for the end. */
function watchSources(ending: AbortSignal): () => Promise<void> {
  let change = Promise.withResolvers<void>()
  ending.addEventListener('abort', () => change.resolve())
  for (const folder of sources)
    watch(folder, { recursive: true, signal: ending }, (_event, file) => {
      if (!file?.endsWith('.test.ts')) change.resolve()
    })
  return async () => {
    await change.promise
    if (!ending.aborted) await pause(SETTLED_MS)
    change = Promise.withResolvers()
  }
}
