import { type EventLoopUtilization, monitorEventLoopDelay, performance } from 'node:perf_hooks'
import type { forge } from '@wakeel/contract'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Database } from '../database/database.ts'
import { boundedLabel } from './bounded-labels.ts'
import { requestScope } from './request-scope.ts'

/** So many agents have series of their own in each process; those that run later count as `other`. */
const MAX_AGENTS = 200

export type RunOutcome = 'succeeded' | 'unanswered' | 'failed' | 'cancelled'

export interface EndedRun {
  /** The agent's slug. */
  agent: string
  kind: string
  runtime: forge.AgentRuntime['kind']
  outcome: RunOutcome
  seconds: number
}

/** What this process saw since it began. Every process of a store counts for itself. */
export function createProcessMetrics({
  database,
  version,
}: {
  database: Database
  version: string
}) {
  // Of this format alone, because its samples can name the request that they came from.
  const registry = new Registry()
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE as never)
  const registers = [registry]
  measureProcess(registers)
  describeBuild(registers, database, version)
  const { observeRequest, observeRun } = createWorkMetrics(registers)
  return { registry, observeRequest, observeRun, close: measureEventLoop(registers) }
}

/** What is measured where it happens: requests and runs. */
function createWorkMetrics(registers: Registry[]) {
  const agentLabel = boundedLabel(MAX_AGENTS)
  const requests = new Histogram<string>({
    name: 'wakeel_http_request_duration_seconds',
    help: 'How long requests took, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60],
    enableExemplars: true,
    registers,
  })
  const runs = new Counter<string>({
    name: 'wakeel_runs_total',
    help: `Runs that ended, by agent (the first ${MAX_AGENTS} that ran in this process, then "other"), kind, runtime and outcome.`,
    labelNames: ['agent', 'kind', 'runtime', 'outcome'],
    enableExemplars: true,
    registers,
  })
  const runSeconds = new Histogram<string>({
    name: 'wakeel_run_duration_seconds',
    help: 'How long agents worked on a run, by runtime and outcome.',
    labelNames: ['runtime', 'outcome'],
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 40, 60, 120],
    enableExemplars: true,
    registers,
  })

  return {
    observeRequest(request: {
      method: string
      route: string
      status: number
      seconds: number
      requestId: string
    }): void {
      const { seconds: value, requestId, ...labels } = request
      requests.observe({
        labels: { ...labels, status: String(labels.status) },
        value,
        exemplarLabels: { request_id: requestId },
      })
    },

    observeRun({ agent, kind, runtime, outcome, seconds: value }: EndedRun): void {
      const requestId = requestScope()?.requestId
      const exemplarLabels = requestId === undefined ? {} : { request_id: requestId }
      runs.inc({
        labels: { agent: agentLabel(agent), kind, runtime, outcome },
        value: 1,
        exemplarLabels,
      })
      runSeconds.observe({ labels: { runtime, outcome }, value, exemplarLabels })
    },
  }
}

/** Measures how late and how busy the event loop is; what is returned ends it. */
function measureEventLoop(registers: Registry[]): () => void {
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  const loopDelay = new Gauge({
    name: 'wakeel_event_loop_delay_seconds',
    help: 'By how much the event loop was late since the last time that it was asked, by quantile.',
    labelNames: ['quantile'],
    registers,
    collect() {
      // Of a loop that was never late enough there is no value yet.
      for (const quantile of [0.5, 0.99])
        loopDelay.set({ quantile: String(quantile) }, (delay.percentile(quantile * 100) || 0) / 1e9)
      loopDelay.set({ quantile: '1' }, Math.max(0, delay.max) / 1e9)
      delay.reset()
    },
  })
  let busy: EventLoopUtilization = performance.eventLoopUtilization()
  const utilisation = new Gauge({
    name: 'wakeel_event_loop_utilization_ratio',
    help: 'Which part of the time the event loop was busy since the last time that it was asked.',
    registers,
    collect() {
      const now = performance.eventLoopUtilization()
      utilisation.set(performance.eventLoopUtilization(now, busy).utilization)
      busy = now
    },
  })
  return () => void delay.disable()
}

function measureProcess(registers: Registry[]): void {
  const memory = new Gauge({
    name: 'process_resident_memory_bytes',
    help: 'Memory of this process.',
    registers,
    collect() {
      memory.set(process.memoryUsage.rss())
    },
  })
  let countedCpu = 0
  const cpu = new Counter({
    name: 'process_cpu_seconds_total',
    help: 'Processor time of this process.',
    registers,
    collect() {
      const { user, system } = process.cpuUsage()
      const seconds = (user + system) / 1e6
      cpu.inc(seconds - countedCpu)
      countedCpu = seconds
    },
  })
  new Gauge({
    name: 'process_start_time_seconds',
    help: 'When this process began.',
    registers,
  }).set(performance.timeOrigin / 1000)
}

/** Which version runs, and on what. */
function describeBuild(registers: Registry[], database: Database, version: string): void {
  new Gauge({
    name: 'wakeel_build_info',
    help: 'Which version runs on which database.',
    labelNames: ['version', 'database'],
    registers,
  }).set({ version, database: database.engine }, 1)
  const pool = new Gauge({
    name: 'wakeel_database_pool_connections',
    help: 'Connections of this process to PostgreSQL: in use, idle, and requests that wait for one.',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(database.pool?.() ?? {}))
        pool.set({ state }, count)
    },
  })
}
