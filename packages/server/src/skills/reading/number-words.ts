import { foldArabic } from '../../arabic.ts'

/** What a word does inside a number: is a value itself, multiplies what stands before it, or adds a part of the last scale. */
export type NumberWord = { value: number } | { hundred: true } | { scale: number; times: number } | { part: number }

const table = new Map<string, NumberWord>()
function learn(entry: NumberWord, spellings: string): void {
  for (const spelling of spellings.split(' ')) table.set(foldArabic(spelling), entry)
}

const english =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
for (const [value, word] of english.split(' ').entries()) learn({ value }, word)
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'
for (const [index, word] of tens.split(' ').entries()) learn({ value: (index + 2) * 10 }, word)
learn({ value: 40 }, 'fourty')
learn({ hundred: true }, 'hundred')

learn({ value: 0 }, 'صفر')
learn({ value: 1 }, 'واحد واحدة')
learn({ value: 2 }, 'اثنان اثنين اثنتان اثنتين')
learn({ value: 3 }, 'ثلاث ثلاثة')
learn({ value: 4 }, 'أربع أربعة')
learn({ value: 5 }, 'خمس خمسة')
learn({ value: 6 }, 'ست ستة')
learn({ value: 7 }, 'سبع سبعة')
learn({ value: 8 }, 'ثمان ثمانية ثماني')
learn({ value: 9 }, 'تسع تسعة')
learn({ value: 10 }, 'عشر عشرة')
learn({ value: 11 }, 'أحد إحدى')
const arabicTens = [
  'عشرون عشرين',
  'ثلاثون ثلاثين',
  'أربعون أربعين',
  'خمسون خمسين',
  'ستون ستين',
  'سبعون سبعين',
  'ثمانون ثمانين',
  'تسعون تسعين',
]
for (const [index, spellings] of arabicTens.entries()) learn({ value: (index + 2) * 10 }, spellings)
learn({ value: 100 }, 'مئة مائة مية')
learn({ value: 200 }, 'مئتان مئتين مائتان مائتين ميتين')
const stems = ['ثلاث', 'أربع', 'خمس', 'ست', 'سبع', 'ثمان', 'تسع']
for (const [index, stem] of stems.entries()) learn({ value: (index + 3) * 100 }, `${stem}مئة ${stem}مائة ${stem}مية`)

learn({ scale: 1e3, times: 1 }, 'k thousand thousands grand ألف آلاف ألفا الاف')
learn({ scale: 1e3, times: 2 }, 'ألفين ألفان ألفي')
learn({ scale: 1e5, times: 1 }, 'lakh lakhs lac')
learn({ scale: 1e6, times: 1 }, 'million millions mn mio mln mil مليون ملايين مليونا')
learn({ scale: 1e6, times: 2 }, 'مليونين مليونان مليوني')
learn({ scale: 1e7, times: 1 }, 'crore crores')
learn({ scale: 1e9, times: 1 }, 'billion billions bn مليار مليارات بليون')
learn({ scale: 1e9, times: 2 }, 'مليارين ملياران')
learn({ part: 1 / 2 }, 'half نصف نص')
learn({ part: 1 / 4 }, 'quarter ربع')
learn({ part: 1 / 3 }, 'ثلث')

/** A word of a number with what is written together with it in Arabic: `joined` by و, or after ب, ل and the article. */
export function numberWord(word: string): { entry: NumberWord; joined: boolean } | undefined {
  const entry = table.get(word)
  if (entry) return { entry, joined: false }
  const joined = word.startsWith('و')
  const bare = (joined ? word.slice(1) : word).replace(/^[بلف]?(?:ال)?(?=...)/, '')
  const inner = table.get(bare) ?? (joined ? table.get(word.slice(1)) : undefined)
  return inner && { entry: inner, joined }
}
