import { words } from '../reading/words.ts'
import { daysIn } from '../sentences/days.ts'
import { sharing } from '../sentences/sharing.ts'
import { denial } from '../sentences/taking-back.ts'
import { contentOf, peopleIn } from './change-said.ts'
import type { Minutes } from './minutes.ts'

const HELD =
  /(?<!\p{L})(?:meeting|we met|it was (?:on|held)|was held|(?:ال)?[إا]جتماع|(?:ال)?محضر)(?!\p{L})/iu

/** The notes with another day of the meeting or another name of a person: "it was on 25 November", "Joyce, not Joy". */
export function rewrittenNotes(notes: string, said: string, minutes: Minutes): string | undefined {
  if (/[?؟]\s*$/.test(said)) return undefined
  const { title, reference } = minutes
  const named = peopleIn(said, minutes)
  const days = daysIn(said, reference)
  const content = contentOf(said, { days, named })
  const [day] = days
  const [written] = title ? daysIn(title, reference) : []
  if (title && written && day?.date && HELD.test(said) && named.length === 0 && content.length < 2)
    return notes.replace(
      title,
      `${title.slice(0, written.start)}${said.slice(day.start, day.end)}${title.slice(written.end)}`,
    )
  const [decision, ...rest] =
    content.length > 0 ? sharing(minutes.decisions, (one) => one, content) : []
  const [former] = decision ? daysIn(decision, reference) : []
  const isOfTask = sharing(minutes.actions, ({ task }) => task, content).length > 0
  if (decision && former && day?.date && rest.length === 0 && !isOfTask)
    return notes.replace(
      decision,
      `${decision.slice(0, former.start)}${said.slice(day.start, day.end)}${decision.slice(former.end)}`,
    )
  const [person, ...others] = named
  const [word, ...more] = content
  if (!person || !word || others.length + more.length + days.length > 0) return undefined
  const name = said.slice(word.start, word.end)
  const isRenamed = new RegExp(
    `${name}[,،]?\\s{1,2}${denial}\\s${person}(?!\\p{L})|(?:change|rename|correct) ${person} (?:to|into|as) ${name}|${denial}\\s${person}[,،]?\\s(?:but\\s|بل\\s)?${name}`,
    'iu',
  ).test(said)
  if (!isRenamed) return undefined
  return words(notes)
    .filter(({ word: one }) => words(person).some((own) => own.word === one))
    .reduceRight((text, { start, end }) => text.slice(0, start) + name + text.slice(end), notes)
}
