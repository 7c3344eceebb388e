/** "[09:12] ", "12/11/2026, 09:12 - ": when a line of a chat was written. */
const STAMP =
  /^[^\S\n]{0,9}(?:\[[^\]\n]{0,24}\d{1,2}:\d{2}[^\]\n]{0,12}\]|\d{1,2}\/\d{1,2}\/\d{2,4},? \d{1,2}:\d{2}(?: ?[ap]m)? -)(?=\s)/gimu
const LEAST_STAMPS = 2
/** "Coach: training?", and what the next line says is the answer. */
const SHORT_QUESTION =
  /^(\s{0,40}\p{L}[\p{L} ]{0,20}[:：]\s{1,3}[\p{L}’']{1,20}(?: [\p{L}’']{1,20}){0,2} ?)[?؟](?=\s{0,9}$)/u

/** A pasted chat without its stamps, in which a short question names what the line below it answers; every place stays where it is. */
export function withoutStamps(text: string): string {
  const stamps = text.match(STAMP)?.length ?? 0
  if (stamps < LEAST_STAMPS) return text
  return text
    .replace(STAMP, (stamp) => ' '.repeat(stamp.length))
    .split('\n')
    .map((line) => line.replace(SHORT_QUESTION, '$1:'))
    .join('\n')
}
