import type { Bilingual } from '@wakeel/contract'
import type { Measures } from './measure.ts'

/** Flesch's own bands for English, Björnsson's for LIX. */
const fleschBands: [least: number, name: Bilingual][] = [
  [90, { en: 'very easy', ar: 'سهل جدًا' }],
  [80, { en: 'easy', ar: 'سهل' }],
  [70, { en: 'fairly easy', ar: 'سهل نسبيًا' }],
  [60, { en: 'plain English', ar: 'متوسط' }],
  [50, { en: 'fairly difficult', ar: 'صعب نسبيًا' }],
  [30, { en: 'difficult', ar: 'صعب' }],
  [Number.NEGATIVE_INFINITY, { en: 'very difficult', ar: 'صعب جدًا' }],
]
const lixBands: [most: number, name: Bilingual][] = [
  [30, { en: 'very easy', ar: 'سهل جدًا' }],
  [40, { en: 'easy', ar: 'سهل' }],
  [50, { en: 'medium', ar: 'متوسط' }],
  [60, { en: 'difficult', ar: 'صعب' }],
  [Number.POSITIVE_INFINITY, { en: 'very difficult', ar: 'صعب جدًا' }],
]
export const fleschBand = (ease: number) =>
  (fleschBands.find(([least]) => ease >= least) as [number, Bilingual])[1]
export const lixBand = (lix: number) =>
  (lixBands.find(([most]) => lix < most) as [number, Bilingual])[1]
/** No grade formula is established for Arabic; these LIX limits are a working rule of this agent. */
export const lixLimit = (grade: number) => (grade <= 4 ? 40 : grade <= 8 ? 45 : 50)

export const belowFirst: Bilingual = { en: 'below grade 1', ar: 'دون الصف الأول' }

export function englishResult(
  { ease, grade }: NonNullable<Measures['english']>,
  target: number | undefined,
  arabic: boolean,
): string {
  const band = fleschBand(ease)
  if (target === undefined && grade < 1)
    return arabic
      ? `**النص ${band.ar} (Flesch ${ease})، ومستواه دون الصف الأول.**`
      : `**The text is ${band.en} (Flesch ${ease}): ${belowFirst.en}.**`
  if (target === undefined)
    return arabic
      ? `**النص ${band.ar} (Flesch ${ease})، ويناسب من أتم نحو ${Math.round(grade)} من سنوات الدراسة.**`
      : `**The text is ${band.en} (Flesch ${ease}): about grade ${Math.round(grade)}.**`
  if (grade < 1)
    return arabic
      ? `**النص مناسب للصف ${target}: مستواه ${belowFirst.ar} بمعادلة Flesch–Kincaid.**`
      : `**It suits a grade ${target} class: its Flesch–Kincaid level is ${belowFirst.en}.**`
  if (grade <= target + 0.5)
    return arabic
      ? `**النص مناسب للصف ${target}: مستواه ${grade} بمعادلة Flesch–Kincaid.**`
      : `**It suits a grade ${target} class: Flesch–Kincaid grade ${grade}.**`
  const gap = Math.round((grade - target) * 10) / 10
  return arabic
    ? `**النص أصعب من الصف ${target}: مستواه ${grade} بمعادلة Flesch–Kincaid، أي فوقه بـ ${gap}.**`
    : `**Too hard for a grade ${target} class: Flesch–Kincaid grade ${grade}, ${gap} above.**`
}

export function arabicResult(lix: number, target: number | undefined, arabic: boolean): string {
  const band = lixBand(lix)
  const highest = [4, 8, 12].find((grade) => lix <= lixLimit(grade))
  if (target === undefined)
    return arabic
      ? `**النص ${band.ar}: LIX ${lix}، ${highest === undefined ? 'وهو فوق حد الصف 12' : `ضمن حد الصفوف حتى ${highest} وهو ${lixLimit(highest)}`}.**`
      : `**The Arabic text is ${band.en}: LIX ${lix}, ${highest === undefined ? 'above the limit of grade 12' : `within the limit up to grade ${highest}, ${lixLimit(highest)}`}.**`
  const limit = lixLimit(target)
  const fits = lix <= limit
  return arabic
    ? `**النص ${fits ? 'مناسب للصف' : 'أصعب من الصف'} ${target}: LIX ${lix} والحد ${limit}.**`
    : `**${fits ? 'It suits' : 'Too hard for'} a grade ${target} class: LIX ${lix}, limit ${limit}.**`
}
