const CLOCK = '[\\d٠-٩]{1,2}[:.][\\d٠-٩]{2}'
/** "[09:12] ", "[Hala 14:02] ", "12/11/2026, 09:12 - ": when a line of a chat was written, and sometimes by whom. */
const STAMP = new RegExp(
  `^[^\\S\\n]{0,9}(?:\\[[^\\]\\n]{0,24}${CLOCK}[^\\]\\n]{0,12}\\](?=\\s)|[\\d٠-٩]{1,2}[/.][\\d٠-٩]{1,2}[/.][\\d٠-٩]{2,4},? ${CLOCK}(?: ?[ap]m)? -(?=\\s))`,
  'gimu',
)
const LEAST_STAMPS = 2
const SENDER = /^[^\S\n]{0,9}(?<name>\p{L}[\p{L} .'’]{1,24}):\s(?=\S)/u
/** Who writes once may be a label, who writes again and is answered is a person. */
const LEAST_LINES = 3

const stampsIn = (text: string): number => text.match(STAMP)?.length ?? 0

/** A pasted chat with a blank for every letter of its stamps, so that every place stays where it is. */
export const withBlankStamps = (text: string): string =>
  stampsIn(text) < LEAST_STAMPS ? text : text.replace(STAMP, (stamp) => ' '.repeat(stamp.length))

/** A pasted chat: each line without the time and the name of whoever wrote it. */
export function withoutSenders(text: string): string {
  const isStamped = stampsIn(text) >= LEAST_STAMPS
  if (!isStamped && !isChatOfNames(text)) return text
  return text
    .split('\n')
    .map((line) => {
      const rest = line.replace(STAMP, '')
      return isStamped && rest === line ? line : rest.replace(SENDER, '').trimStart()
    })
    .join('\n')
}

/** "Noora: … / Noora: … / Aisha: …": names without times, one of them again and another beside it. */
function isChatOfNames(text: string): boolean {
  const names = text.split('\n').flatMap((line) => SENDER.exec(line)?.groups?.name ?? [])
  const all = new Set(names)
  return names.length >= LEAST_LINES && all.size > 1 && all.size < names.length
}
