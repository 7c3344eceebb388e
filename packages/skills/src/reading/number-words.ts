import { foldArabic } from './arabic.ts'

/** What a word does inside a number. */
export type NumberWord =
  | { role: 'value'; value: number }
  /** "hundred": multiplies the units before it. */
  | { role: 'hundred' }
  /** "thousand": multiplies all that stands before it. Alone it is a number only when `alone` ("مليون" but not "millions"). */
  | { role: 'scale'; scale: number; times: number; alone: boolean }
  /** "half": of the scale before it ("a million and a half") or after it ("half a million"). */
  | { role: 'part'; part: number }

const table = new Map<string, NumberWord>()
function learn(word: NumberWord, spellings: string): void {
  for (const spelling of spellings.split(' ')) table.set(foldArabic(spelling), word)
}
const value = (number: number, spellings: string) =>
  learn({ role: 'value', value: number }, spellings)
const scale = (factor: number, spellings: string, { times = 1, alone = false } = {}) =>
  learn({ role: 'scale', scale: factor, times, alone }, spellings)

const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
for (const [number, word] of units.split(' ').entries()) value(number, word)
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'
for (const [index, word] of tens.split(' ').entries()) value((index + 2) * 10, word)
value(40, 'fourty')
learn({ role: 'hundred' }, 'hundred')

const arabicUnits = [
  'صفر',
  'واحد واحدا واحدة أحد إحدى',
  'اثنان اثنين اتنين تنين اثنتان اثنتين اثنا اثني اثنتا اثنتي اتنا اتني',
  'ثلاث ثلاثة تلات تلاتة',
  'أربع أربعة',
  'خمس خمسة',
  'ست ستة',
  'سبع سبعة',
  'ثمان ثمانية ثماني تمن تمان تمانية',
  'تسع تسعة',
  'عشر عشرة',
]
for (const [number, spellings] of arabicUnits.entries()) value(number, spellings)
const arabicTens = ['عشر', 'ثلاث', 'أربع', 'خمس', 'ست', 'سبع', 'ثمان', 'تسع']
for (const [index, stem] of arabicTens.entries()) value((index + 2) * 10, `${stem}ون ${stem}ين`)
const spokenTeens =
  'حداشر|احداشر|احداعش|احداعشر|حداعش|احدعش|احدعشر|حدعش|حدعشر|دعش|ايدعش اتناشر|اطناشر|اثناشر|تناشر|تناعش|اتناعش|اتناعشر|اثنعش|اثنعشر|اثناعش|اثناعشر|اتنعش|اتنعشر|طنعش|تنعش|ثنعش|ثنعشر تلتاشر|تلاتاشر|ثلاثطعش|ثلاثطعشر|ثلطعش|تلطعش|تلتعش|تلتطعش|ثلاثتعش|ثلثتعش اربعتاشر|اربعطاشر|اربعطعش|اربعطعشر|اربعتعش|اربعتعشر خمستاشر|خمسطاشر|خمسطعش|خمسطعشر|خمستعش|خمستعشر|خمطعش ستاشر|سطاشر|سطعش|سطعشر|ستعش|ستطعش|ستعشر سبعتاشر|سبعطاشر|سبعطعش|سبعطعشر|سبعتعش|سبعتعشر تمنتاشر|تمنطاشر|تمنطعش|تمنتعش|ثمنطعش|ثمنطعشر|ثمنتعش|ثمانطعش|ثمانتعش تسعتاشر|تسعطاشر|تسعطعش|تسعطعشر|تسعتعش|تسعتعشر'
for (const [index, spellings] of spokenTeens.split(' ').entries())
  value(index + 11, spellings.replaceAll('|', ' '))
value(30, 'تلاتين تلتين')
value(80, 'تمانين تمنين')
value(300, 'تلتمية تلاتمية')
value(400, 'ربعمية')
value(100, 'مئة مائة مية')
value(200, 'مئتان مئتين مائتان مائتين ميتين مئتا مائتا مئتي')
for (const [index, stem] of arabicTens.slice(1).entries())
  value((index + 3) * 100, `${stem}مئة ${stem}مائة ${stem}مية`)
value(800, 'ثمانمئة ثمانمائة ثمانيمئة تمنمية تمنمئة')

scale(1e3, 'ألف ألفا', { alone: true })
scale(1e3, 'k thousand thousands grand آلاف الآف تلاف تالاف')
// In Egypt a count and its thousands are one word.
for (const [
  index,
  spellings,
] of 'تلاتلاف|تلتلاف|تلتالاف اربعتلاف|اربعتالاف|ربعتلاف خمستلاف|خمستالاف ستلاف|ستتلاف|ستالاف سبعتلاف|سبعتالاف تمنتلاف|تمنتالاف|تمانتلاف تسعتلاف|تسعتالاف عشرتلاف|عشرتالاف'
  .split(' ')
  .entries())
  scale(1e3, spellings.replaceAll('|', ' '), { times: index + 3, alone: true })
scale(1e3, 'ألفين ألفان ألفي', { times: 2, alone: true })
scale(1e5, 'lakh lakhs lac')
scale(1e6, 'مليون مليونا', { alone: true })
scale(1e6, 'million millions mn mio mln mil ملايين')
scale(1e6, 'مليونين مليونان مليوني', { times: 2, alone: true })
scale(1e7, 'crore crores')
scale(1e9, 'مليار بليون', { alone: true })
scale(1e9, 'billion billions bn مليارات')
scale(1e9, 'مليارين ملياران', { times: 2, alone: true })
learn({ role: 'part', part: 1 / 2 }, 'half نصف نص')
learn({ role: 'part', part: 1 / 4 }, 'quarter ربع')

/** "في المئة" is per cent, no hundred. */
const PER_CENT = /^[بفل]?ال(?:ميه|مايه)$/

/** A word of a number; in Arabic with what is written together with it: `joined` by و, or after ب, ل and the article. */
export function numberWord(word: string): { word: NumberWord; joined: boolean } | undefined {
  const plain = table.get(word)
  if (plain) return { word: plain, joined: false }
  if (PER_CENT.test(word)) return undefined
  const joined = word.startsWith('و')
  const rest = joined ? word.slice(1) : word
  const inner = table.get(rest) ?? table.get(rest.replace(/^(?:[بف]ال|لل|ال|[بلف])(?=..)/, ''))
  return inner && { word: inner, joined }
}

/** Every word that numbers are made of. */
export const numberWords: readonly string[] = [...table.keys()]
