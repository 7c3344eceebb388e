import { withoutStamps } from '../sentences/chat.ts'

/** "Coach: training?", and what the next line says is the answer. */
const SHORT_QUESTION =
  /^(\s{0,40}\p{L}[\p{L} ]{0,20}[:：]\s{1,3}[\p{L}’']{1,20}(?: [\p{L}’']{1,20}){0,2} ?)[?؟](?=\s{0,9}$)/u

/** A pasted chat without its stamps, in which a short question names what the line below it answers; every place stays where it is. */
export function ofChat(text: string): string {
  const plain = withoutStamps(text)
  return plain === text
    ? text
    : plain
        .split('\n')
        .map((line) => line.replace(SHORT_QUESTION, '$1:'))
        .join('\n')
}
