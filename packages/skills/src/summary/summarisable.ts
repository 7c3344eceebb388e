import { statementsIn } from '../sentences/statements.ts'

/** The sentences of a text that may stand alone in a summary: without headings and single words. */
export function summarisableSentences(text: string): string[] {
  const all = statementsIn(text)
  const standing = all.filter((sentence) =>
    /[.!?؟…]["”»)]?$/.test(sentence)
      ? sentence.split(' ').length > 1
      : sentence.split(' ').length >= 6,
  )
  return standing.length >= 2 ? standing : all
}
