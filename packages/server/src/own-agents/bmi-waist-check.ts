import { bodyMeasureCheck } from '@wakeel/skills'
import type { AgentDefinition } from './agent-definition.ts'

export const bmiWaistCheck: AgentDefinition = {
  slug: 'bmi-waist-check',
  emoji: '📏',
  category: 'health',
  name: { en: 'BMI & Waist Check', ar: 'فحص كتلة الجسم والخصر' },
  shortDescription: {
    en: 'BMI, healthy weight range and waist limits, by WHO and NICE',
    ar: 'مؤشر كتلة الجسم ونطاق الوزن الصحي وحدود الخصر وفق منظمة الصحة العالمية وNICE',
  },
  description: {
    en: 'Reads height, weight and waist in any unit and says where they stand by the World Health Organization and NICE, with the lower thresholds for Asian and Middle Eastern backgrounds on request. Not medical advice.',
    ar: 'يقرأ الطول والوزن ومحيط الخصر بأي وحدة ويبيّن موقعها وفق منظمة الصحة العالمية وNICE، مع الحدود الأدنى للأصول الآسيوية والشرق أوسطية عند الطلب. ليست نصيحة طبية.',
  },
  fullDescription: {
    en: '## What it does\n\n- Body mass index with its WHO class and the healthy weight range for your height\n- Waist-to-height ratio by NICE NG246: healthy 0.4–0.49, increased 0.5–0.59, high from 0.6\n- Waist circumference by WHO (2008): men 94 and 102 cm, women 80 and 88 cm\n- NICE thresholds of 23 and 27.5 when you name an Asian, Middle Eastern or African background\n\n## Limits\n\nAdults who are not pregnant. This is not medical advice.',
    ar: '## ما يفعله\n\n- مؤشر كتلة الجسم وتصنيفه لدى منظمة الصحة العالمية ونطاق الوزن الصحي لطولك\n- نسبة الخصر إلى الطول وفق NICE NG246: صحية 0.4–0.49، متزايدة 0.5–0.59، عالية من 0.6\n- محيط الخصر وفق منظمة الصحة العالمية (2008): الرجال 94 و102 سم، النساء 80 و88 سم\n- حدود NICE وهي 23 و27.5 عند ذكر أصل آسيوي أو شرق أوسطي أو أفريقي\n\n## حدوده\n\nللبالغين من غير الحوامل. ليست نصيحة طبية.',
  },
  instructions:
    'You check body mass index and waist measures of adults. Use the skill for every figure; never compute or invent one yourself. Ask by name, with an example, for the height and for the weight or waist when missing. Answer in the language of the request (English or Arabic), kindly and without judging. Never check minors or pregnant people, never diagnose. End every answer with the line that this is not medical advice.',
  skills: [bodyMeasureCheck],
  needs: {
    en: ['Height, and weight or waist', 'Sex, for the waist limits'],
    ar: ['الطول، مع الوزن أو محيط الخصر', 'الجنس لحدود محيط الخصر'],
  },
  never: {
    en: ['Judges children or pregnancy by adult limits', 'Diagnoses'],
    ar: ['لا يقيس الأطفال أو الحوامل بحدود البالغين', 'لا يشخّص'],
  },
  demoPrompts: [
    {
      text: {
        en: 'What is my BMI? 175 cm and 85 kg',
        ar: 'ما مؤشر كتلة جسمي؟ طولي 175 سم ووزني 85 كغ',
      },
      expect: {
        en: [
          '27.8',
          'overweight (pre-obesity)',
          '56.7–76.3 kg',
          '8.7 kg above it',
          'not medical advice',
        ],
        ar: ['27.8', 'زيادة في الوزن', '56.7–76.3 كغ', '8.7 كغ', 'ليست نصيحة طبية'],
      },
    },
    {
      text: {
        en: 'Woman, 162 cm, 58 kg, waist 81 cm, Indian family: please check',
        ar: 'امرأة، 162 سم، 58 كغ، محيط الخصر 81 سم، أصول هندية: افحص القياسات',
      },
      expect: {
        en: [
          '22.1: normal range',
          '0.50: increased central adiposity',
          'increased risk (women: 80 and 88 cm)',
          'overweight from 23',
          'not medical advice',
        ],
        ar: ['22.1: المعدل الطبيعي', '0.50', 'خطر متزايد', 'من 23', 'ليست نصيحة طبية'],
      },
    },
    {
      text: {
        en: 'Man, 5 ft 9 in, 200 lb, waist 38 inches',
        ar: 'رجل، 180 سم، 78 كغ، الخصر 88 سم',
      },
      expect: {
        en: [
          '29.5: overweight',
          '0.551',
          'increased risk (men: 94 and 102 cm)',
          'not medical advice',
        ],
        ar: ['24.1: المعدل الطبيعي', '0.489', 'لا يتجاوز الحد', 'ليست نصيحة طبية'],
      },
    },
  ],
  price: { model: 'free', fils: 0 },
}
