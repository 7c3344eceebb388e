import type { connections as contract } from '@wakeel/contract'
import { foldArabic } from '@wakeel/skills'
import { injectionRules } from './injection-rules.ts'

type Kind = keyof typeof injectionRules

const MAX_GAP = 8
const MAX_PASSAGE = 300
/** Before and after what was found, to be understood. */
const AROUND = 80

/** Good servers warn of these: "do not include any passwords". */
const WARNABLE: ReadonlySet<Kind> = new Set(['reads_secrets', 'sends_elsewhere'])
const NOT = new Set(['not', 'never', 'dont', 'avoid', 'without', 'cannot', 'cant', 'لا', 'لن'])

/** «دون تجاوز الساعات», "without ignoring": what it does not do, said of itself. */
const WITHOUT = new Set(['without', 'دون', 'بدون', 'بلا'])
const isLeftUndone = (before: Word | undefined): boolean =>
  before?.forms.some((form) => WITHOUT.has(form)) ?? false

/** A word whose letters stand apart, as people do not write. */
const SPELT = /(?<![\p{L}\p{M}\p{N}])\p{L}(?:[ ._*-]\p{L}(?![\p{L}\p{M}\p{N}])){3,40}/gu

/** The orders of a text by the rules, one of each kind, with the passage. */
export function ordersIn(said: string): { kind: contract.InjectionKind; passage: string }[] {
  const text = said.replace(SPELT, (spelt) => spelt.replace(/[ ._*-]/g, ''))
  const words = wordsOf(text)
  return rules.flatMap(({ kind, patterns }) => {
    for (const steps of patterns)
      for (const at of words.keys()) {
        if (WARNABLE.has(kind) && isWarning(words, at)) continue
        if (kind === 'hides_from_person' && isPromise(words, at)) continue
        if (kind === 'overrides_instructions' && isLeftUndone(words[at - 1])) continue
        const end = matchFrom(words, at, steps, 0)
        if (end !== undefined)
          return [{ kind, passage: passageOf(text, words[at]!, words[end - 1]!) }]
      }
    return []
  })
}

interface Word {
  word: string
  /** An Arabic word also without what is written together with it. */
  forms: readonly string[]
  from: number
  to: number
}

function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}'’]+|@/gu)].map(({ 0: said, index }) => {
    const plain = said
      .normalize('NFKC')
      .replace(/['’]s$/i, '')
      .replace(/['’]/g, '')
    const word = foldArabic(plain)
    return { word, forms: formsOf(word), from: index, to: index + said.length }
  })
}

function formsOf(word: string): string[] {
  if (!/^\p{Script=Arabic}/u.test(word)) return [word]
  const bare = word.replace(/^[وف](?=..)/, '')
  return [word, bare].flatMap((form) => [
    form,
    form.replace(/^لل/, 'ال').replace(/^[بكل]ال/, 'ال'),
    form.replace(/^[بل](?=..)/, ''),
  ])
}

const isWarning = (words: readonly Word[], at: number): boolean =>
  words.slice(Math.max(0, at - 2), at).some(({ word }) => NOT.has(word))

/** "It does not tell anyone", "never reveals what you wrote": said of itself, and no order. */
const isPromise = (words: readonly Word[], at: number): boolean =>
  (words[at]!.word === 'not' && words[at - 1]?.word === 'does') ||
  words[at]!.word === 'doesnt' ||
  (words[at]!.word === 'never' && /s$/.test(words[at + 1]?.word ?? ''))

function passageOf(text: string, first: Word, last: Word): string {
  const from = Math.max(0, first.from - AROUND)
  const to = Math.min(last.to + AROUND, from + MAX_PASSAGE)
  return text.slice(from, to).toWellFormed().trim()
}

interface Step {
  words: ReadonlySet<string>
  beginnings: readonly string[]
  isOptional: boolean
  /** So many words may come before it. */
  gap: number
}

const rules = Object.entries(injectionRules).map(([kind, patterns]) => ({
  kind: kind as Kind,
  patterns: patterns.map(toSteps),
}))

function toSteps(pattern: string): Step[] {
  const steps: Step[] = []
  let gap = 0
  for (const part of pattern.trim().split(/\s+/)) {
    if (part === '..') gap = MAX_GAP
    else {
      const words = part.replace(/\?$/, '').split('|')
      steps.push({
        words: new Set(words.filter((word) => !word.endsWith('*')).map(foldArabic)),
        beginnings: words.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1)),
        isOptional: part.endsWith('?'),
        gap,
      })
      gap = 0
    }
  }
  return steps
}

/** Where the words end that follow the steps, the first of them at `at`; undefined: they do not. */
function matchFrom(
  words: readonly Word[],
  at: number,
  steps: readonly Step[],
  index: number,
): number | undefined {
  const step = steps[index]
  if (!step) return at
  for (let here = at; here <= at + step.gap && here < words.length; here++)
    if (isWordOf(step, words[here]!)) {
      const end = matchFrom(words, here + 1, steps, index + 1)
      if (end !== undefined) return end
    }
  return step.isOptional ? matchFrom(words, at, steps, index + 1) : undefined
}

const isWordOf = ({ words, beginnings }: Step, { forms }: Word): boolean =>
  forms.some(
    (form) => words.has(form) || beginnings.some((beginning) => form.startsWith(beginning)),
  )
