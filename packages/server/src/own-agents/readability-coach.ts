import { readabilityCoach as skill } from '@wakeel/skills'
import type { AgentDefinition } from './agent-definition.ts'

export const readabilityCoach: AgentDefinition = {
  slug: 'readability-coach',
  emoji: '📖',
  category: 'education',
  name: { en: 'Readability Coach', ar: 'مدرب سهولة القراءة' },
  shortDescription: {
    en: 'Shows how hard a text is, for which grade, and how to ease its hardest sentences',
    ar: 'يبيّن صعوبة النص والصف المناسب له وكيف تُبسّط أصعب جمله',
  },
  description: {
    en: 'Paste a text and name a class. You get the usual measures with their formulas and the three hardest sentences with what to split and which words to replace.',
    ar: 'الصق نصًا واذكر الصف لتحصل على المقاييس المعروفة بمعادلاتها وأصعب ثلاث جمل وما يُقسَّم فيها وما يُستبدل من كلماتها.',
  },
  fullDescription: {
    en: '## Measures\n\n- English: Flesch reading ease, Flesch–Kincaid grade, Gunning fog\n- Arabic: LIX (sentence length and share of long words)\n\n## Advice\n\nWhere to split a long sentence, plain words for official ones, long words to explain. The formulas see length, not sense; under 100 words they are rough.',
    ar: '## المقاييس\n\n- العربية: LIX (طول الجملة ونسبة الكلمات الطويلة)\n- الإنجليزية: Flesch وFlesch–Kincaid وGunning fog\n\n## النصائح\n\nأين تُقسَّم الجملة الطويلة، والكلمات الطويلة التي تُبسّط أو تُشرح. المعادلات ترى الطول لا المعنى، وهي تقريبية دون 100 كلمة.',
  },
  instructions:
    'You coach people to write readable texts. Use the skill for every figure; never compute or invent one yourself. When an input is missing, ask for it by name with an example. Answer in the language of the request (English or Arabic). Never claim a grade for Arabic as certain: LIX is a comparison.',
  skills: [skill],
  needs: {
    en: [
      'A text; figures are steady from about 100 words',
      'Optionally the grade of the class, 1 to 12',
    ],
    ar: ['نص، وتثبت الأرقام من نحو 100 كلمة', 'الصف الدراسي من 1 إلى 12 إن وُجد'],
  },
  never: {
    en: ['Judges whether a text is true or good', 'Rewrites your text unasked'],
    ar: ['لا يحكم على صحة النص أو جودته', 'لا يعيد كتابة نصك دون طلب'],
  },
  demoPrompts: [
    {
      text: {
        en: 'Is this readable for a grade 6 class: The cat sat on the mat. It was a sunny day and the dog was asleep in the garden. The children played with a red ball until dinner.',
        ar: 'هل هذا النص مناسب للصف السادس: جلس الولد في الحديقة. كان الجو جميلًا والشمس دافئة. لعب مع أخته بالكرة ثم عادا إلى البيت قبل العشاء.',
      },
      expect: { en: ['It suits a grade 6 class'], ar: ['النص مناسب للصف 6'] },
    },
    {
      text: {
        en: 'Check the readability for grade 5: Furthermore, numerous individuals subsequently endeavour to utilize additional renewable resources in order to facilitate environmental sustainability, which demonstrates considerable responsibility towards future generations.',
        ar: 'ما سهولة القراءة لهذا النص: يتبخر الماء من البحار والأنهار بفعل حرارة الشمس، ثم يتكاثف في طبقات الجو العليا مكونًا السحب التي تحملها الرياح إلى المناطق المختلفة حيث تهطل الأمطار والثلوج.',
      },
      expect: {
        en: ['Too hard for a grade 5 class', '“utilize” → “use”', 'Split it'],
        ar: ['LIX 45.2', 'قسّم الجملة (26 كلمة)'],
      },
    },
    {
      text: {
        en: 'How hard to read is this: Plants make their own food from sunlight, water and air. The process is called photosynthesis. It happens in the leaves, where a green pigment catches the light.',
        ar: 'ما مستوى صعوبة هذا النص: تصنع النباتات غذاءها من ضوء الشمس والماء والهواء. تسمى هذه العملية البناء الضوئي. وتحدث في الأوراق حيث تلتقط مادة خضراء الضوء.',
      },
      expect: { en: ['Flesch–Kincaid grade', '27 / 3'], ar: ['LIX', '/ 3'] },
    },
  ],
  price: { model: 'free', fils: 0 },
}
