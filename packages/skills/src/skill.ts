import type { Bilingual, Language } from '@wakeel/contract'
import type { z } from 'zod'

/** A person's request as a skill sees it. */
export interface Ask {
  text: string
  /** The language of the request, and so of the answer. */
  language: Language
  /** The day it is in the UAE, `2026-11-20`. */
  today: string
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

export type Reading<Input> = { input: Input } | { missing: Missing[] }

/** A deterministic tool whose result a professional could check by hand. */
export interface Skill<Input = unknown, Output = unknown> {
  /** Also the tool's name for a language model: lower-case with hyphens. */
  name: string
  title: Bilingual
  /** What it does and when to use it, for people and for a language model. */
  description: Bilingual
  source?: Source
  input: z.ZodType<Input>
  /** How well a request suits this skill, 0 to 1: decides between an agent's skills, 0 means not at all. */
  suits(ask: Ask): number
  /** Finds the input in ordinary sentences; names what is missing and never guesses a number. */
  read(ask: Ask): Reading<Input>
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
