import type { Bilingual } from '@wakeel/contract'
import type { Period } from '../reading/periods.ts'
import type { DurationParts } from '../reading/quantity.ts'
import type { MeasureUnit, TimeUnit } from '../reading/units.ts'
import type { Concept } from './lexicon.ts'
import type { ConceptMatch } from './match-concepts.ts'
import type { Mention } from './mentions.ts'

interface AnySlot {
  /** As it is called when it is missing, and in "Understood". */
  name: Bilingual
  /** As it is called in "Understood", where what is asked for has more than one name. */
  label?: Bilingual
  /** How a person may give it, in their own words. */
  example: Bilingual
  /** What stands beside it when it is named. */
  cues?: readonly Concept[]
  /** Cues that name a figure and ask for none: "how long to repay it". */
  neverAsked?: readonly Concept[]
  /** Its name before a figure may ask for it: "monthly payment for 200,000", but not "loan for 200,000". */
  isResult?: boolean
  /** A verb and what it is said of name it together: "cut the rent", "the rent goes down". */
  change?: { verbs: readonly Concept[]; objects: readonly Concept[] }
  /** Is only taken beside one of its cues, never for being the only one of its kind. */
  isCued?: boolean
  /** Another way to give what is asked for by the name of a slot beside it in a need. */
  isAlternative?: boolean
  /** Slots that say the same in another way: a follow-up that fills one of them takes this one’s place. */
  insteadOf?: readonly string[]
  /** After this one was told and it was not, its name in a follow-up means this one: "the salary" after a basic pay. */
  shortFor?: string
  /** Is what somebody says it to be, and to be checked. */
  takesClaims?: boolean
  /** Is so of one person: another one of the same conversation does not have it until that is said. */
  isOfOne?: boolean
  /** Values outside are unlikely to be meant for this. */
  plausible?: readonly [min: number, max: number]
  /** All values go to one case, as a list; without it each is a case of its own. */
  isMany?: boolean
  /** As a list it also takes amounts beside its own whose names mean nothing else ("rent 18,500, aws 7k"), but not beside a total, which these cues name. */
  takesUnknownUnless?: readonly Concept[]
}

/** A concept that shows an option of a choice; `not exercise` when its negation does. */
export type ChoiceCue = Concept | `not ${Concept}`

interface Option {
  name: Bilingual
  cues: readonly ChoiceCue[]
  /** Slots that a follow-up which chooses it leaves out: whoever keeps their weight has no deficit. */
  insteadOf?: readonly string[]
}

/** Which of a few things is so; it is read from what the message names and does not negate. */
interface Choice extends AnySlot {
  kind: 'choice'
  options: Readonly<Record<string, Option>>
  /** When none is named, the answer is given for each of them. */
  isEachUnlessNamed?: boolean
}

/** What a skill has to know: typed, with the concepts that name it. */
export type Slot =
  | Choice
  | (AnySlot & {
      kind: 'money'
      per?: Period
      /** Whatever period it is for counts, and is said. */
      isOfAnyPeriod?: true
    })
  | (AnySlot & { kind: 'percent' | 'number' | 'age' | 'date' | 'time' })
  | (AnySlot & {
      kind: 'duration'
      bareUnit?: TimeUnit
      units?: readonly TimeUnit[]
      /** So many of these are so many of the unit: "36 payments" of a loan are 36 months. */
      countedIn?: { concept: Concept; unit: TimeUnit }
    })
  | (AnySlot & {
      kind: 'measure'
      units: readonly MeasureUnit[]
      /** The units that a bare number of a certain size may have; the first when it is named and of no usual size. */
      bare?: Readonly<Partial<Record<MeasureUnit, readonly [min: number, max: number]>>>
      per?: Period
    })
export type Slots = Readonly<Record<string, Slot>>

type ValueOf<S extends Slot> = S extends { kind: 'money' }
  ? { value: number; currency?: string; period?: Period }
  : S extends { kind: 'duration' }
    ? { parts: DurationParts }
    : S extends { kind: 'measure' }
      ? { value: number; unit: MeasureUnit; period?: Period }
      : S extends { kind: 'date' }
        ? { date: string }
        : S extends { kind: 'time' }
          ? { minutes: number }
          : { value: number; period?: Period }

/** A value with the words that it was read from. */
type Filled<S extends Slot> = S extends { kind: 'choice'; options: infer O }
  ? { option: Extract<keyof O, string>; match?: ConceptMatch }
  : ValueOf<S> & { mention: Mention }
export type Values<S extends Slots> = {
  [Name in keyof S]?: S[Name] extends { isMany: true }
    ? readonly Filled<S[Name]>[]
    : Filled<S[Name]>
}

/** What may be asked for. */
export interface Goal<S extends Slots = Slots> {
  /** What shows that it is asked for; the goal without any is taken when no other is. */
  cues?: readonly Concept[]
  /** It is asked for where one of these stands beside a length of time: "survive 18 months". */
  isMeantBy?: readonly Concept[]
  /** What shows that something else is asked for. */
  unless?: readonly Concept[]
  /** Is the answer, and therefore not given. */
  finds?: Extract<keyof S, string>
  /** Is asked for beside the value that is given of it: "what weight gives a BMI of 24, I am 78 kg now". */
  asks?: Extract<keyof S, string>
  /** Is never taken for what somebody means who does not ask for it. */
  isAskedFor?: boolean
  /** Has no place in such a question. */
  excludes?: readonly Extract<keyof S, string>[]
  /** May be named, but the answer does not use it, and nothing is said of it. */
  asides?: readonly Extract<keyof S, string>[]
  /** Each line needs one of its slots. */
  needs: readonly (Extract<keyof S, string> | readonly Extract<keyof S, string>[])[]
  /** It is only thought of when this holds, so that nothing is asked for its sake. */
  when?: (values: Values<S>) => boolean
}

/** Something that all readings of a request must obey, such as a down payment below the price. */
export type Constraint<S extends Slots> = (values: Values<S>) => boolean

export interface Frame<S extends Slots = Slots> {
  slots: S
  goals: Readonly<Record<string, Goal<S>>>
  /** What shows that a message is about this at all. */
  topics: readonly Concept[]
  /** Messages that may come next and change one thing: "and over 20 years?" */
  followUps?: readonly Bilingual[]
  /** What shows that it is about something else, however well the slots are filled. */
  notAbout?: readonly Concept[]
  constraints?: readonly Constraint<S>[]
  /** Several people of one message are read one by one: those with figures of their own, or all who are named. */
  people?: 'measured' | 'named'
  /** What stands before the figures of each of several cases says whose they are: "Sam 178 cm, Tom 191 cm". */
  namesCases?: boolean
  /** What is asked about when no slot takes it, besides amounts of money and percentages. */
  asksAbout?: readonly Mention['kind'][]
}

/** Keeps the types of the slots where a frame is written. */
export const defineFrame = <const S extends Slots>(frame: Frame<S>): Frame<S> => frame
