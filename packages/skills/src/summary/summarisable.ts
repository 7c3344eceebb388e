import type { Language } from '@wakeel/contract'
import { sentencesOf } from '../reading/prose.ts'

/** A short line without an end mark is a heading, unless the next line goes on in small letters. */
const HEADING = /^[^\n]{1,70}(?<![.!?؟…:؛;,،])\n(?=\s*(?:\p{Lu}|[\u0600-\u06ff]|["“«]))/gmu

/** The sentences of a text that may stand alone in a summary: without headings, list marks and leftovers of fewer than four words. */
export function summarisableSentences(text: string, language: Language): string[] {
  const apart = text.replace(/\r\n?/g, '\n').replace(HEADING, (line) => `${line}\n`)
  const all = sentencesOf(apart, language).map((sentence) =>
    sentence.replace(/^(?:[-*•#]+|\d+[.)])\s+/, ''),
  )
  const standing = all.filter((sentence) =>
    /[.!?؟…]["”»)]?$/.test(sentence)
      ? sentence.split(' ').length > 2
      : sentence.split(' ').length >= 6,
  )
  return standing.length >= 2 ? standing : all
}
