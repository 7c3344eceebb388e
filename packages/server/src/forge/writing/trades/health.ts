import { bodyMeasureCheck, energyPlanner, heatPlanner, hydrationPlanner } from '@wakeel/skills'
import { bmiWaistCheck } from '../../../own-agents/bmi-waist-check.ts'
import { energyMacroPlanner } from '../../../own-agents/energy-macro-planner.ts'
import { hydrationHeatPlanner } from '../../../own-agents/hydration-heat-planner.ts'
import { wordsOf } from '../../../text-rules/words-of.ts'
import { asIn, type Trade } from './trade.ts'

export const healthTrades: readonly Trade[] = [
  {
    skill: bodyMeasureCheck,
    category: 'health',
    emoji: '📏',
    callings: [
      {
        words: wordsOf(`
          bmi, body mass, waist, healthy weight, overweight, ideal weight, obesity, weight + height,
          كتلة الجسم, محيط الخصر, الوزن الصحي, الوزن المثالي, زيادة الوزن, وزن + طول, وزني + مناسب, =السمنة, =سمنة
        `),
        name: { en: 'BMI and Waist Checker', ar: 'حاسبة كتلة الجسم والخصر' },
      },
    ],
    hints: wordsOf('weight, height, body, وزن, طول, جسم'),
    does: {
      en: 'checks BMI, waist and the healthy weight range',
      ar: 'يفحص مؤشر كتلة الجسم والخصر ونطاق الوزن الصحي',
    },
    ...asIn(bmiWaistCheck),
  },
  {
    skill: energyPlanner,
    category: 'health',
    emoji: '🥗',
    callings: [
      {
        words: wordsOf(`
          calorie, calories, kcal, lose weight, losing weight, weight loss, lose fat, gain muscle, build muscle, gain weight,
          muscle gain,
          =سعرات, =السعرات, =سعرة, سعرات حرارية, إنقاص الوزن, خسارة الوزن, خسارة وزن, تخفيف الوزن, زيادة العضلات, بناء العضلات,
          حرق الدهون
        `),
        name: { en: 'Calorie Planner', ar: 'منظّم السعرات' },
      },
      {
        words: wordsOf(`
          macros + training, macros + gym, macros + weight, macros + eat, count macros, daily macros, macronutrients, protein,
          nutrition, diet, dieting, meal plan, meal planning, what to eat, healthy eating,
          بروتين, تغذية, التغذية, حمية, نظام غذائي, ماكرو, وجبات صحية, الأكل الصحي
        `),
        name: { en: 'Nutrition Planner', ar: 'منظّم التغذية' },
      },
    ],
    hints: wordsOf('weight, gym, train, fitness, eat, food, وزن, رياضة, تدريب, لياقة, طعام, أكل'),
    does: {
      en: 'plans daily calories, protein, fat and carbohydrate',
      ar: 'يخطط السعرات والبروتين والدهون والكربوهيدرات لليوم',
    },
    ...asIn(energyMacroPlanner),
  },
  {
    skill: hydrationPlanner,
    category: 'health',
    emoji: '💧',
    callings: [
      {
        words: wordsOf(`
          how much + drink, drink + hot, water + running, water + exercise, water + training, water + sport, water + reminder, drink water, water intake,
          drinking water, how much water, enough water, water + drink, how much to drink, drink + summer, drink + heat,
          hydration, hydrated, hydrate, dehydration, dehydrated, water + per day, water + a day,
          شرب الماء, شرب المياه, كمية الماء, كمية المياه, كم يشرب, كم أشرب, ماء + يوم, ماء + أشرب, ماء + يشرب, ماء + أحتاج,
          كوب + أشرب, كوب + اشرب, =مي + اشرب, ترطيب الجسم, جفاف الجسم
        `),
        name: { en: 'Hydration Planner', ar: 'منظّم شرب الماء' },
      },
    ],
    hints: wordsOf('water, drink, heat, summer, ماء, مياه, شرب, صيف, حر'),
    does: {
      en: 'says how much water a day needs, also in the heat',
      ar: 'يبيّن كمية الماء في اليوم، وفي الحر أيضًا',
    },
    needs: { en: ['Sex, and hours of exercise or work'], ar: ['الجنس وساعات الرياضة أو العمل'] },
    never: { en: ['Replaces a doctor'], ar: ['يحل محل الطبيب'] },
    prompts: {
      en: [
        ...asIn(hydrationHeatPlanner, [0, 2]).prompts.en,
        'I am a man and run for 1 hour a day: how much water do I need?',
      ],
      ar: [
        ...asIn(hydrationHeatPlanner, [0, 2]).prompts.ar,
        'رجل يجري ساعة كل يوم: كم يحتاج من الماء؟',
      ],
    },
  },
  {
    skill: heatPlanner,
    category: 'health',
    emoji: '🌡️',
    callings: [
      {
        words: wordsOf(`
          heat + hours, heat + outdoor, heat + safe, heat index, heat stress, heat stroke, heatstroke, humidity, midday break,
          outdoor work, work outdoors, work in the heat, working in the heat, hot weather, summer heat, too hot, heat +
          workers, heat + outside, hot + outside, hot + outdoors,
          مؤشر الحرارة, الإجهاد الحراري, إجهاد حراري, ضربة الشمس, ضربات الشمس, الرطوبة, استراحة الظهيرة, العمل في الخارج, حر
          الصيف, الطقس الحار, الحر الشديد, حر + عمال, حرارة + عمال
        `),
        name: { en: 'Heat Safety Planner', ar: 'منظّم السلامة من الحر' },
      },
    ],
    hints: wordsOf(
      'heat, hot, temperature, outdoor, summer, workers, safety, حر, حرارة, صيف, عمال, سلامة, شمس',
    ),
    does: {
      en: 'says how hot it feels and how to plan outdoor work',
      ar: 'يبيّن شدة الحر وكيف يُخطط العمل في الخارج',
    },
    needs: { en: ['Temperature and humidity'], ar: ['درجة الحرارة والرطوبة'] },
    never: {
      en: ['Invents the weather', 'Replaces a doctor'],
      ar: ['يختلق حالة الطقس', 'يحل محل الطبيب'],
    },
    prompts: {
      en: [
        'How hot does 38 °C with 60% humidity feel?',
        'Is 42 °C with 40% humidity safe for outdoor work?',
        '35 °C and 70% humidity: what does it feel like?',
      ],
      ar: [
        'كيف تُحس 38 درجة مع رطوبة 60%؟',
        'هل 42 درجة مع رطوبة 40% آمنة للعمل في الخارج؟',
        'درجة الحرارة 35 والرطوبة 70%: ما الحرارة المحسوسة؟',
      ],
    },
  },
]
