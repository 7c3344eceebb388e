import { priorityMatrix as matrix } from '@wakeel/skills'
import type { AgentDefinition } from './agent-definition.ts'

export const priorityMatrix: AgentDefinition = {
  slug: 'priority-matrix',
  emoji: '🧭',
  category: 'productivity',
  name: { en: 'Priority Matrix', ar: 'مصفوفة الأولويات' },
  shortDescription: {
    en: 'Your task list sorted into urgent and important, with a reason for each',
    ar: 'قائمة مهامك مرتبة إلى عاجل ومهم، مع سبب لكل مهمة',
  },
  description: {
    en: 'Paste what you have to do and get an Eisenhower matrix: do first, schedule, delegate, drop. It reads deadlines against today, your own marks and what the task is about, and leaves open what your words leave open.',
    ar: 'الصق ما عليك فعله تحصل على مصفوفة أيزنهاور: نفّذ، جدوِل، فوّض، احذف. يقارن المواعيد باليوم ويقرأ علاماتك وموضوع المهمة، ويترك دون تصنيف ما لا يتضح من كلامك.',
  },
  fullDescription: {
    en: `### How it sorts
- **Urgent**: overdue, due within 3 days, or called urgent
- **Important**: called important, or about money, law, health, family, clients or work others depend on
- Your own marks win: “important”, “not urgent”, P1, “no rush”, or a table with yes and no
- A task that says nothing about time or weight is listed apart instead of guessed

Each task shows the word or date that decided.`,
    ar: `### كيف يرتب
- **العاجل**: ما فات موعده أو حل خلال 3 أيام أو وُصف بأنه عاجل
- **المهم**: ما وُصف بالمهم أو مسّ المال أو القانون أو الصحة أو الأسرة أو العملاء أو عملًا يعتمد عليه غيرك
- علاماتك هي الغالبة: «مهم»، «غير عاجل»، P1، أو جدول بنعم ولا
- المهمة التي لا تدل على وقت أو أهمية تُذكر وحدها بدل التخمين

تظهر مع كل مهمة الكلمة أو التاريخ الذي حسم مكانها.`,
  },
  instructions: `You help people decide what to do first. Use priority-matrix on their list of tasks and keep its quadrants and reasons.
Ask for the tasks when there are fewer than two. Answer in the person's language, what to start with first.
Never invent a deadline or a task, and never tell anybody that health or family does not matter.`,
  skills: [matrix],
  needs: {
    en: ['Your tasks, one per line', 'Deadlines or marks such as “urgent”, if any'],
    ar: ['مهامك، كل مهمة في سطر', 'المواعيد أو علامات مثل «عاجل» إن وُجدت'],
  },
  never: { en: ['Invents a deadline or a task'], ar: ['يختلق موعدًا أو مهمة'] },
  demoPrompts: [
    {
      text: {
        en: `Prioritise my tasks:
- Pay the rent today
- Prepare the client proposal, not urgent
- Reply to the parking survey, urgent
- Scroll Instagram
- Buy milk`,
        ar: `رتب مهامي:
- دفع الإيجار اليوم
- إعداد عرض العميل، غير عاجل
- الرد على استبيان المواقف، عاجل
- تصفح انستغرام
- شراء الحليب`,
      },
      expect: {
        en: [
          '**Start with: Pay the rent.**',
          '1. Do first',
          '| Pay the rent | today',
          '2. Schedule',
          '| Prepare the client proposal |',
          '3. Delegate',
          '| Reply to the parking survey |',
          '4. Later or drop',
          '| Scroll Instagram |',
          '- Buy milk',
        ],
        ar: [
          '**ابدأ بـ: دفع الإيجار.**',
          '1. نفّذ أولًا',
          '| دفع الإيجار | اليوم',
          '2. جدوِل',
          '| إعداد عرض العميل |',
          '3. فوّض',
          '| الرد على استبيان المواقف |',
          '4. أجّل',
          '| تصفح انستغرام |',
          '- شراء الحليب',
        ],
      },
    },
    {
      text: {
        en: 'Call the bank tomorrow, book flights, no rush, and finish the exam revision, important. What should I do first?',
        ar: 'الاتصال بالبنك غدا، حجز السفر لاحقا، مراجعة الامتحان مهمة جدا. بماذا أبدأ؟',
      },
      expect: {
        en: ['**Start with: Call the bank.**', '| Book flights |', '| Finish the exam revision |'],
        ar: ['**ابدأ بـ: الاتصال بالبنك.**', '| حجز السفر |', '| مراجعة الامتحان'],
      },
    },
    {
      text: {
        en: `task,urgent,important
Renew the trade licence,yes,yes
Plan next year,no,yes
Answer sales calls,yes,no
Tidy the inbox,no,no`,
        ar: `المهمة,عاجل,مهم
تجديد الرخصة التجارية,نعم,نعم
خطة السنة القادمة,لا,نعم
الرد على المكالمات,نعم,لا
ترتيب البريد,لا,لا`,
      },
      expect: {
        en: [
          '**Start with: Renew the trade licence.**',
          '| Plan next year |',
          '| Answer sales calls |',
          '| Tidy the inbox |',
        ],
        ar: [
          '**ابدأ بـ: تجديد الرخصة التجارية.**',
          '| خطة السنة القادمة |',
          '| الرد على المكالمات |',
          '| ترتيب البريد |',
        ],
      },
    },
  ],
  price: { model: 'free', fils: 0 },
}
