import type { Bilingual } from '@wakeel/contract'
import { charactersInArabic } from '../reading/arabic-characters.ts'
import { type Check, type LineReport, lengths, type Place } from './score.ts'

export const signed = (points: number, check: Check) =>
  check === 'start' || points <= 0 ? String(points).replace('-', '−') : `+${points}`

export const checkNames: Record<Check, Bilingual> = {
  start: { en: 'Starting points', ar: 'نقاط البداية' },
  length: { en: 'Length', ar: 'الطول' },
  words: { en: 'Words', ar: 'عدد الكلمات' },
  number: { en: 'Number', ar: 'رقم' },
  question: { en: 'Question', ar: 'سؤال' },
  power: { en: 'Power words', ar: 'كلمات جاذبة' },
  reader: { en: 'Speaks to the reader', ar: 'مخاطبة القارئ' },
  ease: { en: 'Reading ease', ar: 'سهولة القراءة' },
  spam: { en: 'Spam words', ar: 'كلمات مزعجة' },
  capitals: { en: 'Capitals', ar: 'أحرف لاتينية كبيرة' },
  exclamation: { en: 'Exclamation marks', ar: 'علامات التعجب' },
  disguise: { en: 'False reply', ar: 'رد مصطنع' },
}

export function finding(report: LineReport, check: Check, place: Place): Bilingual {
  const { short, best } = lengths[place]
  const points = report.points.find((part) => part.check === check)?.points ?? 0
  const list = (words: readonly string[]): Bilingual => ({
    en: words.join(', ') || 'none',
    ar: words.join('، ') || 'لا توجد',
  })
  const yesNo: Bilingual = points === 0 ? { en: 'no', ar: 'لا' } : { en: 'yes', ar: 'نعم' }
  switch (check) {
    case 'start':
      return { en: 'every line', ar: 'لكل سطر' }
    case 'length':
      return {
        en: `${report.characters} characters (best ${short}–${best})`,
        ar: `${charactersInArabic(report.characters)} (الأفضل ${short}–${best})`,
      }
    case 'words':
      return { en: `${report.words} (best 4–12)`, ar: `${report.words} (الأفضل 4–12)` }
    case 'power':
      return list(report.powerWords)
    case 'spam':
      return list(report.spamPhrases)
    case 'capitals':
      return list(report.capitals)
    case 'exclamation':
      return { en: String(report.exclamations), ar: String(report.exclamations) }
    case 'ease':
      return report.language === 'en'
        ? {
            en: `Flesch ${report.ease} (easy from 60)`,
            ar: `مقياس فليش ${report.ease} (سهل من 60)`,
          }
        : {
            en: `${report.ease} letters per word (easy to 5.5)`,
            ar: `${report.ease} حروف للكلمة في المتوسط (سهل حتى 5.5)`,
          }
    default:
      return yesNo
  }
}
