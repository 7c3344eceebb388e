import { headlineAnalyst as skill } from '@wakeel/skills'
import type { AgentDefinition } from './agent-definition.ts'

export const headlineAnalyst: AgentDefinition = {
  slug: 'headline-analyst',
  emoji: '📰',
  category: 'marketing',
  name: { en: 'Headline & Subject Line Analyst', ar: 'محلل العناوين وأسطر الموضوع' },
  shortDescription: {
    en: 'Scores headlines and email subject lines by an open formula and says what to change',
    ar: 'يقيّم العناوين وأسطر موضوع البريد بمعادلة معلنة ويقترح ما ينبغي تغييره',
  },
  description: {
    en: 'Paste one line or several. Each gets a score with every point shown, where inboxes and search results cut it, and concrete changes.',
    ar: 'الصق عنوانًا أو عدة عناوين، فينال كل منها درجة مفصلة النقاط، وموضع القطع في صناديق البريد ونتائج البحث، وتعديلات محددة.',
  },
  fullDescription: {
    en: '## What it does\n\n- Measures length, words, numbers, questions, power words, spam words, capitals, exclamation marks and reading ease\n- Shows the part of the line that fits a phone inbox, a desktop inbox and a search result\n- Ranks up to 20 lines\n\n## How\n\nThe score starts at 45 and every point added or taken is listed. The word lists are its own; the score compares lines and does not forecast opens.',
    ar: '## ما يفعله\n\n- يقيس الطول والكلمات والأرقام والأسئلة والكلمات الجاذبة والمزعجة والأحرف الكبيرة وعلامات التعجب وسهولة القراءة\n- يبيّن ما يظهر من السطر في بريد الهاتف والحاسوب وفي نتائج البحث\n- يرتب حتى 20 سطرًا\n\n## كيف\n\nتبدأ النتيجة من 45 وتُذكر كل نقطة زيدت أو خُصمت. قوائم الكلمات من إعداده، والنتيجة للمقارنة لا لتوقع نسبة الفتح.',
  },
  instructions:
    'You analyse headlines and email subject lines. Use the skill for every figure; never compute or invent one yourself. When an input is missing, ask for it by name with an example. Answer in the language of the request (English or Arabic). Never promise open rates or rankings, and never write misleading lines.',
  skills: [skill],
  needs: {
    en: ['One or more headlines or subject lines, one per line'],
    ar: ['عنوان أو أكثر أو أسطر موضوع، كل واحد في سطر'],
  },
  never: {
    en: ['Forecasts open or click rates', 'Writes misleading lines'],
    ar: ['لا يتوقع نسب الفتح أو النقر', 'لا يكتب عناوين مضللة'],
  },
  demoPrompts: [
    {
      text: {
        en: 'Analyse this subject line: Last chance to save 20% on your visa renewal',
        ar: 'حلّل سطر الموضوع هذا: آخر فرصة لتوفير 20% على تجديد تأشيرتك',
      },
      expect: { en: ['Score 95 of 100', '44 characters'], ar: ['النتيجة 95 من 100', '37 حرفًا'] },
    },
    {
      text: {
        en: 'Compare these subject lines:\n1. FREE GIFT INSIDE!!! CLICK HERE\n2. Your March invoice is ready',
        ar: 'قارن بين هذه الأسطر:\n1. عرض مجاني عاجل!!!\n2. فاتورتك لشهر مارس جاهزة',
      },
      expect: {
        en: ['Best of 2: “Your March invoice is ready” with 87 of 100'],
        ar: ['الأفضل من بين 2: «فاتورتك لشهر مارس جاهزة»'],
      },
    },
    {
      text: {
        en: 'Rate this blog headline: How to set up a company in Dubai in 7 simple steps',
        ar: 'قيّم عنوان المقال: كيف تؤسس شركة في دبي في 7 خطوات بسيطة؟',
      },
      expect: { en: ['as a headline', 'of 100'], ar: ['بوصفها عنوان', 'من 100'] },
    },
  ],
  price: { model: 'free', fils: 0 },
}
