import { words } from '../reading/words.ts'
import { grammar } from '../sentences/grammar.ts'
import { lexicon } from '../sentences/lexicon.ts'
import { sentencesIn } from '../sentences/split.ts'

/** A part of the matrix that somebody asks for by name: "what can I delegate?", «شو أقدر أطنش؟» */
export const goals = ['schedule', 'wait', 'delegate', 'drop'] as const
export type Goal = (typeof goals)[number]

const goalWords = lexicon<Goal>({
  delegate:
    'delegate, hand over, hand off, pass on, give to, give away, outsource, someone else, somebody else, assistant, secretary, my team, يفوض, تفويض, يعطي, يسند, يسلم لغيري, غيري, السكرتيره, المساعد, المساعده, مساعدي, لغيري, لحد تاني, لحد ثاني',
  drop: 'drop, delete, skip, remove, leave out, ditch, eliminate, cross off, get rid of, forget about, ignore, not to do, not do at all, ماعملوش, ما اعملوش, ما اعمله, ما اسويه, ما اسويها, خالص, cut, يحذف, احذف, اشيل, يشيل, يلغي, الغي, يطنش, اطنش, استغني, يستغني, اترك, انسي',
  schedule: 'schedule, plan for later, put in my calendar, يجدول, اجدول, جدوله',
  wait: 'do last, leave last, for last, till last, at the end, للاخر, للاخير, بالاخر, في الاخر, اخر شي, اخر حاجه, postpone, put off, can wait, leave for later, push back, delay, يوجل, اجل, ااجل, ياجل, يتاجل, تتاجل, ينتظر, تنتظر, يستني, يصبر, تتحمل, يتحمل, التاجيل, تاجيله, تاجيلها, اقل شي مستعجل, least pressing, least urgent',
})

const LONGEST_QUESTION = 16

/** Which parts are asked for in the first or last sentence; none when it asks for the matrix. */
export function goalsIn(text: string): Goal[] {
  const all = sentencesIn(text)
  for (const sentence of [all[0], all.at(-1)]) {
    if (!sentence) continue
    const said = words(sentence.text.split(/[:：]/)[0] as string).slice(0, LONGEST_QUESTION)
    const asks = grammar(said).find(({ concept, from }) => concept === 'ask' && from < 4)
    if (!asks && !sentence.isQuestion) continue
    // «أأجل ايه»: the word that asks may also stand last.
    const isAskedBehind = ({ to }: { to: number }) =>
      asks !== undefined && asks.to === said.length && to === asks.from
    const found = goalWords(said).filter(
      (hit) => !asks || hit.from >= asks.to || isAskedBehind(hit),
    )
    if (found.length > 0) return [...new Set(found.map(({ concept }) => concept))]
  }
  return []
}
