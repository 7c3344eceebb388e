import type { Bilingual } from '@wakeel/contract'
import type { Missing } from '../skill.ts'

/** What a request about grades may lack. */
export const missing = {
  any: {
    name: {
      en: 'the grades with their credits, or the marks with their weights',
      ar: 'التقديرات مع الساعات، أو الدرجات مع الأوزان',
    },
    example: {
      en: '“A in 3 credits, B+ in 4 credits”, or “midterm 85 weight 30%, final 78 weight 70%”',
      ar: '«A في 3 ساعات وB+ في 4 ساعات»، أو «الاختبار 85 بوزن 30% والنهائي 78 بوزن 70%»',
    },
  },
  credits: {
    name: { en: 'the credits of each grade', ar: 'الساعات المعتمدة لكل تقدير' },
    example: { en: 'A in 3 credits, B+ in 4 credits', ar: 'A في 3 ساعات وB+ في 4 ساعات' },
  },
  weights: {
    name: { en: 'the weight of each mark', ar: 'وزن كل درجة' },
    example: {
      en: 'midterm 85 weight 30%, final 78 weight 70%',
      ar: 'الاختبار 85 بوزن 30% والنهائي 78 بوزن 70%',
    },
  },
  onScale: {
    name: {
      en: 'a grade from A+ to F for each of the credits',
      ar: 'تقدير من A+ إلى F لكل عدد من الساعات',
    },
    example: {
      en: 'A in 3 credits, D in 3 credits (leave out W and P, which do not count)',
      ar: 'A في 3 ساعات وD في 3 ساعات (دون W وP فهما لا يُحتسبان)',
    },
  },
} satisfies Record<string, Missing & { name: Bilingual }>
