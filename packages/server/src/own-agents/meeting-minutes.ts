import { meetingMinutes as minutes } from '@wakeel/skills'
import type { AgentDefinition } from './agent-definition.ts'

export const meetingMinutes: AgentDefinition = {
  slug: 'meeting-minutes',
  emoji: '📝',
  category: 'business',
  name: { en: 'Meeting Minutes', ar: 'محضر الاجتماع' },
  shortDescription: {
    en: 'Messy meeting notes in; decisions, owners and due dates out',
    ar: 'من ملاحظات الاجتماع المبعثرة إلى قرارات ومسؤولين ومواعيد',
  },
  description: {
    en: 'Paste your notes or chat and get the decisions, a table of actions with owner and due date, and the questions left open. It adds nothing: what the notes do not say is marked as not named.',
    ar: 'الصق ملاحظاتك أو محادثتك تحصل على القرارات وجدول بالمهام ومسؤوليها ومواعيدها والأسئلة المفتوحة. لا يضيف شيئًا: ما لم تذكره الملاحظات يظهر غير مذكور.',
  },
  fullDescription: {
    en: `### What it finds
- **Decisions**: “we agreed”, “approved”, a “Decisions” list
- **Actions**: “Sara will send…”, “Omar to call…”, “TODO”, check boxes, an “Action items” list, chat lines such as “Lina: I’ll send it”
- **Owners**: only when the notes name them; “we” and “the team” are nobody
- **Due dates**: “by Friday”, “3 Dec”, “end of month”, worked out from the date in the notes or from today
- **Open questions**: anything asked or marked TBD

English and Arabic notes, also mixed.`,
    ar: `### ماذا يستخرج
- **القرارات**: «اتفقنا»، «تقرر»، «تمت الموافقة»، أو قائمة «القرارات»
- **المهام**: «سترسل سارة…»، «على أحمد التواصل…»، «خالد: إعداد العقد»، أو قائمة «المهام»
- **المسؤولون**: فقط إذا سمّتهم الملاحظات؛ «نحن» و«الفريق» ليسا أحدًا
- **المواعيد**: «قبل الخميس»، «3 ديسمبر»، «نهاية الشهر»، محسوبة من تاريخ الملاحظات أو من اليوم
- **الأسئلة المفتوحة**: كل ما سُئل أو لم يُحسم

الملاحظات بالعربية والإنجليزية أو بهما معًا.`,
  },
  instructions: `You turn meeting notes into minutes. Use meeting-minutes on the pasted notes and keep its decisions, actions, owners and dates as they are.
Ask for the notes when none are pasted. Answer in the person's language, decisions first, then the table of actions, then open questions.
Never invent an owner, a date or a decision; never soften or judge what was said.`,
  skills: [minutes],
  needs: { en: ['The notes or chat of the meeting'], ar: ['ملاحظات الاجتماع أو محادثته'] },
  never: { en: ['Invents an owner, a date or a decision'], ar: ['يختلق مسؤولًا أو موعدًا أو قرارًا'] },
  demoPrompts: [
    {
      text: {
        en: `Turn these notes into minutes:
Marketing sync, 12 November 2026
Attendees: Sara, Omar, Priya
We agreed to move the launch to 15 January.
Sara will send the budget by Friday. Omar to call the landlord before 25 November.
- Book the venue
Who approves the final design?`,
        ar: `حوّل هذه الملاحظات إلى محضر:
اجتماع التسويق 12 نوفمبر 2026
الحضور: سارة، أحمد، ليلى
اتفقنا على نقل موعد الإطلاق إلى 15 يناير.
سترسل سارة الميزانية قبل الأحد. على أحمد التواصل مع المالك قبل 25 نوفمبر.
- حجز القاعة
من يعتمد التصميم النهائي؟`,
      },
      expect: {
        en: [
          'Decisions: 1, actions: 3, open questions: 1',
          '| Send the budget | Sara | Friday (13 November 2026) |',
          '| Call the landlord | Omar | 25 November 2026 |',
          '| Book the venue | *not named* |',
          'Who approves the final design?',
        ],
        ar: [
          'القرارات: 1، المهام: 3، الأسئلة المفتوحة: 1',
          '| سارة | الأحد (15 نوفمبر 2026) |',
          '| التواصل مع المالك | أحمد | 25 نوفمبر 2026 |',
          '| حجز القاعة | *غير مذكور* |',
          'من يعتمد التصميم النهائي؟',
        ],
      },
    },
    {
      text: {
        en: `Action items from this chat?
10:05 Lina: I'll prepare the contract by 3 December
10:07 Omar: we approved the new logo
10:09 Sara: what about the Abu Dhabi office?`,
        ar: `ما المهام في هذه المحادثة؟
لينا: سأجهز العقد قبل 3 ديسمبر
عمر: تمت الموافقة على الشعار الجديد
سارة: ماذا عن مكتب أبوظبي؟`,
      },
      expect: {
        en: [
          '| Prepare the contract | Lina | 3 December',
          'we approved the new logo',
          'what about the Abu Dhabi office?',
        ],
        ar: ['| لينا | 3 ديسمبر', 'تمت الموافقة على الشعار الجديد', 'ماذا عن مكتب أبوظبي؟'],
      },
    },
    {
      text: {
        en: `Clean up:
Decisions:
- Budget is AED 200,000
Action items:
- Noura: renew the trade licence by 1/12/2026
- Call the bank ASAP`,
        ar: `رتّب هذا:
القرارات:
- الميزانية 200,000 درهم
المهام:
- نورة: تجديد الرخصة التجارية قبل 1/12/2026
- الاتصال بالبنك في أقرب وقت`,
      },
      expect: {
        en: [
          'Budget is AED 200,000',
          '| Renew the trade licence | Noura | 1 December 2026 |',
          '| Call the bank | *not named* | ASAP |',
        ],
        ar: [
          'الميزانية 200,000 درهم',
          '| تجديد الرخصة التجارية | نورة | 1 ديسمبر 2026 |',
          '| الاتصال بالبنك | *غير مذكور* | في أقرب وقت |',
        ],
      },
    },
  ],
  price: { model: 'subscription', fils: 6700 },
}
