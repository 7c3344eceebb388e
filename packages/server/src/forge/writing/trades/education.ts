import { gradeCalculator, quizMaker, readabilityCoach, studyPlanner } from '@wakeel/skills'
import { gradeCalculator as gradeAgent } from '../../../own-agents/grade-calculator.ts'
import { quizMaker as quizAgent } from '../../../own-agents/quiz-maker.ts'
import { readabilityCoach as readabilityAgent } from '../../../own-agents/readability-coach.ts'
import { studyPlanner as studyAgent } from '../../../own-agents/study-planner.ts'
import { wordsOf } from '../../../text-rules/words-of.ts'
import { asIn, type Trade } from './trade.ts'

export const educationTrades: readonly Trade[] = [
  {
    skill: quizMaker,
    category: 'education',
    emoji: '❓',
    callings: [
      {
        words: wordsOf(`
          test + staff, test + employees, test + knowledge, test + manual, test + understanding, quiz, quizzes, test questions,
          exam questions, practice questions, multiple choice, make questions, questions + lesson, questions + lecture,
          questions + textbook, questions + chapter, create + exam, create + test, write + exam, flashcards, true or false,
          اختبارات من, إنشاء أسئلة, وضع أسئلة, توليد أسئلة, كتابة أسئلة, أسئلة من, أسئلة الاختبار, أسئلة اختبار, أسئلة + درس,
          أسئلة + دروس, أسئلة + كتاب, اختبار قصير, اختبارات قصيرة, إنشاء اختبار, إعداد اختبارات, إنشاء اختبارات, اختيار من
          متعدد, بطاقات تعليمية
        `),
        name: { en: 'Quiz Maker', ar: 'صانع الاختبارات' },
      },
    ],
    hints: wordsOf(
      'test, lesson, teacher, student, text, questions, اختبار, اختبارات, درس, دروس, معلم, نص, نصوص',
    ),
    does: {
      en: 'makes a quiz with an answer key from any text',
      ar: 'يصنع من أي نص اختبارًا مع مفتاح إجابته',
    },
    ...asIn(quizAgent),
  },
  {
    skill: readabilityCoach,
    category: 'education',
    emoji: '📖',
    callings: [
      {
        words: wordsOf(`
          rewrite + read, can read them, simple + letters, everyone can read, text + simple, easy to understand, easier to
          understand, hard to understand, readability, reading level, easy to read, easier to read, hard to read, too hard, too
          difficult, difficult to read, plain language, simplify + text, simplify + textbook, simpler text, simple language,
          clearer + writing, text + difficulty, weak readers,
          نص + صف, نص + مناسب, نص + مفهوم, سهولة القراءة, مقروئية, مستوى القراءة, صعوبة النص, صعوبة النصوص, صعوبة + نصوص, صعوبة
          + قراءة, تبسيط النصوص, تبسيط + نص, =يبسط + نص, =يبسط + نصوص, لغة بسيطة
        `),
        name: { en: 'Readability Coach', ar: 'مدرب سهولة القراءة' },
      },
    ],
    hints: wordsOf(
      'read, reading, grade, text, sentences, simple, clear, document, قراءة, صف, نص, جمل, واضح, بسيط',
    ),
    does: {
      en: 'measures how hard a text is and shortens its sentences',
      ar: 'يقيس صعوبة النص ويبيّن كيف تُختصر جمله',
    },
    ...asIn(readabilityAgent),
  },
  {
    skill: studyPlanner,
    category: 'education',
    emoji: '🎓',
    callings: [
      {
        words: wordsOf(`
          study plan, study schedule, study for, study + exam, exam, revision, revise, spaced repetition, certification test,
          plan + study, organise + study,
          خطة دراسة, خطة الدراسة, خطة المذاكرة, جدول الدراسة, جدول مذاكرة, جدول دراسة, جدول المذاكرة, امتحان, امتحانات, مذاكرة,
          الاختبارات النهائية, اختبارات نهائية, المراجعة قبل
        `),
        name: { en: 'Study Planner', ar: 'منظّم المذاكرة' },
      },
    ],
    hints: wordsOf(
      'study, student, learn, topics, prepare, دراسة, طالب, طلاب, تعلم, مواضيع, مراجعة, استعداد',
    ),
    does: {
      en: 'plans study sessions and reviews until the exam',
      ar: 'يخطط جلسات الدراسة والمراجعة حتى الامتحان',
    },
    ...asIn(studyAgent),
  },
  {
    skill: gradeCalculator,
    category: 'education',
    emoji: '🧮',
    callings: [
      {
        words: wordsOf(`
          gpa, grade point, final grade, final mark, course grades, my grades, calculate grades, average grade, grade average,
          weighted mark, mark + final, mark + pass, grade + pass, marks + weights, score + need + final,
          المعدل التراكمي, معدل تراكمي, =معدلي, =المعدل, حساب الدرجات, درجات الطلاب, درجات المواد, =درجاتي, درجة + نهائي +
          أحتاج, درجة + نجاح
        `),
        name: { en: 'Grade and GPA Calculator', ar: 'حاسبة الدرجات والمعدل' },
      },
    ],
    hints: wordsOf(
      'grade, marks, credits, university, average, درجة, درجات, جامعة, ساعات معتمدة, معدل',
    ),
    does: {
      en: 'works out grades, GPA and the mark still needed',
      ar: 'يحسب الدرجات والمعدل وما بقي لبلوغ الهدف',
    },
    ...asIn(gradeAgent),
  },
]
