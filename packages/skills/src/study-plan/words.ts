import type { Word } from '../reading/words.ts'
import { lexicon } from '../sentences/lexicon.ts'

const said = lexicon({
  /** Stands before a list of topics. */
  label:
    'topic, subject, domain, chapter, module, unit, lesson, syllabus, study material, course material, the material, covering, موضوع, مواضيع, موضوعات, ماده, مواد, فصول, وحدات, دروس, منهج',
  /** Several of them stand before a list as well; one is part of a name. */
  parts: 'parts, sections, areas, skills, اقسام, اجزاء, مهارات',
  study:
    'study, learn, revise, cover, do, prepare for, go through, go over, get through, brush up on, left to cover, split, need to know, اذاكر, بذاكر, ادرس, بدرس, المطلوب, يدرس, يذاكر, هذاكر, يراجع, يخلص, دراسه, مراجعه, مذاكره, حفظ',
  /** May stand before one too. */
  lead: 'need is, need are, left is, left are, remaining are, remaining is, ناقصني, ناقصتني, محتاجها, محتاجه, باقيلي, باقي علي, ضايل علي, about, between, on, have, got, for my, for our, left for, days for, عندي, عندها, عنده, عندهم, لدي, معاي, معي, في, فيه, فيها, وفيه, مابين, بين',
  hard: 'hard, harder, hardest, difficult, tough, weak, weakest, worst, struggle, صعب, صعبه, اصعب, ضعيف, ضعيفه, اضعف',
  easy: 'easy, easiest, simple, سهل, سهله, اسهل',
  rest: "rest, off, free, break, skip, except, excluding, without, never, nothing, nothing on, busy, unavailable, closed, not on, no study, don't study, can't study, i travel, i'm travelling, i am travelling, we travel, we're travelling, we are travelling, am away, i'm away, out of town, on a trip, راحه, عطله, اجازه, عدا, ماعدا, باستثناء, بدون, بلا, دون, فاضي, مشغول, مشغوله, الا, ارتاح, اريح, بريح, برتاح, اعطل, بعطل, معطل, معطله, نعطل, اوف, افضي, اسيب, اترك, ما اذاكر, ما ادرس, لا ادرس, لا اذاكر, مسافر, مسافره, مسافرين, اسافر, نسافر, بسافر, هسافر",
  /** On these days and no others. */
  only: "only, just, i'm free, i am free, im free, available, بس, فقط",
  exam: 'exam, test, quiz, final, finals, midterm, paper, sit, امتحان, اختبار, فاينل, كويز',
  start:
    'start, starting, begin, beginning, first day, from, ابتداء, بدءا, بدايه, اول يوم, من, ابدا, يبدا, ببدا, هبدا, حبدا, يبتدي, ببتدي, هبتدي, حبتدي, يبلش, ببلش, هبلش, حبلش',
  partOfDay:
    'morning, evening, afternoon, night, before work, after work, after school, after college, lunch, lunch break, commute, الصبح, صباحا, الصباح, مساء, المساء, المسا, بالليل, الليل, ليلا, الظهر, العصر, المغرب, قبل الدوام, بعد الدوام, بعد المدرسه, بعد الشغل',
  /** Days from Monday to Friday. */
  workdays:
    'weekday, week day, working day, work day, ايام العمل, ايام الدوام, ايام المدرسه, ايام الاسبوع',
  otherDays:
    'other day, other days, rest of the week, the rest of the days, remaining days, all other days, باقي الايام, بقيه الايام, باقي الاسبوع, بقيه الاسبوع, باقي ايام الاسبوع, الايام الثانيه, الايام التانيه, الايام الباقيه',
  weekend: 'weekend, ويكند, نهايه الاسبوع, عطله الاسبوع',
  weekdays: 'weekday, weekdays only, only weekdays, working day, ايام الاسبوع فقط, ايام العمل',
  /** No topic holds one of these. */
  other:
    'me, it, us, exam, test, final, plan, planner, schedule, timetable, hour, hr, minute, min, day, week, month, daily, night, evening, time, year, id, work, available, can, manage, start, rest, off, days, full time, weekend, everything else, الباقي, البقيه, امتحانات, اختبارات, امتحان, اختبار, فاينل, خطه, جدول, برنامج, ساعه, ساعتين, ساعات, دقيقه, يوم, يوميا, اسبوع, شهر, وقت, راحه, اجازه, متاح, بمعدل, عمر, سنه, طالب, طالبه, ما, اقدر, بقدر, يبدا, هبدا, حبدا, هبتدي, يبلش, هبلش, يختم, هختم, ينتهي',
})

/** What the words of somebody who plans to study stand for. */
export const studyWords = (all: readonly Word[]) =>
  // «راح أبدأ» is about to begin, and no rest.
  said(all).filter(({ concept, from }) => concept !== 'rest' || all[from]?.word !== 'راح')
