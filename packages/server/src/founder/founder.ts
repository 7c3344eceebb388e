import type { founder as contract, InputOf, ReplyOf } from '@wakeel/contract'
import { bind } from '../bind.ts'
import type { Context } from '../http/context.ts'
import { createSingleFlight } from '../metrics/single-flight.ts'
import { setBurnRate } from './burn-rate.ts'
import type { FounderDependencies, Watching } from './dependencies.ts'
import { createLive } from './live.ts'
import { createReadMetrics } from './read-metrics.ts'

type Routes = typeof contract.routes

const WATCHING: Watching = { everyMs: 2_000, lastsMs: 60_000 }

/** The state of the marketplace, for its founder. */
export function createFounder({ watching = WATCHING, ...dependencies }: FounderDependencies) {
  const { readMetrics, catchUp } = createReadMetrics(dependencies)
  const read = createSingleFlight(readMetrics)
  const live = createLive({ read, ...watching })

  async function getMetrics({
    range,
  }: InputOf<Routes['getMetrics']>): Promise<ReplyOf<Routes['getMetrics']>> {
    return { success: true, figures: await read(range) }
  }

  return {
    getMetrics,

    /** Whoever takes no events gets the metrics as they are. */
    async watchMetrics(
      input: InputOf<Routes['watchMetrics']>,
      { isStreamed, signal, emit }: Context<contract.MetricsEvent>,
    ): Promise<ReplyOf<Routes['watchMetrics']>> {
      if (!isStreamed) return getMetrics(input)
      const metrics = await live.watch(input.range, {
        signal,
        tell: (metrics) => emit({ type: 'figures', figures: metrics }),
      })
      return { success: true, figures: metrics }
    },

    setBurnRate: bind(dependencies, { setBurnRate }).setBurnRate,

    /** Learns who was active on days that are over. */
    catchUp,

    /** Ends every watch, so that the server can close. */
    stopWatching: live.stop,
  }
}
