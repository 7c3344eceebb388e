import { latinDigits } from '../reading/arabic.ts'
import { type Span, words } from '../reading/words.ts'
import { lexicon } from '../sentences/lexicon.ts'

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
const NUMBERED =
  /(?:#\s?|(?:number|no\.?|nr\.?|رقم)\s)(\d{1,2})(?!\d)|(?<!\d)(\d)(?:st|nd|rd|th)\b/iu

/** "The second one", "#2", «المادة الثالثة», «هالاخير»: which of so many a message names by its place, and where it says so; the first is 0. */
export function placeNamed(message: string, count: number): { at: number; said: Span } | undefined {
  const plain = latinDigits(message)
  const numbered = NUMBERED.exec(plain)
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
