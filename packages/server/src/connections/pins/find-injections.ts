import type { connections as contract } from '@wakeel/contract'
import { foldArabic } from '@wakeel/skills'
import type { Manifest } from '../remotes/manifest.ts'
import { findEncoded } from './encoded-text.ts'
import { findHidden, hiddenText, withoutHidden } from './hidden-characters.ts'
import { injectionRules } from './injection-rules.ts'

type Injection = contract.Injection

const MAX_FOUND = 50
const MAX_GAP = 8
const MAX_PASSAGE = 300
/** Before and after what was found, to be understood. */
const AROUND = 80

/** Every order that hides in what an other end says of itself: names and texts, also those inside of schemas. */
export function findInjections({ identity, tools }: Manifest): Injection[] {
  const found: Injection[] = []
  const look = (tool: string | null, fields: Readonly<Record<string, unknown>>) => {
    for (const [field, value] of Object.entries(fields))
      for (const text of textsIn(value))
        for (const one of injectionsIn(text)) {
          if (found.length >= MAX_FOUND) return
          found.push({ ...one, tool, field })
        }
  }
  look(null, identity)
  for (const tool of tools) look(tool.name, tool)
  return found
}

/** Also the names of fields: those of a tool's parameters are read as well. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (value === null || typeof value !== 'object') return []
  const names = Array.isArray(value) ? [] : Object.keys(value)
  return [...names, ...Object.values(value).flatMap(textsIn)]
}

/** One of each kind, with the passage. */
export function injectionsIn(text: string): Pick<Injection, 'kind' | 'passage'>[] {
  const hidden = findHidden(text)
  const encoded = findEncoded(text)
  const seen = `${withoutHidden(text)} ${hiddenText(text)}`
  return [
    ...(hidden === undefined ? [] : [{ kind: 'hidden_characters' as const, passage: hidden }]),
    ...(encoded === undefined ? [] : [{ kind: 'encoded' as const, passage: encoded }]),
    ...ordersIn(seen),
  ]
}

interface Word {
  word: string
  from: number
  to: number
}

function ordersIn(text: string): Pick<Injection, 'kind' | 'passage'>[] {
  const words = wordsOf(text)
  return rules.flatMap(({ kind, patterns }) => {
    for (const steps of patterns)
      for (const [at] of words.entries()) {
        const end = matchFrom(words, at, steps, 0)
        if (end !== undefined)
          return [{ kind, passage: passageOf(text, words[at]!, words[end - 1]!) }]
      }
    return []
  })
}

function passageOf(text: string, first: Word, last: Word): string {
  const from = Math.max(0, first.from - AROUND)
  return text
    .slice(from, Math.min(last.to + AROUND, from + MAX_PASSAGE))
    .toWellFormed()
    .trim()
}

function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}'’]+|@/gu)].map(({ 0: word, index }) => ({
    word: foldArabic(word.normalize('NFKC').replace(/['’]/g, '')),
    from: index,
    to: index + word.length,
  }))
}

interface Step {
  words: ReadonlySet<string>
  beginnings: readonly string[]
  isOptional: boolean
  /** So many words may come before it. */
  gap: number
}

const rules = Object.entries(injectionRules).map(([kind, patterns]) => ({
  kind: kind as Injection['kind'],
  patterns: patterns.map(toSteps),
}))

function toSteps(pattern: string): Step[] {
  const steps: Step[] = []
  let gap = 0
  for (const part of pattern.trim().split(/\s+/)) {
    if (part === '..') {
      gap = MAX_GAP
      continue
    }
    const isOptional = part.endsWith('?')
    const words = part.replace(/\?$/, '').split('|')
    steps.push({
      words: new Set(words.filter((word) => !word.endsWith('*')).map(foldArabic)),
      beginnings: words.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1)),
      isOptional,
      gap,
    })
    gap = 0
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
    if (isWordOf(step, words[here]!.word)) {
      const end = matchFrom(words, here + 1, steps, index + 1)
      if (end !== undefined) return end
    }
  return step.isOptional ? matchFrom(words, at, steps, index + 1) : undefined
}

const isWordOf = ({ words, beginnings }: Step, word: string): boolean =>
  formsOf(word).some(
    (form) => words.has(form) || beginnings.some((start) => form.startsWith(start)),
  )

/** An Arabic word also without what is written together with it. */
function formsOf(word: string): string[] {
  if (!/^\p{Script=Arabic}/u.test(word)) return [word]
  const bare = word.replace(/^[وف](?=..)/, '')
  return [word, bare].flatMap((form) => [
    form,
    form.replace(/^لل/, 'ال').replace(/^[بكل]ال/, 'ال'),
    form.replace(/^[بل](?=..)/, ''),
  ])
}
