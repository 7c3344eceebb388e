import { createWorkerPool, type WorkerLimits, type WorkerPool } from '../workers/worker-pool.ts'

/** The pool of threads that do the store's tasks. */
export const openWorkers = (limits: Partial<WorkerLimits> = {}): WorkerPool =>
  createWorkerPool({ script: new URL('./worker.ts', import.meta.url), ...limits })
