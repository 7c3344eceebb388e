import type { Bilingual } from '@wakeel/contract'
import { formatNumber } from '../reading/format.ts'

export const refusals = {
  minor: {
    en: 'I plan energy for adults only. Below 18 the body is still growing and needs differ by age and puberty; a paediatrician or dietitian is the right person to ask, and dieting without one is not a good idea. This is general information, not medical advice.',
    ar: 'أضع خطط السعرات للبالغين فقط. دون سن 18 ما زال الجسم ينمو وتختلف احتياجاته بحسب العمر والبلوغ؛ والأنسب سؤال طبيب أطفال أو أخصائي تغذية، ولا يُنصح باتباع حمية دون إشرافه. هذه معلومات عامة وليست نصيحة طبية.',
  },
  pregnancy: {
    en: 'I do not plan energy during pregnancy or breastfeeding: needs change month by month, and the equation was not made for it. Please ask your doctor or midwife; they can give you a safe plan. This is general information, not medical advice.',
    ar: 'لا أضع خطط سعرات خلال الحمل أو الرضاعة الطبيعية: فالاحتياجات تتغيّر من شهر إلى آخر والمعادلة لم توضع لهذه الحالة. يُرجى سؤال الطبيبة أو القابلة لوضع خطة آمنة. هذه معلومات عامة وليست نصيحة طبية.',
  },
  incomplete: {
    en: 'An energy plan needs sex, age, height and weight.',
    ar: 'تحتاج خطة السعرات إلى الجنس والعمر والطول والوزن.',
  },
  change: {
    en: 'I do not plan more than 1,000 kcal a day above or below maintenance (about 1 kg a week): beyond that, a doctor should be involved. This is general information, not medical advice.',
    ar: 'لا أضع خطة تزيد أو تنقص عن سعرات الثبات بأكثر من 1,000 سعرة يوميًا (نحو 1 كغ أسبوعيًا)؛ فما زاد على ذلك يحتاج إلى إشراف طبيب. هذه معلومات عامة وليست نصيحة طبية.',
  },
  underweight: (index: number): Bilingual => ({
    en: `A body mass index of ${formatNumber(index, 'en', 1)} is below 18.5, so I will not plan weight loss. If losing weight feels necessary, please talk to a doctor first; I can plan keeping or gaining weight. This is general information, not medical advice.`,
    ar: `مؤشر كتلة الجسم ${formatNumber(index, 'ar', 1)} أقل من 18.5، لذلك لن أضع خطة لإنقاص الوزن. إن كان الإنقاص يبدو ضروريًا فالأولى استشارة طبيب؛ ويمكنني وضع خطة لثبات الوزن أو زيادته. هذه معلومات عامة وليست نصيحة طبية.`,
  }),
}
