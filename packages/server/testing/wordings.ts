import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { languageOfRequest, respond } from '@wakeel/skills'
import { agentDefinitions } from '../src/own-agents/all.ts'

/** A request by somebody who knew only the agents' public pages: packages/skills/wordings/README.md. */
export interface Wording {
  id: string
  agent: string
  language: 'en' | 'ar'
  message: string
  kind: 'answer' | 'ask' | 'refuse'
  /** What a right answer holds, each in one of several spellings. */
  facts: readonly (readonly string[])[]
  /** What only a wrong answer holds. */
  never: readonly string[]
  /** How the right answer is worked out. */
  why: string
  /** The day on which it was asked. */
  today: string
}

const FOLDER = resolve(import.meta.dirname, '../../skills/wordings')
/** When they were written: "tomorrow" and "in 12 days" count from there. */
const WRITTEN = '2026-11-23'
const WRITTEN_LATER: Readonly<Record<string, string>> = {
  'blind/round-5': '2026-11-28',
  'blind/round-6': '2026-11-28',
  'blind/round-7': '2026-11-28',
  'blind/round-8': '2026-11-28',
  'blind/round-9': '2026-11-28',
  'blind/round-10': '2026-11-29',
  'blind/round-11': '2026-11-29',
  'blind/round-12': '2026-11-29',
  'blind/round-13': '2026-11-29',
  'blind/round-14': '2026-11-29',
  'blind/round-15': '2026-11-29',
  'blind/round-16': '2026-11-29',
  'blind/round-17': '2026-11-29',
  'blind/round-18': '2026-11-29',
  'blind/round-19': '2026-11-29',
  'blind/round-20': '2026-11-29',
  'blind/round-21': '2026-11-29',
  'blind/round-22': '2026-11-29',
  'blind/round-23': '2026-11-29',
  'blind/round-24': '2026-11-29',
  'blind/round-25': '2026-11-29',
  'blind/round-26': '2026-11-29',
  'blind/round-27': '2026-11-29',
  'blind/round-28': '2026-11-30',
  'blind/round-29': '2026-11-30',
  'blind/round-30': '2026-11-30',
  'blind/round-31': '2026-11-30',
  'practice/q1': '2026-11-30',
  'practice/q3': '2026-11-30',
  'practice/q4': '2026-11-30',
  'practice/p1': '2026-11-28',
  'practice/p2': '2026-11-28',
  'practice/p3': '2026-11-28',
  'practice/q2': '2026-11-30',
}

/** The names of all files of requests that people wrote. */
export const wordingFiles = (): string[] =>
  globSync('{blind,practice}/*.jsonl', { cwd: FOLDER })
    .map((file) => file.replace('.jsonl', ''))
    .filter((name) => !name.endsWith('-first-result'))
    .sort()

/** The requests of `blind/round-1`, `practice/a` …, or of a file anywhere. */
export const readWordings = (name: string): Wording[] =>
  readFileSync(name.endsWith('.jsonl') ? name : resolve(FOLDER, `${name}.jsonl`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => ({
      ...(JSON.parse(line) as Omit<Wording, 'today'>),
      today: WRITTEN_LATER[name] ?? WRITTEN,
    }))

/** What its agent says without a language model. */
export function answerTo({ agent, message, today }: Wording): string {
  const skills = agentDefinitions.find(({ slug }) => slug === agent)?.skills ?? []
  return respond(skills, {
    text: message,
    language: languageOfRequest(message),
    today,
  }).text
}

/** What an answer lacks or should not hold; nothing when it is right as far as its facts tell. */
export function faultsOf(
  { facts, never }: Pick<Wording, 'facts' | 'never'>,
  answer: string,
): string[] {
  // "| Saturday" is a cell of a table, and not the word in a sentence.
  const cells = (text: string) => text.replaceAll('|', '¦')
  const holds = (fact: string) => {
    if (fact.includes('|')) return plain(cells(answer)).includes(plain(cells(fact)))
    // Capitals in a tag are another value: "utm_campaign=White".
    if (TAG.test(fact)) return alike(answer).includes(alike(fact))
    return plain(answer).includes(plain(fact))
  }
  return [
    ...facts
      .filter((spellings) => !spellings.some(holds))
      .map((spellings) => `lacks ${spellings.join(' or ')}`),
    ...never.filter(holds).map((fact) => `holds ${fact}`),
  ]
}

const TAG = /^utm_[a-z]+=/

const plain = (text: string): string => alike(text).toLowerCase()

/** Spellings that make no difference: digits, thousands, marks, Markdown, Arabic forms of one letter. */
const alike = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[٬,*_`\\|\u064b-\u0652\u0640\u200e\u200f]/g, '')
    .replace(/[أإآ]/g, 'ا')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .replaceAll('٫', '.')
    .replace(/\s+/g, ' ')
