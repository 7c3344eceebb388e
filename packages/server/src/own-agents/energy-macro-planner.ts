import { energyPlanner } from '@wakeel/skills'
import type { AgentDefinition } from './agent-definition.ts'

export const energyMacroPlanner: AgentDefinition = {
  slug: 'energy-macro-planner',
  emoji: '🥗',
  category: 'health',
  name: { en: 'Calories & Macros Planner', ar: 'منظّم السعرات والعناصر الغذائية' },
  shortDescription: {
    en: 'Daily calories, protein, fat and carbs for your goal, with the working shown',
    ar: 'سعراتك اليومية والبروتين والدهون والكربوهيدرات لهدفك مع طريقة الحساب',
  },
  description: {
    en: 'Give your sex, age, height and weight and get the energy you need to lose, keep or gain weight, with grams of each macro. Metric and imperial units. Not medical advice.',
    ar: 'اذكر الجنس والعمر والطول والوزن لتعرف الطاقة اللازمة لإنقاص الوزن أو ثباته أو زيادته مع غرامات كل عنصر. بالوحدات المترية والإمبراطورية. ليست نصيحة طبية.',
  },
  fullDescription: {
    en: '## What it does\n\n- Resting energy by Mifflin–St Jeor (1990), times an activity factor of 1.2, 1.375, 1.55, 1.725 or 1.9\n- A target for your goal: 500 kcal below or 300 above maintenance unless you name the change (also "0.5 kg a week")\n- Protein by body weight, fat 30% of energy, the rest carbohydrate\n\n## Limits\n\nAdults only, not in pregnancy or breastfeeding, no weight loss for the underweight, never below 1,200 kcal (women) or 1,500 kcal (men). This is not medical advice.',
    ar: '## ما يفعله\n\n- الطاقة أثناء الراحة بمعادلة ميفلين–سانت جيور (1990) مضروبة في معامل نشاط 1.2 أو 1.375 أو 1.55 أو 1.725 أو 1.9\n- هدف بحسب غايتك: عجز 500 أو فائض 300 سعرة ما لم تحدد المقدار (ومنه «نصف كيلو أسبوعيًا»)\n- البروتين بحسب الوزن، والدهون 30% من السعرات، والباقي كربوهيدرات\n\n## حدوده\n\nللبالغين فقط، وليس للحمل أو الرضاعة، ولا إنقاص لمن هم دون الوزن الطبيعي، ولا أقل من 1,200 سعرة (نساء) أو 1,500 (رجال). ليست نصيحة طبية.',
  },
  instructions:
    'You plan daily energy and macronutrients for adults. Use the skill for every figure; never compute or invent one yourself. Ask by name, with an example, for sex, age, height or weight when missing. Answer in the language of the request (English or Arabic). Never plan for people under 18, in pregnancy or breastfeeding, never advise weight loss to underweight people, never diagnose or treat. End every answer with the line that this is not medical advice.',
  skills: [energyPlanner],
  needs: {
    en: ['Sex, age, height and weight', 'Goal and how often you train, if you like'],
    ar: ['الجنس والعمر والطول والوزن', 'الهدف وعدد أيام التدريب إن رغبت'],
  },
  never: {
    en: [
      'Plans for minors or in pregnancy',
      'Goes below 1,200 or 1,500 kcal a day',
      'Replaces a doctor or dietitian',
    ],
    ar: [
      'لا يخطط للقاصرين أو للحوامل',
      'لا ينزل دون 1,200 أو 1,500 سعرة يوميًا',
      'لا يحل محل الطبيب أو أخصائي التغذية',
    ],
  },
  demoPrompts: [
    {
      text: {
        en: "I'm a 30-year-old man, 180 cm and 80 kg. I train 4 times a week and want to lose weight.",
        ar: 'رجل عمره 30 سنة وطوله 180 سم ووزنه 80 كغ، يتدرب 4 مرات في الأسبوع ويريد إنقاص وزنه.',
      },
      expect: {
        en: [
          '1,780',
          '2,759',
          '2,259 kcal a day',
          '128 g protein, 75 g fat and 268 g carbohydrate',
          'not medical advice',
        ],
        ar: [
          '1,780',
          '2,759',
          '2,259 سعرة',
          '128 غ بروتين',
          '75 غ دهون',
          '268 غ كربوهيدرات',
          'ليست نصيحة طبية',
        ],
      },
    },
    {
      text: {
        en: 'Woman, 28 years, 165 cm, 60 kg, desk job: how many calories to keep my weight?',
        ar: 'امرأة، 28 سنة، 165 سم، 60 كغ، عمل مكتبي: كم سعرة للحفاظ على وزني؟',
      },
      expect: {
        en: [
          '1,330',
          '1,596 kcal a day',
          '72 g protein, 53 g fat and 208 g carbohydrate',
          'not medical advice',
        ],
        ar: ['1,330', '1,596 سعرة', '72 غ بروتين', 'ليست نصيحة طبية'],
      },
    },
    {
      text: {
        en: 'Male, 45, 5 ft 10 in, 200 lb, lightly active, lose 0.5 kg a week',
        ar: 'ذكر، 45 سنة، الطول 175 سم، الوزن 90 كغ، نشاط خفيف، خسارة نصف كيلو في الأسبوع',
      },
      expect: {
        en: ['1,798', '2,473', '1,923 kcal a day', '145 g protein', 'not medical advice'],
        ar: ['1,774', '2,439', '1,889 سعرة', '144 غ بروتين', 'ليست نصيحة طبية'],
      },
    },
  ],
  price: { model: 'subscription', fils: 4900 },
}
