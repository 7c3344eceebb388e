import type { Bilingual } from '@wakeel/contract'
import type { DecorativeLink } from './decorative-link.ts'
import type { ExpansionLabel } from './expansion.ts'
import type { Format, Scale } from './figure-format.ts'
import type { Status } from './status.ts'

export type Words = Bilingual<string>

/** What a tick may add: up to `most`, in whole numbers where parts make no sense, and never beyond `cap`. */
export interface Growth {
  most: number
  /** `most` is of a second, however often the board ticks. */
  perSecond?: true
  whole?: true
  cap?: number
}

export interface Figure<Name extends string = string> {
  label: Words
  start: number
  format: Format
  growth?: Growth
  /** Reckoned anew from other figures at each tick, so that what belongs together agrees; none of those may be reckoned itself. */
  compute?: (value: (name: Name) => number) => number
  status?: Status
  /** The status of a figure that has reached its cap. */
  statusAtCap?: Status
  note?: Words
}

export type Part<Name extends string = string> =
  | { kind: 'metrics'; figures: readonly Name[]; isLarge?: true }
  | { kind: 'progress'; figures: readonly Name[] }
  | { kind: 'features'; figures: readonly Name[] }
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
  figures: Record<Name, Figure<Name>>
  sections: readonly Section<Name>[]
  /** Screens that a board speaks of and that the store does not have: they lead to Today. */
  links: readonly DecorativeLink[]
}

/** Checks that a board names only figures that it has. */
export const defineBoard = <Name extends string>(board: Board<Name>): Board =>
  board as unknown as Board

/** Scores come closer to a hundred by hundredths, and never reach it. Who presents any board sees them move for some minutes. */
const SCORE_CAP = 99.9
export const drift: Growth = { most: 0.02, perSecond: true, cap: SCORE_CAP }
