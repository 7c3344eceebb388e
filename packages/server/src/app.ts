import type { FastifyInstance } from 'fastify'
import { invariants } from './all-invariants.ts'
import { allJobs, tasksOfEachProcess } from './all-jobs.ts'
import { createCapabilities } from './capabilities.ts'
import type { Config } from './config.ts'
import type { Database } from './database/database.ts'
import { observeRequests } from './http/observe-requests.ts'
import { createServer } from './http/server.ts'
import { traceRequests } from './http/trace-requests.ts'
import { createJobs } from './jobs/jobs.ts'
import { repeatTasks } from './jobs/repeated-tasks.ts'
import { createScheduler } from './jobs/scheduler.ts'
import { mountRoutes } from './mount-routes.ts'
import type { Outside } from './outside.ts'

export type App = Awaited<ReturnType<typeof createApp>>

/** The entire system: its capabilities, the jobs that it does by itself, and the routes at which it answers. */
export async function createApp(
  config: Config & { authSecret: string; publicUrl: string },
  database: Database,
  outside: Outside,
) {
  const { clock, newId, tracing } = outside
  const capabilities = await createCapabilities(config, database, outside)
  const { accounts, audit, catalogue, processMetrics, runs, storage } = capabilities

  const ownJobs = allJobs(capabilities)
  const jobs = createJobs({ database, clock, audit, names: ownJobs.map(({ name }) => name) })

  const server: FastifyInstance = await createServer({
    trustProxy: config.trustProxy,
    cookieSecret: config.authSecret,
    isSecure: config.publicUrl.startsWith('https:'),
    log: { level: config.logLevel, stream: outside.log },
    identify: accounts.identify,
  })
  server.addHook('onError', async (_request, _reply, error) => storage.heed(error))
  if (tracing) traceRequests(server, tracing, { hasProxy: config.trustProxy.length > 0 })
  observeRequests(server, processMetrics.observeRequest)
  await mountRoutes(server, config, { ...capabilities, jobs })

  const scheduler = createScheduler({
    database,
    clock,
    newId,
    jobs: ownJobs,
    report: (job, error) =>
      server.log.error(
        { err: error, job },
        job
          ? 'a job failed and is tried again'
          : 'it could not be read which jobs are due; this is tried again',
      ),
  })
  let stopTasks = async () => {}

  return {
    ...capabilities,
    server,
    invariants,
    /** Does what nobody asks for from now on; when it resolves, what a store should not open without was done. */
    async startJobs(): Promise<void> {
      await scheduler.start()
      stopTasks = repeatTasks(tasksOfEachProcess(capabilities), (task, error) =>
        server.log.error({ err: error }, `This could not be done and is tried again: ${task}`),
      )
    },
    async close(): Promise<void> {
      await Promise.all([scheduler.stop(), stopTasks()])
      await runs.whenEnded()
      await server.close()
      await runs.close()
      await catalogue.close()
      processMetrics.close()
    },
  }
}
