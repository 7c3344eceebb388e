import type { Bilingual } from '@wakeel/contract'
import type { DecorativeLink } from './decorative-link.ts'
import type { ExpansionLabel } from './expansion.ts'
import type { Format, Scale } from './metric-format.ts'
import type { Status } from './status.ts'

export type Words = Bilingual<string>

/** What a tick may add: up to `max`, in whole numbers where parts make no sense, and never beyond `cap`. */
export interface Growth {
  max: number
  /** `max` is of a second, however often the board ticks. */
  perSecond?: true
  whole?: true
  cap?: number
}

export interface Metric<Name extends string = string> {
  label: Words
  start: number
  format: Format
  growth?: Growth
  /** Computed anew from other metrics at each tick, so that what belongs together agrees; none of those may be computed itself. */
  compute?: (value: (name: Name) => number) => number
  status?: Status
  /** The status of a metric that has reached its cap. */
  statusAtCap?: Status
  note?: Words
}

export type Part<Name extends string = string> =
  | { kind: 'metrics'; metrics: readonly Name[]; isLarge?: true }
  | { kind: 'progress'; metrics: readonly Name[] }
  | { kind: 'features'; metrics: readonly Name[] }
  | { kind: 'split'; parts: readonly { name: Words; percent: number; amount?: Name }[] }
  | { kind: 'statuses'; rows: readonly { name: Words; note: Words; status: Status }[] }
  | { kind: 'expansion'; phases: readonly { name: Words; note: Words; label: ExpansionLabel }[] }
  | { kind: 'values'; audiences: readonly { audience: Words; points: readonly Words[] }[] }
  | {
      kind: 'table'
      columns: readonly Words[]
      rows: readonly { name: Words; cells: readonly number[] }[]
      formats: readonly Format[]
    }

export interface Section<Name extends string = string> {
  title: Words
  parts: readonly Part<Name>[]
  /** Takes the whole width of the page. */
  isWide?: true
}

/** Everything that one showcase board says; how it is drawn and how it ticks is the same for all. */
export interface Board<Name extends string = string> {
  title: Words
  tagline: Words
  intervalMs: number
  scale: Scale
  metrics: Record<Name, Metric<Name>>
  sections: readonly Section<Name>[]
  /** Screens that a board speaks of and that the store does not have: they lead to Today. */
  links: readonly DecorativeLink[]
}

/** Checks that a board names only metrics that it has. */
export const defineBoard = <Name extends string>(board: Board<Name>): Board =>
  board as unknown as Board

/** Scores come closer to a hundred by hundredths, and never reach it. Who presents any board sees them move for some minutes. */
const SCORE_CAP = 99.9
export const drift: Growth = { max: 0.02, perSecond: true, cap: SCORE_CAP }
