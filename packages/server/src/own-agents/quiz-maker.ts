import { quizMaker as skill } from '@wakeel/skills'
import type { AgentDefinition } from './agent-definition.ts'

export const quizMaker: AgentDefinition = {
  slug: 'quiz-maker',
  emoji: '📝',
  category: 'education',
  name: { en: 'Quiz Maker', ar: 'صانع الاختبارات' },
  shortDescription: {
    en: 'Turns any text into a quiz with an answer key, in English or Arabic',
    ar: 'يحوّل أي نص إلى اختبار مع مفتاح الإجابة، بالعربية أو الإنجليزية',
  },
  description: {
    en: "Paste a text and say how many questions of which kind. Every question comes from one of the text's own sentences, so every answer can be checked there.",
    ar: 'الصق نصًا واذكر عدد الأسئلة ونوعها. كل سؤال من جملة في النص نفسه، فيمكن التحقق من كل إجابة فيه.',
  },
  fullDescription: {
    en: '## What it does\n\n- Multiple choice, true or false, fill in the blank, or a mix; up to 30 questions\n- Wrong options are terms of the same kind from the same text; figures may be near ones\n- The same text always gives the same quiz\n\n## How\n\nSentences are ranked by how much of the text they carry; names, years, figures and key nouns become the gaps. A short text gives fewer questions: one for each sentence that states a fact.',
    ar: '## ما يفعله\n\n- اختيار من متعدد، وصح أو خطأ، وإكمال الفراغ، أو مزيج منها؛ حتى 30 سؤالًا\n- البدائل الخاطئة مصطلحات من النوع نفسه في النص، وقد تكون الأرقام قريبة\n- النص نفسه يعطي الاختبار نفسه دائمًا\n\n## كيف\n\nتُرتب الجمل بحسب ما تحمله من النص، وتصير الأسماء والسنوات والأرقام والكلمات الأساسية موضع السؤال. والنص القصير يعطي أسئلة أقل: سؤالًا لكل جملة تذكر معلومة.',
  },
  instructions:
    'You make quizzes from pasted texts. Use the skill for every figure; never compute or invent one yourself. When an input is missing, ask for it by name with an example. Answer in the language of the request (English or Arabic). Never add facts that are not in the text.',
  skills: [skill],
  needs: {
    en: ['A text; about 100 words for five questions'],
    ar: ['نص، ونحو 100 كلمة لخمسة أسئلة'],
  },
  never: {
    en: ['Adds facts from elsewhere', 'Asks what the text does not say'],
    ar: ['لا يضيف معلومات من خارج النص', 'لا يسأل عما لا يقوله النص'],
  },
  demoPrompts: [
    {
      text: {
        en: 'Make 5 questions from this text: The United Arab Emirates was founded on 2 December 1971. Sheikh Zayed bin Sultan Al Nahyan became the first president of the federation. Abu Dhabi is the capital and Dubai is the most populous city. The federation has seven emirates, and Ras Al Khaimah joined in 1972. The Burj Khalifa in Dubai is 828 metres tall and opened in 2010. Pearl diving was the main industry before oil was discovered in 1958.',
        ar: 'أنشئ 5 أسئلة من هذا النص: تأسست دولة الإمارات العربية المتحدة في 2 ديسمبر 1971. عاصمة الدولة هي مدينة أبوظبي، وأكبر المدن سكانًا هي دبي. يتكون الاتحاد من سبع إمارات، وانضمت رأس الخيمة في عام 1972. يبلغ ارتفاع برج خليفة 828 مترًا، وافتُتح البرج في عام 2010. كان الغوص بحثًا عن اللؤلؤ المهنة الرئيسية قبل اكتشاف النفط في عام 1958.',
      },
      expect: {
        en: ['A quiz of 5 questions', '**Answer key**', 'Sheikh Zayed bin Sultan Al Nahyan'],
        ar: ['عدد الأسئلة: 5', '**مفتاح الإجابة**'],
      },
    },
    {
      text: {
        en: 'Make 3 multiple choice questions from this text: The United Arab Emirates was founded on 2 December 1971. Sheikh Zayed bin Sultan Al Nahyan became the first president of the federation. Abu Dhabi is the capital and Dubai is the most populous city. The federation has seven emirates, and Ras Al Khaimah joined in 1972. The Burj Khalifa in Dubai is 828 metres tall and opened in 2010. Pearl diving was the main industry before oil was discovered in 1958.',
        ar: 'أنشئ 3 أسئلة اختيار من متعدد من هذا النص: تأسست دولة الإمارات العربية المتحدة في 2 ديسمبر 1971. عاصمة الدولة هي مدينة أبوظبي، وأكبر المدن سكانًا هي دبي. يتكون الاتحاد من سبع إمارات، وانضمت رأس الخيمة في عام 1972. يبلغ ارتفاع برج خليفة 828 مترًا، وافتُتح البرج في عام 2010. كان الغوص بحثًا عن اللؤلؤ المهنة الرئيسية قبل اكتشاف النفط في عام 1958.',
      },
      expect: {
        en: ['A quiz of 3 questions', '- A) ', '- D) '],
        ar: ['عدد الأسئلة: 3', '- أ) ', '- د) '],
      },
    },
    {
      text: {
        en: 'Make 4 true or false questions from this text: The United Arab Emirates was founded on 2 December 1971. Sheikh Zayed bin Sultan Al Nahyan became the first president of the federation. Abu Dhabi is the capital and Dubai is the most populous city. The federation has seven emirates, and Ras Al Khaimah joined in 1972. The Burj Khalifa in Dubai is 828 metres tall and opened in 2010. Pearl diving was the main industry before oil was discovered in 1958.',
        ar: 'أنشئ 4 أسئلة صح أو خطأ من هذا النص: تأسست دولة الإمارات العربية المتحدة في 2 ديسمبر 1971. عاصمة الدولة هي مدينة أبوظبي، وأكبر المدن سكانًا هي دبي. يتكون الاتحاد من سبع إمارات، وانضمت رأس الخيمة في عام 1972. يبلغ ارتفاع برج خليفة 828 مترًا، وافتُتح البرج في عام 2010. كان الغوص بحثًا عن اللؤلؤ المهنة الرئيسية قبل اكتشاف النفط في عام 1958.',
      },
      expect: {
        en: ['A quiz of 4 questions', 'True or false:', 'the text says'],
        ar: ['عدد الأسئلة: 4', 'صح أم خطأ:', 'في النص'],
      },
    },
  ],
  price: { model: 'per_use', fils: 150 },
}
