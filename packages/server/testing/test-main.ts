import { flushCompileCache } from 'node:module'
import { systemClock } from '../src/clock.ts'
import type { FaultPoint } from '../src/faults.ts'
import { stopWith } from '../src/operator-error.ts'
import { startStore } from '../src/start-store.ts'
import { heldAt } from './held-at.ts'

// The store as main.ts starts it, but for a clock that is ahead by CLOCK_AHEAD_MS, and the point named in DIE_AT, where it dies as a
// crash would, the first time that it gets there. At each point in HOLD_AT whoever comes first stays for ever.
const { DIE_AT, HOLD_AT, CLOCK_AHEAD_MS } = process.env
const deadly = DIE_AT as FaultPoint | undefined
const free = new Set(HOLD_AT?.split(','))
const aheadMs = Number(CLOCK_AHEAD_MS ?? 0)
// Whoever is killed leaves nothing to the next process at its end.
flushCompileCache()
await startStore({
  clock: { now: () => new Date(systemClock.now().getTime() + aheadMs) },
  faults: {
    reach(point) {
      if (point === deadly) process.kill(process.pid, 'SIGKILL')
      const isHeld = free.delete(point)
      if (isHeld) console.log(heldAt(point))
      // The signal is on its way, or will come: nothing more may happen.
      return point === deadly || isHeld ? new Promise<void>(() => {}) : undefined
    },
  },
}).catch(stopWith)
