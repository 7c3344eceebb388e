import type { Values } from '../understanding/frame.ts'
import type { runwayFrame } from './frame.ts'

export type RunwayValues = Values<typeof runwayFrame.slots>
export type Amount = NonNullable<RunwayValues['income']>
export type Growth = NonNullable<RunwayValues['growth']>[number]
