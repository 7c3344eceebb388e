import { type Passage, tidy, withoutCourtesy } from '../reading/passage.ts'
import { isSaid } from './remarks.ts'
import { unitsIn, type Vocabulary } from './units.ts'

const QUOTED = /^[ \t]{0,9}>\s?(?!>)/
/** A program quotes a mail with its head; who sent it is told there. */
const HEAD =
  /^[ \t]{0,9}>?\s{0,3}(?:from|to|sent|subject|on .{4,60} wrote|من|إلى|الى|التاريخ)\s?[:：]/im
const LEAST_WORDS = 6
const MOST_AROUND = 500

/** "How hard is it? The school sent this on Monday:" above lines that are quoted: nothing but those is the text. */
export function quotedBlock(message: string, vocabulary: Vocabulary): Passage | undefined {
  const lines = message.split('\n')
  const first = lines.findIndex((line) => QUOTED.test(line))
  const last = lines.findLastIndex((line) => QUOTED.test(line))
  if (first < 0 || HEAD.test(message)) return undefined
  const block = lines.slice(first, last + 1)
  if (!block.every((line) => QUOTED.test(line) || !/\S/.test(line))) return undefined
  const around = [...lines.slice(0, first), ...lines.slice(last + 1)].join('\n').trim()
  if (around === '' || around.length > MOST_AROUND) return undefined
  const text = withoutCourtesy(
    block
      .map((line) => line.replace(QUOTED, ''))
      .join('\n')
      .trim(),
  ).rest
  return text.split(/\s+/).length >= LEAST_WORDS &&
    isSaid(unitsIn(around, 0, vocabulary), vocabulary)
    ? { instruction: tidy(around), text }
    : undefined
}
