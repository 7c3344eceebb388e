import type { FaultPoint } from '../src/faults.ts'
import { stopWith } from '../src/operator-error.ts'
import { startStore } from '../src/start-store.ts'

// The store as main.ts starts it, but for the point named in DIE_AT, where it dies as a crash would, the first time that it gets there.
const deadly = process.env.DIE_AT as FaultPoint
await startStore({
  faults: {
    reach(point) {
      if (point === deadly) process.kill(process.pid, 'SIGKILL')
      // The signal is on its way: nothing more may happen.
      return point === deadly ? new Promise<void>(() => {}) : undefined
    },
  },
}).catch(stopWith)
