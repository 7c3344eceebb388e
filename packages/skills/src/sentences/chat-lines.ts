const CLOCK = '[\\d٠-٩]{1,2}[:.][\\d٠-٩]{2}'
/** "[09:12] ", "[Hala 14:02] ", «[9:02 م، 2026/11/29] », "12/11/2026, 09:12 - ": when a line of a chat was written, and sometimes by whom. */
const STAMP = new RegExp(
  `^[^\\S\\n]{0,9}(?:\\[[^\\]\\n]{0,24}${CLOCK}[^\\]\\n]{0,24}\\]|[\\d٠-٩]{1,4}[/.-][\\d٠-٩]{1,2}[/.-][\\d٠-٩]{2,4}[,،]? ${CLOCK}(?: ?[apصم]m?)? -)(?=\\s)`,
  'iu',
)
const NAME = "\\p{L}[\\p{L}.'’-]{0,20}"
const SPEAKER = new RegExp(
  `^\\s{0,3}(?<name>${NAME}(?: ${NAME}){0,2})(?: \\([^)\\n]{1,20}\\))?\\s?[:：]\\s{1,3}(?=\\S)`,
  'u',
)
const LEAST_STAMPS = 2
/** Who writes once may be a label, who writes again and is answered is a person. */
const LEAST_NAMED = 3

export interface ChatLine {
  /** The line with its stamp made spaces. */
  text: string
  speaker?: string
  /** Where what is said begins. */
  from: number
}

/** The lines of a pasted chat whose lines tell when they were written. */
export function stampedLines(text: string): ChatLine[] | undefined {
  let stamps = 0
  let speaker: string | undefined
  const lines = text.split('\n').map((written): ChatLine => {
    const stamp = STAMP.exec(written)?.[0]
    if (stamp === undefined) {
      // Behind an empty line somebody speaks to the agent; else the message goes on.
      if (!written.trim()) speaker = undefined
      return { text: written, from: 0, ...(speaker && { speaker }) }
    }
    stamps += 1
    const rest = written.slice(stamp.length)
    const named = SPEAKER.exec(rest)
    speaker = named?.groups?.name
    const from = stamp.length + (named?.[0].length ?? 0)
    return { text: ' '.repeat(stamp.length) + rest, from, ...(speaker && { speaker }) }
  })
  return stamps < LEAST_STAMPS ? undefined : lines
}

/** "Noora: … / Noora: … / Aisha: …": names without times, one of them again and another beside it. */
export function namedLines(text: string): ChatLine[] | undefined {
  const lines = text.split('\n').map((written): ChatLine => {
    const named = SPEAKER.exec(written)
    const speaker = named?.groups?.name
    return { text: written, from: named?.[0].length ?? 0, ...(speaker && { speaker }) }
  })
  const names = lines.flatMap(({ speaker }) => speaker ?? [])
  const all = new Set(names)
  const isChat = names.length >= LEAST_NAMED && all.size > 1 && all.size < names.length
  return isChat && [...all].every((name) => name.length > 1) ? lines : undefined
}
