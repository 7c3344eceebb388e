import { fold } from '../reading/fold.ts'
import { type Word, words } from '../reading/words.ts'
import { tellsClaim } from '../sentences/claims.ts'

const CLAUSE = /[^.!?؟\n,،;؛]{1,200}/gu
/** What somebody says of a place in an order: "Karama leads", "it is Karama", «الكرامة الأعلى». */
const RANKED =
  /\b(?:leads?|leading|ahead|wins?|won|(?:is|are|was|were|has|have|had|sold|did|came) (?:the )?(?:most|best|top|first|highest|largest|biggest|busiest|lowest|worst|last|least|fewest|number one|more)|it(?:['’]?s| is| was))\b|(?<!\p{L})(?:ال)?(?:اعلي|اكثر|اكتر|اول|اولي|افضل|احسن|اقل|اسوا|اكبر|متصدره?|الاخير)(?!\p{L})|(?<!\p{L})(?:[يت]تصدر|في المقدمه|انه[اه]?)(?!\p{L})/u
const ASKS =
  /\b(?:which|who|what|whose|how|show|give|list|need|wants?|tell me|check|verify|is|are|does|did) (?:me |the |it |that |he |she |they |my |our |you |is |do )|(?<!\p{L})(?:كم|كام|مين|منو|اي|ايش|شو|هل|عطني|اعطني|ابي|ابغي|بدي|عايز|عاوز|اريد|هات|اعرف)(?!\p{L})/u

/** "Total calls by branch? My manager thinks Karama leads": who is said to be first restricts no rows, as long as the rest asks something. */
export function withoutToldRanks(
  asked: string,
  find: (all: readonly Word[]) => readonly unknown[],
): string {
  const rest = asked.replace(CLAUSE, (clause) => {
    const { text } = fold(clause)
    return tellsClaim(text) && RANKED.test(text) && !ASKS.test(text) ? ' ' : clause
  })
  return rest !== asked && find(words(rest)).length > 0 ? rest : asked
}
