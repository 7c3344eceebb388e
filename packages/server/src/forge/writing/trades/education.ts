import { gradeCalculator as gradeAgent } from '../../../database/seed/agents/grade-calculator.ts'
import { quizMaker as quizAgent } from '../../../database/seed/agents/quiz-maker.ts'
import { readabilityCoach as readabilityAgent } from '../../../database/seed/agents/readability-coach.ts'
import { studyPlanner as studyAgent } from '../../../database/seed/agents/study-planner.ts'
import { gradeCalculator } from '../../../skills/grade-calculator.ts'
import { quizMaker } from '../../../skills/quiz-maker.ts'
import { readabilityCoach } from '../../../skills/readability-coach.ts'
import { studyPlanner } from '../../../skills/study-planner.ts'
import { asIn, type Trade } from './trade.ts'

export const educationTrades: readonly Trade[] = [
  {
    skill: quizMaker,
    category: 'education',
    emoji: '❓',
    callings: [
      {
        words: [
          'quiz',
          'quizzes',
          'test questions',
          'exam questions',
          'multiple choice',
          'make questions',
          'اختبارات من',
          'أسئلة',
          'اختبار قصير',
          'اختبارات قصيرة',
          'اختيار من متعدد',
        ],
        name: { en: 'Quiz Maker', ar: 'صانع الاختبارات' },
      },
    ],
    hints: ['test', 'lesson', 'teacher', 'student', 'text', 'questions', 'اختبار', 'اختبارات', 'درس', 'دروس', 'معلم', 'نص', 'نصوص'],
    does: { en: 'makes a quiz with an answer key from any text', ar: 'يصنع من أي نص اختبارًا مع مفتاح إجابته' },
    ...asIn(quizAgent),
  },
  {
    skill: readabilityCoach,
    category: 'education',
    emoji: '📖',
    callings: [
      {
        words: [
          'readability',
          'reading level',
          'easy to read',
          'hard to read',
          'too hard',
          'too difficult',
          'difficult to read',
          'plain language',
          'simplify text',
          'simpler text',
          'سهولة القراءة',
          'مقروئية',
          'مستوى القراءة',
          'صعوبة النص',
          'صعوبة النصوص',
        ],
        name: { en: 'Readability Coach', ar: 'مدرب سهولة القراءة' },
      },
    ],
    hints: ['read', 'reading', 'grade', 'text', 'sentences', 'simple', 'clear', 'document', 'قراءة', 'صف', 'نص', 'جمل', 'واضح', 'بسيط'],
    does: { en: 'measures how hard a text is and shortens its sentences', ar: 'يقيس صعوبة النص ويبيّن كيف تُختصر جمله' },
    ...asIn(readabilityAgent),
  },
  {
    skill: studyPlanner,
    category: 'education',
    emoji: '🎓',
    callings: [
      {
        words: [
          'study plan',
          'study schedule',
          'study for',
          'exam',
          'exams',
          'revision',
          'spaced repetition',
          'خطة دراسة',
          'خطة الدراسة',
          'خطة المذاكرة',
          'جدول الدراسة',
          'جدول مذاكرة',
          'جدول دراسة',
          'امتحان',
          'امتحانات',
          'مذاكرة',
        ],
        name: { en: 'Study Planner', ar: 'مخطط الدراسة' },
      },
    ],
    hints: ['study', 'student', 'learn', 'topics', 'prepare', 'دراسة', 'طالب', 'طلاب', 'تعلم', 'مواضيع', 'مراجعة', 'استعداد'],
    does: { en: 'plans study sessions and reviews until the exam', ar: 'يخطط جلسات الدراسة والمراجعة حتى الامتحان' },
    ...asIn(studyAgent),
  },
  {
    skill: gradeCalculator,
    category: 'education',
    emoji: '🧮',
    callings: [
      {
        words: [
          'gpa',
          'grade point',
          'final grade',
          'final mark',
          'course grades',
          'my grades',
          'calculate grades',
          'average grade',
          'weighted mark',
          'المعدل التراكمي',
          'معدلي',
          'المعدل',
          'الدرجات',
          'درجات الطلاب',
        ],
        name: { en: 'Grade and GPA Calculator', ar: 'حاسبة الدرجات والمعدل' },
      },
    ],
    hints: ['grade', 'marks', 'credits', 'university', 'average', 'درجة', 'درجات', 'جامعة', 'ساعات معتمدة', 'معدل'],
    does: { en: 'works out grades, GPA and the mark still needed', ar: 'يحسب الدرجات والمعدل وما بقي لبلوغ الهدف' },
    ...asIn(gradeAgent),
  },
]
