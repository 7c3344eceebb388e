import type { Values } from '../understanding/frame.ts'
import type { gratuityFrame } from './frame.ts'

export type GratuityValues = Values<typeof gratuityFrame.slots>
