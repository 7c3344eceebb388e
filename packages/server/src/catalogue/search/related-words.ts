import { stopwords } from '@wakeel/skills'
import { sameThings } from './same-things.ts'
import { eachWord } from './words.ts'

/** Words of asking, which say nothing of what is asked for. */
const asking = `
  much many need wants wanted please help helps tell show give find looking someone something anyone anything able let lets best good
  ai agent agents app apps tool tools bot assistant thing things today now
  اريد اريدك اود ابغي ابغا ابي ابا بدي بدنا عايز عاوزه احتاج محتاج كيف كم شو ايش وش ليش ماذا متي اين وين هل ممكن يمكن لو سمحت فضلك ساعدني
  عندي عندنا لدي لدينا اعطني اعرف هذا هذه الي لي انا نحن مع علي عن عشان حق شيء وكيل تطبيق برنامج افضل احسن اليوم الان
`

function wordsOf(text: string): string[] {
  const words: string[] = []
  eachWord(text, (units, start, end) =>
    words.push(String.fromCharCode(...units.subarray(start, end))),
  )
  return words
}

/** In Arabic they hold a sentence together, and here they mean convert. */
const telling = new Set(wordsOf('حول تحويل'))
const fillers = new Set(
  wordsOf([...stopwords, asking].join(' ')).filter((word) => !telling.has(word)),
)

/** Whether a word, as the index spells it, only holds a sentence together. */
export const isFiller = (word: string): boolean => fillers.has(word)

export const isArabic = /^[\u0600-\u06ff]/
const englishEndings = [
  'ations',
  'ation',
  'ators',
  'ator',
  'ating',
  'ated',
  'ates',
  'ate',
  'ings',
  'ing',
  'isers',
  'iser',
  'ised',
  'ise',
  'izes',
  'ize',
]
const shortEndings = ['ies', 'ers', 'er', 'ed', 'es', 'ly', 's', 'y', 'e']
const arabicEndings = ['ات', 'ون', 'ين', 'ها', 'هم', 'نا', 'كم', 'يه', 'تي']
const shortArabicEndings = ['ه', 'ي', 'ك']
const arabicPrefixes = ['و', 'ف', 'ب', 'ل', 'ك']

/** What a word and its inflections begin with: calculate, calculator → calcul. */
export function stemsOf(word: string): string[] {
  if (!isArabic.test(word))
    return [withoutDoubling(withoutEnding(word, [...englishEndings, ...shortEndings], 4))]
  const stem = withoutEnding(withoutEnding(word, arabicEndings, 4), shortArabicEndings, 3)
  const isJoined = arabicPrefixes.includes(stem[0] as string) && stem.length > 3
  return isJoined ? [stem, stem.slice(1)] : [stem]
}

/** The stems of words for the same thing, in both languages. */
export function synonymsOf(word: string): string[] {
  return [word, ...stemsOf(word)].flatMap((stem) => synonyms.get(stem) ?? [])
}

const synonyms = new Map<string, string[]>()
for (const group of sameThings) {
  const stems = [...new Set(wordsOf(group).flatMap((word) => stemsOf(word).slice(0, 1)))]
  for (const stem of stems)
    synonyms.set(stem, [...(synonyms.get(stem) ?? []), ...stems.filter((other) => other !== stem)])
}

export function withoutEnding(word: string, endings: readonly string[], least: number): string {
  const ending = endings.find((one) => word.endsWith(one) && word.length - one.length >= least)
  return ending === undefined ? word : word.slice(0, -ending.length)
}

/** plann → plan */
function withoutDoubling(stem: string): string {
  const last = stem.at(-1) as string
  return stem.length > 4 && stem.at(-2) === last && !'aeiouls'.includes(last)
    ? stem.slice(0, -1)
    : stem
}
