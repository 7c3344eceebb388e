import type { Swap } from './plain-words.ts'

/** Plain words for those of Arabic letters and notices, each pair of one form, so that one stands where the other did. Own list. */
const OFFICIAL: readonly [official: string, plain: string][] = [
  ['[يت]توجب', 'يجب'],
  ['[يت]تعين', 'يجب'],
  ['استكمال', 'إكمال'],
  ['تسديد', 'دفع'],
  ['سداد', 'دفع'],
  ['بإشعار', 'بإبلاغ'],
  ['تستوجب', 'تتطلب'],
  ['يستوجب', 'يتطلب'],
  ['تستلزم', 'تتطلب'],
  ['يستلزم', 'يتطلب'],
  ['الراغبين في', 'الذين يريدون'],
  ['الراغبون في', 'الذين يريدون'],
  ['بموجب', 'حسب'],
  ['وفقا ل', 'حسب'],
  ['طبقا ل', 'حسب'],
  ['نظرا ل', 'بسبب'],
  ['اعتبارا من', 'من'],
  ['ابتداء من', 'من'],
  ['لغرض', 'من أجل'],
  ['بغية', 'من أجل'],
  ['بشأن', 'عن'],
  ['بخصوص', 'عن'],
  ['حيال', 'عن'],
  ['عقب', 'بعد'],
  ['إثر', 'بعد'],
  ['كافة', 'كل'],
  ['لا سيما', 'خاصة'],
  ['علاوة على ذلك', 'أيضا'],
  ['القيام ب', ''],
]
const MARKS = '[\\u064b-\\u0652]{0,2}'
const patterns = OFFICIAL.map(([official, plain]): [RegExp, string] => {
  const written = official.replaceAll(/\p{L}(?![^[]*\])|\]/gu, `$&${MARKS}`)
  const isJoined = / [لب]$/u.test(official)
  return [
    new RegExp(
      `(?<=(?<![\\p{L}\\p{M}])[وف]?)${written}(?${isJoined ? '=' : '!'}[\\p{L}\\p{M}])`,
      'u',
    ),
    plain,
  ]
})

/** The plain Arabic words for official ones of a text. */
export const plainArabic = (text: string): Swap[] =>
  patterns.flatMap(([official, to]) => {
    const from = official.exec(text)?.[0]
    return from === undefined ? [] : [{ from, to }]
  })
