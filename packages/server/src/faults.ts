/**
 * Named points between the steps of anything that counts something scarce or moves money, where a test can
 * make the step fail or kill the process. In production `reach` does nothing.
 */
export interface Faults {
  reach(point: FaultPoint): void | Promise<void>
}

export type FaultPoint = 'runs.reserved' | 'runs.answered' | 'runs.stored' | 'reviews.stored'

export const noFaults: Faults = { reach() {} }
