import { foldArabic, latinDigits } from '../reading/arabic.ts'

const ENGLISH = ['1st|first', '2nd|second', '3rd|third', '4th|fourth', '5th|fifth']
const ARABIC = ['اول(?:ي)?', '[تث]اني[هة]?', '[تث]ال[تث][هة]?', 'رابع[هة]?', 'خامس[هة]?']
const ENGLISH_NOUNS = 'one|task|item|line|point|clause|question|action|sentence|bullet'
const ARABIC_NOUNS = 'وح?د[هة]|واحد[هة]?|مهم[هة]|بند|سوال|نقط[هة]|جمل[هة]|سطر'
/** What stands behind an ordinal that names one by itself: "the second is for Hind". */
const BEHIND = 'is|by|for|to|should|must|goes|has|will'

const patternsOf = (english: string, arabic: string, first: string) => ({
  ordinals: ENGLISH.map(
    (ordinal, at) =>
      new RegExp(
        `\\b(?:${ordinal}) (?:${english})\\b|\\bthe (?:${ordinal})(?= (?:${BEHIND})\\b|\\s{0,3}(?:[.,?!]|$))|(?<!\\p{L})[وبفل]{0,2}(?:ال(?:${arabic}) (?:ال)?${ARABIC[at]}|${at === 0 ? first : `(?:ال|لل)${ARABIC[at]}`})(?!\\p{L})`,
        'iu',
      ),
  ),
  last: new RegExp(
    `\\blast (?:${english})\\b|\\bthe last(?= (?:${BEHIND})\\b|\\s{0,3}(?:[.,?!]|$))|(?<!\\p{L})(?:و?الاخير[هة]?|اخر (?:${arabic}))(?!\\p{L})`,
    'iu',
  ),
})
const ofItems = patternsOf(ENGLISH_NOUNS, ARABIC_NOUNS, 'الاولي')
const ofTexts = patternsOf(
  'one|text|article|notice|passage|paragraph|story|version|contract|email|message',
  'نص|مقال|خبر|اعلان|فقر[هة]|عقد|رسال[هة]|قص[هة]',
  '(?:ال|لل)اول(?:ي|ه)?',
)
const NUMBERED =
  /(?:\b(?:number|no\.?|nr|item|task|action|clause|line|question|q)\s?|#\s?|(?<!\p{L})[وبل]?(?:رقم|البند|بند|الماد[هة]|السوال|سوال|المهم[هة])\s?(?:رقم\s?)?)\(?(\d{1,2})(?![\d%])/iu

/** "The second one", «رقم ٢», "the last task": the place of the one that is meant, from 0, among so many. */
export function placeMeant(message: string, count: number): number | undefined {
  const text = foldArabic(latinDigits(message))
  const number = Number(NUMBERED.exec(text)?.[1] ?? 0)
  return number > 0 ? within(number - 1, count) : placeOf(text, count, ofItems)
}

/** "The first text", «النص الثاني»: the same among texts that were sent one after the other. */
export const textPlaceMeant = (message: string, count: number): number | undefined =>
  placeOf(foldArabic(latinDigits(message)), count, ofTexts)

function placeOf(
  text: string,
  count: number,
  { ordinals, last }: ReturnType<typeof patternsOf>,
): number | undefined {
  if (last.test(text)) return within(count - 1, count)
  return within(
    ordinals.findIndex((ordinal) => ordinal.test(text)),
    count,
  )
}

const within = (place: number, count: number): number | undefined =>
  place >= 0 && place < count ? place : undefined
