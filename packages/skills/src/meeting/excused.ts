const SAYS =
  '(?:says?|said|told us|يقول|تقول|بيقول|بتقول|قال|قالت)(?: that| [إا]نه[ا]?)?(?: he| she)?\\s'
const CANNOT =
  "(?:can['’]?t|cannot|can not|couldn['’]?t|won['’]?t|isn['’]?t (?:able|available|free)|(?:is|will be|['’]s) (?:too |now |very )?(?:off|out|sick|ill|away|busy|travelling|traveling|unavailable|on (?:leave|holiday|vacation))|(?:ما|مو|مش|مب|لن|لا) ?(?:راح |ح)?[بيت]{0,2}(?:قدر|لحق|ستطيع|مديه|مديها|فاضي[ةه]?|موجود[ةه]?)|مشغول[ةه]?|مسافر[ةه]?|مريض[ةه]?|(?:في |ب)?[إا]جاز[ةه]|معتذر[ةه]?|[إا]عتذرت?)"
const COMPLEMENT =
  '(?: (?:do|make|manage|finish) (?:it|that|this)| (?:to )?(?:do|come|attend)| (?:today|now|anymore|this week|عليها?|عليه|اليوم|الحين|يسويها|تسويها|يعملها|تعملها))?'
const EXCUSED = new RegExp(
  `^\\P{L}{0,3}(?:(?:and|but|so|oh|sorry|actually|بس|لكن)[\\s,،]{1,2}){0,2}و?(?<who>\\p{L}{2,20}) ?(?:${SAYS})?${CANNOT}${COMPLEMENT}(?!\\p{L})[\\s,،.;–-]{0,3}(?:(?:so|and|then|let|و|ف)\\s)?`,
  'iu',
)

/** "Yusuf can't, give the truck to Bilal", «سالم ما يلحق خلوها 15»: who is excused, and what is said then. */
export function excusedIn(said: string): { who: string; rest: string } | undefined {
  const found = EXCUSED.exec(said)
  const who = found?.groups?.who
  return found && who ? { who, rest: said.slice(found[0].length) } : undefined
}
