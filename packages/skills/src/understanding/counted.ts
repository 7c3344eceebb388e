import type { Span } from '../reading/words.ts'
import type { ConceptMatch } from './match-concepts.ts'

// Numbers that say how many there are of what stands behind them.

/** «راتبي 20 ألف والموظفين 35 ألف»: what is counted has no article. */
export const isCounted = (text: string, { concept, start, end }: ConceptMatch): boolean =>
  concept === 'counted' && !/^و?ال/u.test(text.slice(start, end))

/** "Mother of three" has a count of children, "grandmother of 71" an age. */
const PARENT_OF =
  /\b(?:mother|mom|mum|mommy|mummy|mama|father|dad|daddy|papa|parent|grand(?:mother|father|ma|pa))\s(?:of|to)\s$/iu
/** «أبو أربعة», «أنا أم لثلاثة» */
const PARENT_OF_ARABIC = /(?<!\p{L})(?:[أا]بو|(?:[أا]نا\s|و)(?:[أا]م|[أا]ب)(?:\sل)?)\s?$/u
const FEW = /^(?:\d|1[0-2]|[a-z]+|ل?\p{Script=Arabic}{3,5})$/iu

export const isCountOfOwnChildren = (text: string, { start, end }: Span): boolean =>
  FEW.test(text.slice(start, end).trim()) &&
  (PARENT_OF.test(text.slice(Math.max(0, start - 20), start)) ||
    PARENT_OF_ARABIC.test(text.slice(Math.max(0, start - 12), start)))

/** "Mother of 3 kids aged 4, 7 and 10, I'm 38": whoever tells an age of their own asks nothing for these. */
const OWN_CHILDREN_AGED =
  /\b(?:mother|mom|mum|father|dad|parent)\s(?:of|to)\s[\w ]{1,24}?(?:aged?|ages)\s(?:\d{1,2}(?:,\s?|\s?and\s|\s?&\s?|,\sand\s)){0,5}$/iu
const OWN_AGE = /\b(?:i['’]?m|i am|my age(?: is)?|myself)\s\d{2}(?!\d)/iu
const LONGEST_LIST = 70

const isAgeOfOwnChildren = (text: string, { start, end }: Span): boolean =>
  OWN_CHILDREN_AGED.test(text.slice(Math.max(0, start - LONGEST_LIST), start)) &&
  OWN_AGE.test(text.slice(end, end + LONGEST_LIST))

export const isOfOwnChildren = (text: string, span: Span): boolean =>
  isCountOfOwnChildren(text, span) || isAgeOfOwnChildren(text, span)

/** "After two babies", «بعد 3 أولاد»: so many children, and the age of nobody. */
export const isCountOfChildren = (
  text: string,
  { end }: Span,
  concepts: readonly ConceptMatch[],
): boolean =>
  concepts.some(
    (match) =>
      (match.concept === 'child' || match.concept === 'baby') &&
      match.start === end + 1 &&
      /s$|^\p{Script=Arabic}/iu.test(text.slice(match.start, match.end)),
  )

/** "Two leavers": a count in words says how many there are of whatever follows, if that is nothing else that is spoken of. */
const isCountInWords = (
  text: string,
  { start, end }: Span,
  concepts: readonly ConceptMatch[],
): boolean =>
  /^[a-z]+$/i.test(text.slice(start, end).trim()) &&
  /^ [a-z]{3,}s(?![a-z])/i.test(text.slice(end, end + 24)) &&
  !concepts.some((match) => match.start === end + 1)

const EACH_AT =
  /^ \p{L}{3,20}(?: \p{L}{3,20})? (?:at|@|on|for|paid|earning|getting|making|(?:كل|لكل) \p{L}{2,10}(?: ب)?|ب|على|بسعر) ?(?:aed |dhs? )?[\d٠-٩.,٫]{1,12} ?(?:k|الف|ألف|[آا]لاف)?(?: aed| dhs?| dirhams?| درهم)?(?<behind> (?:each|apiece|per head|per person|لكل واحد[ةه]?|للواحد[ةه]?|كل واحد[ةه]?))?(?!\p{L})/iu
const EACH_BEFORE = /(?:كل|لكل) \p{L}/u

/** "3 tailors at 3,500 each", «5 عمال لكل عامل 60 الف»: how many are paid, whatever they are called. */
const isCountPaidEach = (text: string, { start, end }: Span): boolean => {
  if (end - start > 2) return false
  const paid = EACH_AT.exec(text.slice(end, end + LONGEST_PAID))
  return paid !== null && (paid.groups?.behind !== undefined || EACH_BEFORE.test(paid[0]))
}
const LONGEST_PAID = 80

export const isCountOfOthers = (
  text: string,
  span: Span,
  concepts: readonly ConceptMatch[],
): boolean =>
  isCountInWords(text, span, concepts) ||
  isCountOfHired(text, span) ||
  isCountPaidEach(text, span) ||
  isSizeOfTeam(text, span)

/** "Hire 1 doctor", «نوظف 2 محاسب»: who is hired is counted. */
const isCountOfHired = (text: string, { start, end }: Span): boolean =>
  /^[\d٠-٩]{1,2}$/.test(text.slice(start, end).trim()) &&
  /^\s\p{L}{3,}/u.test(text.slice(end, end + 8)) &&
  /(?:\b(?:hir(?:e|ed|ing)|recruit(?:ing)?|employ|lay off|let go(?: of)?)|(?<!\p{L})و?(?:[نأا]?وظف(?:نا|ت)?|[نأا]عين|عينا|عينت))\s$/iu.test(
    text.slice(Math.max(0, start - 14), start),
  )

/** «فريقنا 6» */
const isSizeOfTeam = (text: string, { start, end }: Span): boolean =>
  /^[\d٠-٩]{1,2}$/.test(text.slice(start, end).trim()) &&
  TEAM.test(text.slice(Math.max(0, start - 24), start))
const TEAM =
  /(?<!\p{L})(?:و?(?:ال)?(?:فريق|طاقم)(?:ي|نا)?|عددنا|عددهم|(?:[إا]حن[اه]|نحن|كنا) |we(?: are| were|['’]re)|team(?: size)?)(?: ?(?:من|فيه|حوالي|is))?\s?$/iu

/** "Invoice 3 phones": behind a paper its number has no plural behind it. */
export const isCountOfThings = (text: string, { start, end }: Span): boolean =>
  end - start < 3 &&
  /^ (?:[a-z]{3,}s|\p{Script=Arabic}{2,}(?:ات|ين))(?!\p{L})/iu.test(text.slice(end, end + 24))

/** "School uniform shop: 25 shirts": behind a colon a place has no number. */
const isCountBehindColon = (text: string, span: Span): boolean =>
  /[:：]\s{0,2}$/.test(text.slice(Math.max(0, span.start - 3), span.start)) &&
  isCountOfThings(text, span)

/** "12 units @ 150", "4 rooms at 220": what is counted is no place, and its price no number of one. */
export const isBehindCounted = (text: string, span: Span): boolean =>
  isCountBehindColon(text, span) ||
  /\d\s\p{L}{3,20}(?:s\s*(?:@|at|for|x|×|[:=-])?|\s*(?:@|at|for|x|×|ب|بسعر))\s*(?:aed|dhs?)?\s*$/iu.test(
    text.slice(Math.max(0, span.start - 40), span.start),
  )

/** «أنا ست طولي…», «كوباية للست» is a woman and no six. */
export const isWoman = (text: string, { start, end }: Span): boolean =>
  /^(?:لل|ال)?ست$/u.test(text.slice(start, end).trim()) &&
  !/(?<!\p{L})(?:ال)?ساع[ةه] $/u.test(text.slice(Math.max(0, start - 8), start)) &&
  (/(?:انا|أنا|هي|دي|زوجتي|كل) $/u.test(text.slice(0, start)) ||
    /^[،,] ?(?:[\d٠-٩]{2,3} ?(?:سم|كيلو|كغ|سن[ةه])|عمر|طول|وزن)/u.test(text.slice(end)) ||
    /^ (?:و?عمر|و?طول|و?وزن|(?:ال)?(?:حامل|مرضع)|بيت|بت\p{L}{2})/u.test(text.slice(end)) ||
    (/^لل/u.test(text.slice(start, end)) && NOTHING_COUNTED.test(text.slice(end))))
const NOTHING_COUNTED =
  /^(?:$|[؟?!.،,\n]| (?:في|باليوم|يوميا|كل|كم|كام|لازم|اللي|كبير[ةه])(?!\p{L}))/u
