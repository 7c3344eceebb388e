import { isLeftAside } from './left-aside.ts'

const NUMBER = '[\\d٠-٩]'
/** "[09:12] ", "12/11/2026, 09:12 - ": when a line of a chat was written. */
const STAMP = new RegExp(
  `^[^\\S\\n]{0,9}(?:\\[[^\\]\\n]{0,24}${NUMBER}{1,2}:${NUMBER}{2}[^\\]\\n]{0,12}\\]|${NUMBER}{1,4}[/.-]${NUMBER}{1,2}[/.-]${NUMBER}{2,4},? ${NUMBER}{1,2}:${NUMBER}{2}(?: ?[ap]m)? -)(?=\\s)`,
  'gimu',
)
const SENDER = /^\s{0,3}(?<name>\p{L}[\p{L} .'’]{1,24}):\s(?=\S)/u
const LEAST_STAMPS = 2

const isChat = (text: string): boolean => (text.match(STAMP)?.length ?? 0) >= LEAST_STAMPS

/** A pasted chat without the times before its lines; every place stays where it is. */
export const withoutStamps = (text: string): string =>
  isChat(text) ? text.replace(STAMP, (stamp) => ' '.repeat(stamp.length)) : text

/** A pasted chat: each line without the time and the name of whoever wrote it. */
export const withoutSenders = (text: string): string =>
  isChat(text)
    ? text
        .split('\n')
        .map((line) => {
          const bare = line.replace(STAMP, '')
          return bare === line ? line : bare.replace(SENDER, '').trimStart()
        })
        .join('\n')
    : text

/** Of a chat in which one of them is asked about, what the others write is left out: "what does Jad need?". */
export function linesOfAsked(text: string): string {
  if (!isChat(text)) return text
  const lines = text.split('\n').map((line) => {
    const bare = line.replace(STAMP, '')
    return { line, who: bare === line ? undefined : SENDER.exec(bare)?.groups?.name?.trim() }
  })
  const senders = new Set(lines.flatMap(({ who }) => who ?? []))
  const asked = lines
    .filter(({ who }) => who === undefined)
    .flatMap(({ line }) => line.split(/[.,،؛;!?؟]/u))
    .filter((clause) => !isLeftAside(clause))
    .join(' ')
    .toLowerCase()
  const meant = [...senders].filter((name) => asked.includes(name.toLowerCase()))
  return meant.length === 1
    ? lines
        .filter(({ who }) => who === undefined || who === meant[0])
        .map(({ line }) => line)
        .join('\n')
    : text
}
