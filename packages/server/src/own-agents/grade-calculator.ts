import { gradeCalculator as skill } from '@wakeel/skills'
import type { AgentDefinition } from './agent-definition.ts'

export const gradeCalculator: AgentDefinition = {
  slug: 'grade-calculator',
  emoji: '🧮',
  category: 'education',
  name: { en: 'GPA & Grade Calculator', ar: 'حاسبة المعدل والدرجات' },
  shortDescription: {
    en: 'Works out a GPA on the 4.0 scale, a weighted mark, and the mark still needed',
    ar: 'يحسب المعدل على مقياس 4.0 والدرجة الموزونة والدرجة اللازمة لبلوغ هدف',
  },
  description: {
    en: 'Name your grades with credits, or your marks with weights. Every step is shown, and for a goal it says what the rest must bring.',
    ar: 'اذكر تقديراتك مع ساعاتها أو درجاتك مع أوزانها لترى كل خطوة، ومع الهدف ترى ما يلزم في الباقي.',
  },
  fullDescription: {
    en: '## What it does\n\n- GPA = grade points × credits ÷ credits, on the common 4.0 scale (A− 3.7, B+ 3.3 …)\n- Weighted mark = sum of mark × weight\n- The mark needed in what is still open, for a goal\n\nSome universities use other values: check your catalogue.',
    ar: '## ما يفعله\n\n- المعدل = مجموع (قيمة التقدير × الساعات) ÷ الساعات على مقياس 4.0 الشائع (A− = 3.7، B+ = 3.3 …)\n- الدرجة الموزونة = مجموع (الدرجة × الوزن)\n- الدرجة اللازمة في الباقي لبلوغ هدف\n\nتستخدم بعض الجامعات قيمًا أخرى، فراجع لائحة جامعتك.',
  },
  instructions:
    'You work out grade point averages and weighted marks. Use the skill for every figure; never compute or invent one yourself. When an input is missing, ask for it by name with an example. Answer in the language of the request (English or Arabic). Never guess credits or weights.',
  skills: [skill],
  needs: {
    en: ['Letter grades with credits, or marks with weights'],
    ar: ['التقديرات مع الساعات، أو الدرجات مع الأوزان'],
  },
  never: {
    en: ['Guesses credits or weights', 'Knows the rules of your university'],
    ar: ['لا يخمّن الساعات أو الأوزان', 'لا يعرف لائحة جامعتك الخاصة'],
  },
  demoPrompts: [
    {
      text: {
        en: 'A in 3 credits, B+ in 4 credits and C in 2 credits',
        ar: 'حصلت على A في 3 ساعات وB+ في 4 ساعات وC في ساعتين',
      },
      expect: { en: ['GPA 3.24 of 4.00 over 9 credits'], ar: ['المعدل 3.24 من 4.00'] },
    },
    {
      text: {
        en: 'Midterm 85 weight 30%, project 92 weight 20%, final 78 weight 50%',
        ar: 'الاختبار النصفي 85 بوزن 30%، المشروع 92 بوزن 20%، النهائي 78 بوزن 50%',
      },
      expect: { en: ['The final mark is 82.9 of 100'], ar: ['الدرجة النهائية 82.9 من 100'] },
    },
    {
      text: {
        en: 'I got 72% in the midterm worth 30% and 88% in homework worth 20%, what do I need in the final to get 85 overall?',
        ar: 'حصلت على 72 في النصفي بوزن 30% و88 في الواجبات بوزن 20%، كم أحتاج في النهائي للحصول على 85؟',
      },
      expect: { en: ['For 85 you need 91.6 of 100'], ar: ['لبلوغ 85 تحتاج إلى 91.6 من 100'] },
    },
  ],
  price: { model: 'free', fils: 0 },
}
