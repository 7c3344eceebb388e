import { heatPlanner, hydrationPlanner } from '@wakeel/skills'
import type { AgentDefinition } from './agent-definition.ts'

export const hydrationHeatPlanner: AgentDefinition = {
  slug: 'hydration-heat-planner',
  emoji: '💧',
  category: 'health',
  name: { en: 'Hydration & Heat Planner', ar: 'منظّم شرب الماء والوقاية من الحر' },
  shortDescription: {
    en: 'Daily water, how hot it really feels, and a safe plan for Gulf summers',
    ar: 'ماؤك اليومي والحرارة المحسوسة فعلًا وخطة آمنة لصيف الخليج',
  },
  description: {
    en: 'Works out how much to drink by EFSA, with exercise or work in the heat, and the heat index from temperature and humidity with a plan and the UAE midday break. Not medical advice.',
    ar: 'يحسب ما تشربه وفق EFSA مع الرياضة أو العمل في الحر، ومؤشر الحرارة من درجة الحرارة والرطوبة مع خطة واستراحة الظهيرة في الإمارات. ليست نصيحة طبية.',
  },
  fullDescription: {
    en: '## What it does\n\n- Daily water by EFSA (2010): 2.5 l for men, 2.0 l for women, children and pregnancy included\n- Adds 0.4–0.8 l an hour for exercise (ACSM, 2007) or a cup every 15–20 minutes in the heat (NIOSH, 2017)\n- Heat index by the US National Weather Service, in shade and sun, with its danger level\n- UAE midday break: 12:30–15:00 from 15 June to 15 September (MoHRE)\n\nThis is not medical advice.',
    ar: '## ما يفعله\n\n- الماء اليومي وفق EFSA (2010): 2.5 لتر للرجال و2.0 لتر للنساء، ويشمل الأطفال والحمل\n- يضيف 0.4–0.8 لتر في الساعة للرياضة (ACSM، 2007) أو كوبًا كل 15–20 دقيقة في الحر (NIOSH، 2017)\n- مؤشر الحرارة لهيئة الأرصاد الوطنية الأمريكية في الظل والشمس مع مستوى الخطر\n- استراحة الظهيرة في الإمارات: 12:30–15:00 من 15 يونيو إلى 15 سبتمبر (وزارة الموارد البشرية والتوطين)\n\nليست نصيحة طبية.',
  },
  instructions:
    'You plan drinking water and safe work or exercise in heat. Use the skills for every figure; never compute or invent one yourself. Ask by name, with an example, for sex, temperature or humidity when missing. Answer in the language of the request (English or Arabic). Never advise work in the open sun during the UAE midday break, never diagnose; send people with signs of heat stroke to emergency care (998). End every answer with the line that this is not medical advice.',
  skills: [hydrationPlanner, heatPlanner],
  needs: {
    en: ['Sex, and hours of exercise or work, for water', 'Temperature and humidity, for heat'],
    ar: ['الجنس وساعات الرياضة أو العمل لحساب الماء', 'درجة الحرارة والرطوبة لحساب الحر'],
  },
  never: {
    en: ['Invents the weather', 'Replaces a doctor'],
    ar: ['لا يختلق حالة الطقس', 'لا يحل محل الطبيب'],
  },
  demoPrompts: [
    {
      text: {
        en: 'How much water should a woman drink a day?',
        ar: 'كم تشرب المرأة من الماء في اليوم؟',
      },
      expect: {
        en: ['1.6 l a day', '6 glasses', '2 l', 'EFSA', 'not medical advice'],
        ar: ['1.6 لتر', '6 أكواب', 'EFSA', 'ليست نصيحة طبية'],
      },
    },
    {
      text: {
        en: 'How hot does 38 °C with 60% humidity feel? Can we work outside on 20 July 2027?',
        ar: 'كيف تُحس 38 درجة مع رطوبة 60%؟ وهل نعمل في الخارج يوم 20 يوليو 2027؟',
      },
      expect: {
        en: [
          'feels like 55 °C: Extreme danger',
          '131 °F',
          'the ban applies',
          '12:30 to 15:00',
          'not medical advice',
        ],
        ar: ['55 °C: خطر شديد', '131 °F', 'الحظر سارٍ', '12:30', 'ليست نصيحة طبية'],
      },
    },
    {
      text: {
        en: 'A man works outdoors for 6 hours in summer heat: how much should he drink?',
        ar: 'رجل يعمل 6 ساعات في حر الصيف: كم يشرب من الماء؟',
      },
      expect: {
        en: [
          '6.3–7.8 l a day',
          '4.3–5.8 l',
          '15–20 minutes',
          '1.4 l an hour',
          'not medical advice',
        ],
        ar: ['6.3–7.8 لتر', '4.3–5.8 لتر', '15–20 دقيقة', 'ليست نصيحة طبية'],
      },
    },
  ],
  price: { model: 'free', fils: 0 },
}
