import { noFaults } from './faults.ts'
import { stopWith } from './operator-error.ts'
import { startStore } from './start-store.ts'

await startStore({ faults: noFaults }).catch(stopWith)
