import type { ServerContext } from '@modelcontextprotocol/server'
import type { runs as contract } from '@wakeel/contract'

interface Ear {
  emit(event: contract.DemoEvent): void
  /** The client reads what is said as it is said: then to cancel gives nothing back. */
  isStreamed: boolean
}

/** Tells a client that wants to know how a run goes on: the skills that are used, and what is said as it is said. */
export function progressOf({ mcpReq }: ServerContext): Ear {
  const progressToken = mcpReq._meta?.progressToken
  if (progressToken === undefined) return { emit() {}, isStreamed: false }
  let progress = 0
  const emit = (event: contract.DemoEvent) => {
    progress += 1
    const message = event.type === 'skill' ? event.title : event.text
    mcpReq
      .notify({
        method: 'notifications/progress',
        params: { progressToken, progress, message },
      })
      // Whoever has gone is told nothing more; the run hears of it by its signal.
      .catch(() => {})
  }
  return { emit, isStreamed: true }
}
