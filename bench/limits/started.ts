import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { startCommand } from '../../packages/server/testing/store-process.ts'
import { compileCache, root } from '../../scripts/run.ts'

/** Processor time and time of the clock until a program was ready. */
export interface Started {
  cpuMs: number
  ms: number
  /** Of the whole process, in MB, as the system sees it. */
  memory(): number
  stop(): Promise<unknown>
}

/** Both are started as they are in production: the store as `npm start` does, what it compiled before at hand. */
const programs = {
  store: ['--max-semi-space-size=8', resolve(root, 'scripts/start.mjs')],
  empty: [resolve(root, 'bench/empty-store.ts')],
}

export async function startProgram(
  name: keyof typeof programs,
  settings: Record<string, string>,
): Promise<Started> {
  const began = performance.now()
  const program = await startCommand(process.execPath, programs[name], {
    environment: {
      PATH: process.env.PATH ?? '',
      NODE_COMPILE_CACHE: compileCache,
      PORT: '0',
      HOST: '127.0.0.1',
      ...settings,
    },
  })
  return {
    ms: performance.now() - began,
    cpuMs: processorMs(program.pid),
    memory: () =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${program.pid}/status`, 'utf8'))![1]) / 1024,
    stop: program.stop,
  }
}

/** Of all its threads: the system counts it in hundredths of a second. */
function processorMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}
