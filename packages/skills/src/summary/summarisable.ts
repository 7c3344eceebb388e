import { withoutSalutation } from '../sentences/salutation.ts'
import { statementsIn } from '../sentences/statements.ts'

/** The sentences of a text that may stand alone in a summary: without headings and single words. */
export function summarisableSentences(text: string): string[] {
  const all = statementsIn(text).map((sentence, at) => (at === 0 ? begun(sentence) : sentence))
  const standing = all.filter((sentence) =>
    /[.!?؟…]["”»)]?$/.test(sentence)
      ? sentence.split(' ').length > 1
      : sentence.split(' ').length >= 6,
  )
  return standing.length >= 2 ? standing : all
}

/** What a letter says first, without "Dear parents,". */
function begun(sentence: string): string {
  const said = withoutSalutation(sentence)
  return said === sentence ? sentence : said.charAt(0).toUpperCase() + said.slice(1)
}
