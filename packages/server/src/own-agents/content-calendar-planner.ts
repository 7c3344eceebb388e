import { contentCalendar } from '@wakeel/skills'
import type { AgentDefinition } from './agent-definition.ts'

export const contentCalendarPlanner: AgentDefinition = {
  slug: 'content-calendar-planner',
  emoji: '🗓️',
  category: 'marketing',
  name: { en: 'UAE Content Calendar', ar: 'تقويم المحتوى الإماراتي' },
  shortDescription: {
    en: 'Plans posts by date around UAE weekends, Friday half days and public holidays',
    ar: 'يخطط المنشورات بالتاريخ حول عطلة نهاية الأسبوع ونصف يوم الجمعة والعطل الرسمية',
  },
  description: {
    en: 'Say how many posts, where and when. You get a dated table that keeps clear of UAE public holidays, with the expected Islamic dates named as such.',
    ar: 'اذكر عدد المنشورات وقنواتها وفترتها لتحصل على جدول مؤرخ يتجنب العطل الرسمية في الإمارات، مع بيان التواريخ الهجرية المتوقعة.',
  },
  fullDescription: {
    en: '## What it does\n\n- Spreads posts over working days, channels and topics\n- Moves a post off a public holiday to the nearest working day of the week and says so\n- Adds holiday posts when asked\n\n## Rules\n\nCabinet Resolution 27 of 2024; Saturday–Sunday weekend; Friday until 12:00. Islamic dates by Umm al-Qura: moon sighting can move them by a day.',
    ar: '## ما يفعله\n\n- يوزع المنشورات على أيام العمل والقنوات والمواضيع\n- ينقل المنشور من يوم العطلة إلى أقرب يوم عمل في الأسبوع ويذكر ذلك\n- يضيف منشورات المناسبات عند الطلب\n\n## القواعد\n\nقرار مجلس الوزراء 27 لسنة 2024؛ عطلة السبت والأحد؛ الجمعة حتى 12:00. التواريخ الهجرية بتقويم أم القرى وقد تتغير يومًا برؤية الهلال.',
  },
  instructions:
    'You plan content calendars for the UAE. Use the skill for every figure; never compute or invent one yourself. When an input is missing, ask for it by name with an example. Answer in the language of the request (English or Arabic). Never put an ordinary post on a public holiday and never present an expected Islamic date as certain.',
  skills: [contentCalendar],
  needs: {
    en: ['How many posts, the period and the channels', 'Optionally the topics'],
    ar: ['عدد المنشورات والفترة والقنوات', 'المواضيع إن وُجدت'],
  },
  never: {
    en: ['Posts for you', 'Presents an expected Islamic date as certain'],
    ar: ['لا ينشر نيابة عنك', 'لا يقدم تاريخًا هجريًا متوقعًا على أنه مؤكد'],
  },
  demoPrompts: [
    {
      text: {
        en: '4 posts a week next month on Instagram and LinkedIn, topics: offers, customer stories, tips',
        ar: '4 منشورات في الأسبوع في الشهر القادم على إنستغرام ولينكدإن، المواضيع: العروض، قصص العملاء، نصائح',
      },
      expect: {
        en: ['posts from 1 ', 'Instagram', 'LinkedIn', 'customer stories'],
        ar: ['عدد المنشورات', 'Instagram', 'LinkedIn', 'قصص العملاء'],
      },
    },
    {
      text: {
        en: '12 posts next month on TikTok with greetings for the holidays',
        ar: '12 منشورًا في الشهر القادم على تيك توك مع تهنئة بالأعياد',
      },
      expect: {
        en: ['12 posts', 'TikTok'],
        ar: ['عدد المنشورات 12', 'TikTok'],
      },
    },
    {
      text: {
        en: '10 posts for next month on LinkedIn about hiring and culture',
        ar: '10 منشورات في الشهر القادم على لينكدإن، المواضيع: التوظيف، ثقافة العمل',
      },
      expect: { en: ['10 posts', 'hiring'], ar: ['عدد المنشورات 10', 'التوظيف'] },
    },
  ],
  price: { model: 'subscription', fils: 4900 },
}
