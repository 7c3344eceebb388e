const DENIES =
  '(?:instead of|rather than|in place of|and not|not|بدلا? من|بدلًا من|بدال|بدل|مكان|عوض(?: عن)?|مو|مش|مب|ليس)'
const BEHIND = new RegExp(
  `^(?<now>.{1,160}?\\S)[\\s,،]{1,3}${DENIES}\\s{1,3}(?:the\\s)?(?<former>[^\\s,،.!?؟](?:[^,،.!?؟\\n]|\\.(?=\\S)){0,60}?)(?:[,،]\\s(?<behind>.{1,60}?))?[\\s.!?؟]{0,3}$`,
  'iu',
)
const BEFORE =
  /^[^\p{L}\d]{0,3}(?:and |و)?(?:instead of|rather than|in place of|بدلا? من|بدلًا من|بدال|بدل|مكان)\s(?:the\s)?(?<former>[^,،.!?؟\n]{1,40}?)[\s,،]{1,3}(?:do|use|put|make it|make|have|try|add|خل\p{L}{0,3}|حط\p{L}{0,2}|سو\p{L}{0,2}|ضع)\s(?<now>\S.{0,160})$/iu
/** "Not facebook!! it's instagram" */
const DENIED =
  /^\P{L}{0,3}(?:not|مو|مش|مب|ليس)\s(?:the\s)?(?<former>[^,،.!?؟\n]{2,40}?)[\s,،.!;–-]{1,4}(?:it['’]?s|it is|but|make it|use|put|خل\p{L}{0,3}|بل)\s(?<now>\S.{0,100})$/iu
/** "Instagram is wrong, Facebook", "campaign name wrong, it's eid" */
const WRONG =
  /^(?:the\s)?(?<former>(?:[^,،.!?؟\n]|[,.](?=\d)){2,40}?)\s(?:(?:is|was|are|were)\s)?(?:wrong|a mistake|not right|غلط|خط[أا])[\s,،.;–-]{1,4}(?:(?:it['’]?s|it is|it should be|should be|make it|use|put|the right one is|الصح|الصحيح|خل\p{L}{0,3})\s)?(?<now>\S.{0,100})$/iu
/** "Sorry, not 83, it's 78", «مو 83، 78» */
const NOT_THIS =
  /^[^\p{L}\d]{0,3}(?:(?:sorry|oops|no|لا|سوري|عفوا|[اآ]سف)[\s,،]{1,3}){0,2}(?:not|مو|مش|مب)\s(?:the\s)?(?<former>(?:[^,،.!?؟\n]|[,.](?=\d)){1,40}?)[\s,،]{1,3}(?:(?:but\s)?(?:it['’]?s|it is|make it)\s|(?:but|بل|الصح|الصحيح)\s|(?<=[,،]\s))(?<now>\S.{0,100})$/iu
const REPLACES =
  /^(?<lead>.{0,30}?)(?<!\p{L})(?:replace|swap|switch|change|بد[ّ]?ل|استبدل|غي[ّ]?ر)(?:ي|وا|لي)?\s(?:out\s)?(?<former>[^,،.!?؟\n]{1,60}?)\s(?:with|by|for|to|into|[إا]لى|الي|ب(?=ـ?\s?\p{L})|ل(?=ـ?\s?\p{L}))ـ?\s?(?<now>\S.{0,160})$/iu

/** "Snapchat instead of TikTok", "replace quotes with tips", «في مارس بدل ديسمبر»: what a message says now, and what that takes the place of. */
export function insteadOf(message: string): { now: string; former: string } | undefined {
  const found = [BEFORE, DENIED, WRONG, NOT_THIS, REPLACES, BEHIND]
    .map((way) => way.exec(message))
    .find(Boolean)
  const { now, former, lead = '', behind = '' } = found?.groups ?? {}
  if (now === undefined || former === undefined) return undefined
  return { now: [lead + now, behind].filter(Boolean).join(', ').trim(), former: former.trim() }
}
