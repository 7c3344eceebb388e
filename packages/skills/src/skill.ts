import type { Bilingual, Language, runs } from '@wakeel/contract'
import type { z } from 'zod'
import type { Span } from './reading/words.ts'
import type { Frame } from './understanding/frame.ts'
import type { Named } from './understanding/left-out.ts'

/** A person's request as a skill sees it. */
export interface Ask {
  text: string
  /** The language of the request, and so of the answer. */
  language: Language
  /** The day it is in the UAE, `2026-11-20`. */
  today: string
  /** What was said before in the same conversation, oldest first. Absent: nothing. */
  earlier?: readonly Turn[]
}

/** A message of a conversation and what the agent replied to it. Long answers are cut. */
export interface Turn {
  message: string
  answer: string
  outcome: runs.RunOutcome
}

/** The rule a skill follows and where it stands, so that a reader can check it. */
export interface Source {
  title: Bilingual
  url?: string
  /** The day the rule took effect or the text was last read, `2023-06-01`. */
  date: string
}

/** An input that the request does not hold: its name and an example of how to give it. */
export interface Missing {
  name: Bilingual
  example: Bilingual
}

/** How a request was read, in the language of the request, so that a misreading is seen at once. */
export interface Understood {
  /** `loan AED 1,000,000.00` */
  facts: readonly string[]
  /** What nobody said: `20% down, the least the Central Bank asks of expatriates`. */
  assumed: readonly string[]
  /** What the request says that the answer does not rest on, as it is written. */
  unused?: readonly string[]
  /** By how much two results differ, when that is asked: `AED 10,500.00`. */
  difference?: string
  /** Several cases in the order of what they come to. */
  ranking?: string
  /** What they come to together, when that is asked. */
  together?: string
}

/** One calculation of a request; `title` tells it from the others of the same request. */
export interface Case<Input> {
  input: Input
  title?: string
}

/** `uses`: the parts of the message that it rests on, so that another skill may answer what stands elsewhere; absent for the whole. */
export type Reading<Input> = { uses?: readonly Span[] } & (
  | (Case<Input> & {
      /** What is said to the agent beside a pasted text: only this can ask for what is not offered. */
      request?: string
      understood?: Understood
      /** The same for other values: "and over 15 years?" */
      more?: readonly Case<Input>[]
      /** It goes on from an earlier request: what it says that it uses is used, in whatever form. */
      isFollowUp?: boolean
      /** Messages that could come next. */
      followUps?: readonly string[]
    })
  | { missing: readonly Missing[] }
)

/** A request of a conversation as a skill has read it: an input for each case. */
export interface Answered<Input> {
  text: string
  inputs: readonly [Input, ...Input[]]
}

/** What one skill has answered in a conversation, oldest first. */
export type Before<Input> = readonly [...Answered<Input>[], Answered<Input>]

/** Something that people ask for and a skill does not do: the words that ask for it, and what is said then. */
export interface Limit extends Declined {
  asked: string
  /** Where words alone do not tell: "can I just sign it?" */
  isAsked?: (request: string) => boolean
}

/** What is said to a request for something that is not done. */
export interface Declined {
  sentence: Bilingual
  /** Who asks for it asks for nothing else: nothing that the skill lacks is asked for then. */
  isInstead?: boolean
}

/** A deterministic tool whose result a professional could check by hand. */
export interface Skill<Input = unknown, Output = unknown> {
  /** Also the tool's name for a language model: lower-case with hyphens. */
  name: string
  title: Bilingual
  /** What it does and when to use it, for people and for a language model. */
  description: Bilingual
  source?: Source
  input: z.ZodType<Input>
  /** Its answer is a few words that may stand beside another skill's, when a message asks for both. */
  isAside?: boolean
  /** What is not done with a request of its subject; said before anything else. */
  limits?: readonly Limit[]
  /**
   * What of its subject a message names: an answer uses each of them or says that it does not.
   * An agent none of whose skills has this says nothing of what it did not use.
   */
  names?(ask: Ask): readonly Named[]
  /** What it has to know, when it is read by a frame. */
  frame?: Frame
  /** How well a request suits this skill, 0 to 1: decides between an agent's skills, 0 means not at all. */
  suits(ask: Ask): number
  /** Finds the input in ordinary sentences; names what is missing and never guesses a number. */
  read(ask: Ask): Reading<Input>
  /**
   * What a message asks for that goes on from what this skill has answered in the conversation, oldest first ("and the average?", "make it
   * 2 hours"), without a word that only takes the answer before ("ok"); undefined where it stands by itself. A skill that is read by a frame goes on by its frame.
   */
  goOn?(before: Before<Input>, ask: Ask): Reading<Input> | undefined
  /** The day that an answer comes to, which a message behind it may call "that day". */
  dayOf?(input: Input, context: { today: string }): string | undefined
  /** Throws SkillRefusal when the input cannot be worked on. */
  run(input: Input, context: { today: string }): Output
  /** The result in words, as Markdown, with the rule and the source it rests on. */
  explain(output: Output, language: Language): string
}

/** Keeps a skill's exact types where it is written and lets skills of all types stand in one list. */
export function defineSkill<Input, Output>(skill: Skill<Input, Output>): Skill {
  return skill as unknown as Skill
}

/** The input was understood but there is no correct answer to it; says why, in both languages. */
export class SkillRefusal extends Error {
  readonly sentence: Bilingual
  constructor(sentence: Bilingual) {
    super(sentence.en)
    this.name = 'SkillRefusal'
    this.sentence = sentence
  }
}
