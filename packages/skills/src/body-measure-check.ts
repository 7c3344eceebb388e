import type { z } from 'zod'
import { explainBodyMeasures } from './body/body-measure-answer.ts'
import { BodyMeasures, type BodyOutput, checkBodyMeasures } from './body/body-measures.ts'
import { bodyFrame } from './body/frame.ts'
import { interpretBody } from './body/interpret.ts'
import { defineSkill } from './skill.ts'
import { readBy } from './understanding/read-frame.ts'

export const bodyMeasureCheck = defineSkill<BodyMeasures, BodyOutput>({
  name: 'body-measure-check',
  title: { en: 'BMI and waist check', ar: 'فحص مؤشر كتلة الجسم والخصر' },
  description: {
    en: 'Body mass index with its WHO class, healthy weight range, waist-to-height ratio and waist limits for adults; lower thresholds for Asian or Middle Eastern backgrounds on request.',
    ar: 'مؤشر كتلة الجسم وتصنيفه لدى منظمة الصحة العالمية، ونطاق الوزن الصحي، ونسبة الخصر إلى الطول وحدود محيط الخصر للبالغين؛ مع حدود أدنى للأصول الآسيوية أو الشرق أوسطية عند الطلب.',
  },
  source: {
    title: {
      en: 'WHO body mass index classes (TRS 894) and waist circumference report (2008); NICE guideline NG246',
      ar: 'تصنيف منظمة الصحة العالمية لمؤشر كتلة الجسم (TRS 894) وتقرير محيط الخصر (2008)؛ ودليل NICE رقم NG246',
    },
    url: 'https://www.nice.org.uk/guidance/ng246',
    date: '2025-01-14',
  },
  input: BodyMeasures as z.ZodType<BodyMeasures>,
  ...readBy({
    frame: bodyFrame,
    interpret: interpretBody,
    resultsOf: (input) => {
      const { mass } = checkBodyMeasures(input)
      return mass
        ? [
            {
              name: massIndex,
              value: mass.index,
              written: oneDecimal,
              ranked: { first: fromHighest, said: mass.name },
            },
          ]
        : []
    },
  }),
  run: checkBodyMeasures,
  explain: explainBodyMeasures,
})

const massIndex = { en: 'body mass index', ar: 'مؤشر كتلة الجسم' }
const fromHighest = {
  en: 'Body mass index, the highest first:',
  ar: 'مؤشر كتلة الجسم من الأعلى:',
}
const oneDecimal = (value: number): string => value.toFixed(1)
