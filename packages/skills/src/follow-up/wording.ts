import { latinDigits } from '../reading/arabic.ts'
import { isStopword } from '../reading/prose.ts'
import { denial } from '../sentences/taking-back.ts'

const NUMBER = '[\\d٠-٩]{1,12}(?:[.,][\\d٠-٩]{1,6}){0,3}'
const PUT_RIGHT = new RegExp(
  `(?<![\\p{L}\\d.]|(?:grade|class|age|صف) )(?<now>${NUMBER})%?[,،]?\\s(?:${denial}|instead of|rather than|بدل)\\s(?:the\\s|ال)?(?<was>${NUMBER})(?![\\p{L}\\d]| ?(?:questions?|sentences?|bullets?|points?|words?|lines?|سؤال|[أا]سئل|جمل|نقاط|كلم|سطر|[أا]سطر))`,
  'iu',
)

/** "It opened in 2009 not 2006": a text with the number that is right, where it holds the other once; `asked`: the number that was asked for, of which "3 not 4" may speak. */
export function withNumberPutRight(
  text: string,
  message: string,
  asked: number | undefined,
): string | undefined {
  const { now, was } = PUT_RIGHT.exec(message)?.groups ?? {}
  if (now === undefined || was === undefined || Number(latinDigits(was)) === asked) return undefined
  const parts = text.split(new RegExp(`(?<![\\d.,])${latinDigits(was)}(?![\\d]|[.,]\\d)`, 'u'))
  return parts.length === 2 ? parts.join(now) : undefined
}

const CHANGES: readonly { pattern: RegExp; isNewFirst?: true }[] = [
  {
    pattern:
      /(?<!\p{L})(?:replace|change|swap|substitute)\s["“«']?(?<one>[\p{L}' -]{2,40}?)["”»']?\s(?:with|by|to|for|into)\s["“«']?(?<other>[\p{L}' -]{2,40}?)["”»']?[\s.?!؟]{0,3}$/iu,
  },
  {
    pattern:
      /(?<!\p{L})(?:say|write|use|put|used?|with)\s["“«']?(?<one>[\p{L}' -]{2,40}?)["”»']?\s(?:instead of|rather than|in place of|for)\s["“«']?(?<other>[\p{L}' -]{2,70}?)["”»']?[\s.?!؟]{0,3}$/iu,
    isNewFirst: true,
  },
  {
    pattern:
      /(?<!\p{L})(?:لو |اذا )?(?:حطيت|كتبت|استخدمت|قلت|حط|اكتب|استخدم|خليها)\s["“«]?(?<one>[\p{L} ]{2,40}?)["”»]?\s(?:بدل|عوض|مكان)(?: كلم[ةه])?\s["“«]?(?<other>[\p{L} ]{2,40}?)["”»]?[\s.؟?!]{0,3}$/iu,
    isNewFirst: true,
  },
  {
    pattern:
      /(?<!\p{L})(?:بد[ّ]?ل|غي?ر|استبدل)\s["“«]?(?<one>[\p{L} ]{2,40}?)["”»]?\s(?:ب|إلى|الى|لـ?)\s?["“«]?(?<other>[\p{L} ]{2,40}?)["”»]?[\s.؟?!]{0,3}$/iu,
  },
]

/** "Without the word natural", «لو شلت كلمة الطبيعية» */
const GONE =
  /(?<!\p{L})(?:without|remove|removed|drop|take out|لو شلت|شلت|شيل\p{L}{0,2}|احذف|حذفت|بدون|من غير) (?:the word|كلم[ةه]) ["“«']?(?<gone>[\p{L}'-]{2,40})/iu

/** "Replace documentation with papers", "what if I say start instead of commencement": a text with these words in place of those that stand in it. */
export function withWording(text: string, message: string): string | undefined {
  for (const { pattern, isNewFirst } of CHANGES) {
    const { one = '', other = '' } = pattern.exec(message)?.groups ?? {}
    const [was, now] = isNewFirst ? [other, one] : [one, other]
    const at = was.length > 1 && !isStopword(was.toLowerCase()) ? placeIn(text, was) : -1
    if (at >= 0) return `${text.slice(0, at)}${now}${text.slice(at + was.length)}`
  }
  const gone = GONE.exec(message)?.groups?.gone
  const at = gone ? placeIn(text, gone) : -1
  return gone && at >= 0
    ? `${text.slice(0, at)}${text.slice(at + gone.length)}`.replace(/\s{2}|\s(?=[.,،])/u, (gap) =>
        gap.slice(1),
      )
    : undefined
}

/** An Arabic word may have small words written onto it. */
const placeIn = (text: string, was: string): number =>
  text.search(
    new RegExp(/\p{Script=Arabic}/u.test(was) ? was : `(?<!\\p{L})${was}(?!\\p{L})`, 'iu'),
  )
