import type { FaultPoint } from '../src/faults.ts'

/** What a store prints when somebody stays at a point for ever. */
export const heldAt = (point: FaultPoint): string => `Held at ${point}`
