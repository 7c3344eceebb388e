import { isStopword } from '../reading/prose.ts'
import { findPhrases, type Word, words } from '../reading/words.ts'
import { lexicon } from './lexicon.ts'

/** How people ask whether a text speaks of something. */
const asking = lexicon({
  whether:
    'is there, are there, any mention of, mention, talk about, say anything about, say something about, anything about, something about, contain, include, speak of, speak about, does it have, does it say, refer to, هل يوجد, هل يذكر, هل تذكر, هل ذكر, هل فيه, هل في, هل هناك, يذكر, مذكور, في ذكر, فيه ذكر, ذكر, يتكلم عن, يتحدث عن, تطرق, جاب طاري, في شي عن, فيه شي عن, شي عن, شيء عن',
  rest: 'this, that, the text, text, article, email, passage, report, it, anything, something, please, pls, هذا, النص, هالنص, المقال, الخبر, الرساله, التقرير, الكلام, ده, شي, شيء, عن, لو سمحت, اي',
})

export interface Mention {
  /** What was asked for, as it was written. */
  topic: string
  /** The statements that speak of it, word for word. */
  quotations: string[]
}

/** "Is there anything about a penalty in this?": what is asked for; nothing when a request does not ask whether. */
export function topicOf(instruction: string): string | undefined {
  const all = words(instruction)
  const hits = asking(all)
  const whether = hits.filter(
    ({ concept, start }) => concept === 'whether' && !FORBIDS.test(instruction.slice(0, start)),
  )
  const last = whether.at(-1)
  if (!last) return undefined
  const isTaken = (index: number) => hits.some(({ from, to }) => index >= from && index < to)
  const topic: Word[] = []
  for (let index = last.to; index < all.length; index += 1) {
    const word = all[index] as Word
    const isBreak =
      topic.length > 0 &&
      /[.?؟!\n،,:]/.test(instruction.slice((topic.at(-1) as Word).end, word.start))
    if (isBreak) break
    if (!isTaken(index) && !isStopword(word.word)) topic.push(word)
  }
  return topic.length > 0
    ? instruction.slice((topic[0] as Word).start, (topic.at(-1) as Word).end)
    : undefined
}

/** "Don't add anything about prices" asks nothing. */
const FORBIDS =
  /(?<!\p{L})(?:do not|don['’]?t|please no|without|avoid|(?<!هل )لا|بدون|بلا) (?:\p{L}{1,12} ){0,2}$/iu

/** The statements in which every word of a topic stands, in some form. */
export function mentionOf(topic: string, statements: readonly string[]): Mention {
  const wanted = words(topic).filter(({ word }) => !isStopword(word))
  const quotations = statements.filter((statement) => {
    const written = words(statement)
    return wanted.every(({ word }) => findPhrases(written, [word]).length > 0)
  })
  return { topic, quotations }
}
