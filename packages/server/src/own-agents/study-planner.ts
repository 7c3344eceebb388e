import { studyPlanner as skill } from '@wakeel/skills'
import type { AgentDefinition } from './agent-definition.ts'

export const studyPlanner: AgentDefinition = {
  slug: 'study-planner',
  emoji: '🎓',
  category: 'education',
  name: { en: 'Study Planner', ar: 'منظّم المذاكرة' },
  shortDescription: {
    en: 'Plans your study days until the exam, with reviews spaced so that it stays',
    ar: 'يخطط أيام دراستك حتى الامتحان بمراجعات متباعدة تثبّت ما تتعلمه',
  },
  description: {
    en: 'Give the exam date, the topics and your hours per day. You get a table by date: new topics first, reviews at spaced intervals, rest days free and never more hours than you have.',
    ar: 'اذكر تاريخ الامتحان والمواضيع وساعاتك اليومية لتحصل على جدول بالتواريخ: المواضيع الجديدة أولًا ثم مراجعات متباعدة، مع أيام الراحة ودون تجاوز ساعاتك.',
  },
  fullDescription: {
    en: '## What it does\n\n- Shares the learning time equally among the topics and learns two side by side\n- Sets reviews with FSRS-6 at 90% expected recall; topics marked (hard) return sooner\n- Ends with a final review\n- Begins today unless you name a start\n\n## Limits\n\nUp to 180 days and 40 topics. It says so when the time is too short.',
    ar: '## ما يفعله\n\n- يوزع وقت التعلّم بالتساوي على المواضيع ويجمع بين موضوعين\n- يحدد المراجعات بخوارزمية FSRS-6 عند تذكر متوقع 90%، والموضوع المعلّم (صعب) يعود أبكر\n- يختم بمراجعة نهائية\n- يبدأ اليوم ما لم تذكر بداية\n\n## الحدود\n\nحتى 180 يومًا و40 موضوعًا، ويقول ذلك حين لا يكفي الوقت.',
  },
  instructions:
    'You plan study time until an exam. Use the skill for every figure; never compute or invent one yourself. When an input is missing, ask for it by name with an example. Answer in the language of the request (English or Arabic). Never schedule more hours than given and never promise a grade.',
  skills: [skill],
  needs: {
    en: ['The exam date or the time you have', 'The topics', 'The hours per day'],
    ar: ['تاريخ الامتحان أو المدة المتاحة', 'المواضيع', 'عدد الساعات في اليوم'],
  },
  never: {
    en: ['Schedules more hours than you give', 'Promises a grade'],
    ar: ['لا يتجاوز الساعات التي تحددها', 'لا يعد بدرجة'],
  },
  demoPrompts: [
    {
      text: {
        en: 'My exam is in 3 weeks. Topics: algebra, geometry (hard), statistics. 2 hours a day, rest on Fridays.',
        ar: 'امتحاني بعد 3 أسابيع. المواضيع: الجبر، الهندسة (صعب)، الإحصاء. ساعتان في اليوم، والجمعة راحة.',
      },
      expect: {
        en: ['18 study days', 'Final review of all topics', 'Rest days: Friday'],
        ar: ['أيام الدراسة 18', 'مراجعة نهائية لكل المواضيع', 'أيام الراحة: الجمعة'],
      },
    },
    {
      text: {
        en: 'Exam in 14 days, chapters 1 to 5, 90 minutes a day, weekends off',
        ar: 'الامتحان بعد 14 يومًا، الفصول 1 إلى 5، 90 دقيقة في اليوم، بدون السبت والأحد',
      },
      expect: {
        en: ['10 study days, 5 topics', 'Rest days: Saturday, Sunday'],
        ar: ['أيام الدراسة 10', 'أيام الراحة: السبت، الأحد'],
      },
    },
    {
      text: {
        en: 'I have 2 weeks to study biology, chemistry and physics, 3 hours per day',
        ar: 'عندي أسبوعان لدراسة الأحياء والكيمياء والفيزياء، 3 ساعات في اليوم',
      },
      expect: {
        en: ['14 study days, 3 topics', 'Learn biology'],
        ar: ['أيام الدراسة 14', 'تعلّم: الأحياء'],
      },
    },
  ],
  price: { model: 'subscription', fils: 2900 },
}
