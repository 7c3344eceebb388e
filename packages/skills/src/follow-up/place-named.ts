import { foldArabic, latinDigits } from '../reading/arabic.ts'
import { type Span, words } from '../reading/words.ts'
import { lexicon } from '../sentences/lexicon.ts'

// Which of so many a message means by its place: by a word for it wherever it stands, or only where that word names one of them and says nothing else.

const ordinals = lexicon(
  {
    '1': 'first, first one, الاول, الاولي, الاولا, اول, اول واحد, اول وحده, هالاول',
    '2': 'second, second one, الثاني, الثانيه, التاني, التانيه, ثاني, تاني, ثاني واحد, تاني واحد, هالثاني, هالتاني',
    '3': 'third, third one, الثالث, الثالثه, التالت, التالته, ثالث, تالت, ثالث واحد',
    '4': 'fourth, forth, fourth one, الرابع, الرابعه, رابع',
    '5': 'fifth, fifth one, الخامس, الخامسه, خامس',
    '6': 'sixth, sixth one, السادس, السادسه, سادس',
    last: 'last, last one, latest one, الاخير, الاخيره, هالاخير, هالاخيره, اخر واحد, اخر وحده',
  },
  { isExact: true },
)
const ANY_NUMBERED =
  /(?:#\s?|(?:number|no\.?|nr\.?|رقم)\s)(\d{1,2})(?!\d)|(?<!\d)(\d)(?:st|nd|rd|th)\b/iu

/** "The second one", "#2", «المادة الثالثة», «هالاخير»: which of so many a message names by its place, and where it says so; the first is 0. */
export function placeNamed(message: string, count: number): { at: number; said: Span } | undefined {
  const plain = latinDigits(message)
  const numbered = ANY_NUMBERED.exec(plain)
  const [hit] = ordinals(words(plain)).toSorted((a, b) => a.start - b.start || b.end - a.end)
  const said = numbered
    ? { start: numbered.index, end: numbered.index + numbered[0].length }
    : hit && { start: hit.start, end: hit.end }
  if (!said) return undefined
  const place = Number(
    numbered?.[1] ?? numbered?.[2] ?? (hit?.concept === 'last' ? count : hit?.concept),
  )
  return place >= 1 && place <= count ? { at: place - 1, said } : undefined
}

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
