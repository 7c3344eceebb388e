import type { Bilingual, ErrorCode } from '@wakeel/contract'

type CodeOf<Capability extends string> = Extract<ErrorCode, `${Capability}.${string}`>

/**
 * The messages of every code of these capabilities. One sentence alone is the Arabic: English then reads the contract's own. Both stand
 * where a person on the screen is told more than a program is.
 */
export type Sentences<Capability extends string> = Record<CodeOf<Capability>, string | Bilingual>
