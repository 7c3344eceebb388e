import type { Bilingual, Language } from '@wakeel/contract'
import type { ClauseKind, Quote } from './clause-kind.ts'
import { clauseKinds } from './scan.ts'

const byName = new Map(clauseKinds.map((kind) => [kind.name, kind]))
export const kindOf = (name: string) => byName.get(name) as ClauseKind
export const titleIn = (language: Language) => (name: string) => kindOf(name).title[language]
export const whyOf = (kind: ClauseKind, risk: number, words: string, language: Language) => {
  const found = kind.risks[risk]
  return (found?.whyOf?.(words) ?? found?.why)?.[language] ?? ''
}
export const textOf = (quotes: readonly Quote[]) => quotes.map(({ text: words }) => words).join(' ')

export const text = {
  yes: { en: 'Yes', ar: 'نعم' },
  no: { en: 'No', ar: 'لا' },
  equal: {
    en: ', the same for both sides by these words',
    ar: '، بالشروط نفسها للطرفين بحسب هذه الألفاظ',
  },
  notEqual: {
    en: ', not the same for both sides by these words',
    ar: '، ليس بالشروط نفسها للطرفين بحسب هذه الألفاظ',
  },
  high: { en: 'High risk', ar: 'خطورة عالية' },
  medium: { en: 'Medium risk', ar: 'خطورة متوسطة' },
  low: { en: 'Low risk', ar: 'خطورة منخفضة' },
  clause: { en: 'clause', ar: 'البند' },
  paragraph: { en: 'paragraph', ar: 'الفقرة' },
  risk: { en: 'Risk', ar: 'الخطر' },
  ask: { en: 'Ask', ar: 'اسأل' },
  missing: { en: 'Usual clauses not found', ar: 'بنود معتادة لم أجدها' },
  noneMissing: {
    en: 'I found every usual clause in this text',
    ar: 'وجدت في هذا النص كل البنود المعتادة',
  },
  noFigures: {
    en: 'I found no amount, rate or period in this text',
    ar: 'لم أجد في هذا النص مبلغًا ولا نسبة ولا مدة',
  },
  figures: { en: 'Amounts and deadlines', ar: 'المبالغ والمهل' },
  figureColumns: { en: ['Figure', 'Where', 'In the words'], ar: ['الرقم', 'الموضع', 'في العبارة'] },
  lowColumns: { en: ['Clause', 'Where', 'Note', 'Ask'], ar: ['البند', 'الموضع', 'ملاحظة', 'اسأل'] },
  worst: { en: 'Riskiest', ar: 'الأخطر' },
  alike: {
    en: 'Riskiest, at the same level by these patterns',
    ar: 'الأخطر، وهي بهذه الأنماط على مستوى واحد',
  },
  watch: { en: 'There is something to watch', ar: 'فيه ما ينبغي الانتباه له' },
  noHigh: {
    en: 'I found nothing of high risk in this text',
    ar: 'لم أجد في هذا النص ما هو عالي الخطورة',
  },
  unread: {
    en: 'Of no kind I know: read these yourself',
    ar: 'مما لا أعرف نوعه: اقرأه بنفسك',
  },
  unasked: { en: 'Also in the text, not asked for', ar: 'في النص أيضًا مما لم تسأل عنه' },
  caveat: {
    en: '*A first reading by word patterns: it can miss what is put in unusual words. It is not legal advice; have a lawyer licensed in the UAE look at it before you sign.*',
    ar: '*قراءة أولى بأنماط الألفاظ، وقد يفوتها ما صيغ بعبارات غير مألوفة. ليست استشارة قانونية؛ اعرض العقد على محامٍ مرخص في الدولة قبل التوقيع.*',
  },
} satisfies Record<string, Bilingual<unknown>>

/** `clause 4`, `paragraph 2`; «المادة الأولى», as the word is of one gender with its number. */
export function place(clause: string, language: Language): string {
  if (language === 'ar' && /[ىة]$/.test(clause)) return `المادة ${clause}`
  return clause.startsWith('§')
    ? `${text.paragraph[language]} ${clause.slice(1)}`
    : `${text.clause[language]} ${clause}`
}
