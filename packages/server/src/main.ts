import { systemClock } from './clock.ts'
import { noFaults } from './faults.ts'
import { stopWith } from './operator-error.ts'
import { startStore } from './start-store.ts'

await startStore({ clock: systemClock, faults: noFaults }).catch(stopWith)
