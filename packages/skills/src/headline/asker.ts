import { isArabicWord } from '../reading/arabic.ts'
import { words } from '../reading/words.ts'
import { lexicon } from '../sentences/lexicon.ts'

/** "Boss wants a forecast by Monday", «محتاجة رقم للمدير»: who asks and why, which no line tells its reader. */
export function tellsOfAsker(tail: string): boolean {
  const all = words(tail)
  const hits = asker(all)
  const wants = hits.find(({ concept, from }) => concept === 'wants' && from <= LATEST_WISH)
  if (!wants || all.some(({ word }) => READER.test(word))) return false
  const who = hits.find(({ concept, from }) => concept === 'who' && from <= 1)
  return who ? who.to <= wants.from : wants.from === 0 && isArabicWord(all[0]?.word ?? '')
}
const LATEST_WISH = 3
const READER = /^(?:you|your|yours|لك|لكم|انت)$/
const asker = lexicon({
  who: 'i, we, he, she, they, boss, manager, director, ceo, client, board, team, مدير, رييس, عميل, زبون, اداره, فريق, شركه, انا, احنا, نحن',
  wants:
    'want, need, ask, expect, insist, require, demand, محتاج, محتاجه, محتاجين, عايز, عايزه, عاوز, عاوزه, يبي, يبغي, يبغا, يريد, يطلب, طالب, طالبه, يحتاج, يسال, بدي, بده, بدنا, ودي',
})
