import type { Passage } from '../reading/passage.ts'

const RULE = /^[ \t]{0,9}(?:[-–—_=*~#]\s?){3,80}[ \t]{0,9}$/u
const POINTS =
  /\b(?:between|inside|within|enclosed|in between)\b|(?<!\p{L})(?:(?:ال)?(?:لي|ذي|تي|ما) ?)?(?:ما ?)?بين(?!\p{L})|داخل/iu

/** "Use only what is between the dashes": two lines of marks, and a request that points between them. */
export function ruledOff(message: string): Passage | undefined {
  const lines = message.split('\n')
  const rules = lines.flatMap((line, index) => (RULE.test(line) ? [index] : []))
  const [first, last] = rules
  if (first === undefined || last === undefined || rules.length !== 2) return undefined
  const before = lines.slice(0, first)
  const behind = lines.slice(last + 1)
  const text = lines
    .slice(first + 1, last)
    .join('\n')
    .trim()
  const pointing = [before, behind].map((some) => paragraphs(some).find((one) => POINTS.test(one)))
  const instruction = pointing.filter((one) => one !== undefined).join(' ')
  return text !== '' && instruction !== '' ? { instruction, text } : undefined
}

/** What stands between empty lines; the mail around the text is none of the request. */
const paragraphs = (lines: readonly string[]): string[] =>
  lines
    .join('\n')
    .split(/\n[ \t]{0,20}\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
