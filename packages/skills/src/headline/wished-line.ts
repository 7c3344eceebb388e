import { type Word, words } from '../reading/words.ts'
import { isArabicVerb } from '../sentences/arabic-verbs.ts'
import { lexicon } from '../sentences/lexicon.ts'
import { longestOnly } from '../sentences/negation.ts'

const around = lexicon({
  wish: 'write, make, create, craft, suggest, draft, come up with, think of, give, i want, i need, i would like, اكتب, اكتبلي, اعطني, عطني, اقترح, ابي, ابغي, اريد, عايز, عاوز, بدي, ودي, احتاج, سوي, سو',
  line: 'subject line, subject, email subject, headline, title, سطر موضوع, موضوع ايميل, موضوع, عنوان, سطر',
})
const WORDS_AHEAD = 8
/** What a wished line is to do or say: "a headline about …", "a subject line that tells people …". */
const ABOUT =
  /^(?:that|which|about|to|so|for|saying|telling|where|عن|حول|بحيث|عشان|علشان|انه|فيه|لل?\p{L}{3,20})$/u
/** Somebody's own line is there already: "my headline", «عنواني», «هالعنوان». */
const OWN = /^(?:my|our|this|the|these|ال|هال|بهال|لل)|(?:ي|نا)$/u

/** "Write me a subject line that tells people they won": a line is described that nobody has given. */
export function wishesForLine(row: string): boolean {
  if (/[:："“«]/.test(row)) return false
  const all = words(row)
  const hits = longestOnly(around(all.slice(0, WORDS_AHEAD)))
  const wish = hits.find(({ concept }) => concept === 'wish')
  const line = hits.findLast(({ concept, from }) => concept === 'line' && wish && from >= wish.to)
  if (!line || isOwn(all, line.from)) return false
  const next = all[line.to]
  return next !== undefined && (ABOUT.test(next.word) || isArabicVerb(next))
}

const isOwn = (all: readonly Word[], at: number): boolean =>
  OWN.test(all[at]?.word ?? '') || /^(?:my|our|this|the|these|your)$/.test(all[at - 1]?.word ?? '')
