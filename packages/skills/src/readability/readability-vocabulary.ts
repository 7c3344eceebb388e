import { lexicon } from '../sentences/lexicon.ts'

/** Whether a text is true or good is asked with these words. */
export const truthWords =
  'is it true, is this true, is that true, what it claims correct, claim true, claims true, fact check, is it correct, is this correct, هل هو صحيح, هل هذا صحيح, هل الكلام صحيح, الكلام صحيح, صحه المعلومات, معلوماته صحيحه, صح ولا غلط, صح والا غلط, صح او غلط, صح ام غلط, صح ولا لا, صحيح ولا غلط, صحيح ام خطا, صح علميا, صحيح علميا, صحيحه علميا, غلط علميا, خطا علميا, right or wrong, true or false, true or not, scientifically correct, scientifically true, well written, badly written, good writer, writer any good, writer good, الكاتب شاطر, كاتبه شاطر, الكاتب زين, الكاتب موهوب, كاتب جيد, مكتوب زين, مكتوبه زين, جوده النص, جوده الكتابه, statement true, following true, claim true, is true and, true and is it, argument good, good argument, convincing argument, strong argument, good essay, good writing, correct or false, بالصحه او الخطا, صحيح ام خرافه, صحيح او خرافه, صح ام خرافه, حقيقه ام خرافه, حقيقه ولا خرافه, صحيح ولا خرافه, صحيح ولا كذب, هل المعلومه صحيحه, المعلومه صحيحه, هل المعلومات صحيحه, حجه قويه, حجه مقنعه, actually true, really true, facts right, facts are right, facts correct, facts are correct, facts true, facts are true, facts in it, facts in this, facts wrong, factually right, information right, information correct, information true, true what, المعلومات صحيحه, معلومات صحيحه, المعلومات صح, المعلومات غلط, الكلام حقيقي, صحيح علمي, صحيح فعلا, صحيحه فعلا, صحيح الكلام'

export const concepts = lexicon({
  readability:
    'readability, readable, reading level, reading ease, reading age, readability score, hard to read, harder to read, hardest to read, easy to read, simple, compare these, compare the, compare two, compare both, compare my, which is easier, which one is easier, which is simpler, easier to read, easiest to read, easier to understand, harder to understand, understand, simplify, simpler, manage this, manage it, cope with, read this, read it, follow this, heavy going, too much for, difficulty, flesch, fog index, lix, suitable, suit, plain, complicated, hard, easy, hardest, too hard, how hard, how bad, how clear, clear enough, too formal, formal enough, too official, too stiff, رسمي زياده, رسميه زياده, too wordy, how wordy, too long, wrong with this, wrong with my, wrong with it, legalese, make sense, مقروئيه, المقروئيه, مقروءيه, سهوله القراءه, سهوله, سهولته, قراءه, يقرا, صعوبه, صعوبته, صعب, صعبه, اصعب, سهل, مناسب, يناسب, ينفع, يفهم, بسط, يبسط, تبسيط, معقد, يستوعب, مفهوم, واضح, غامض',
  level: 'level, مستوي',
  lix: 'lix, ليكس, لكس',
  flesch: 'flesch, reading ease, فليش, فلش',
  kincaid: 'kincaid, flesch kincaid, كينكيد',
  fog: 'fog, gunning, gunning fog, fog index, فوغ, فوج',
  change:
    'change, replace, which words, rewrite, rewriting, reword, rewording, improve, shorten, split, break up, break it, اغير, اغيرها, ابدل, ابدلها, استبدل, اقسم, اقسمها, اعدل, ابسط, اختصر, اي كلمات, صياغه, صياغته, صياغتها, اعاده صياغه, يصيغ',
  split:
    'split, break up, break this up, break that up, break it up, cut this up, divide this, divide it, broken up, broken in two, divide, divided, break in two, cut in two, where do i cut, where can i cut, where should i cut, where to cut, يقسم, اقسم, اقسمها, اقسمه, قسم لي, قسملي, قسميلي, قسمهالي, قسمها, قسم الجمله, قسم الجمل, تقسيم, ينقسم, يتقسم, تتقسم, تنقسم',
  truth: truthWords,
  harder: 'harder, hardest, more difficult, most difficult, more complicated, اصعب, الاصعب',
  fine: 'ok, okay, fine, good, زين, زينه, تمام',
  amount:
    'how many words, how many sentences, number of words, number of sentences, how long, word count, sentence length, average sentence, words per sentence, متوسط كلمات, متوسط طول, متوسط الكلمات, طول الجمل, كم طول, كم كلمه, كم جمله, عدد الكلمات',
  longWords:
    'long word, longest word, hard word, hardest word, difficult word, big word, complex word, complicated word, words are too, words are hard, words are difficult, words are long, كلمات طويله, كلمه طويله, اطول كلمات, كلمات صعبه, كلمات معقده, اصعب كلمات, كلام صعب',
  compare:
    'compare, comparison, plainer, clearer, grade drop, score drop, level drop, drop by, how much easier, got easier, نزلت الدرجه, كم نزلت, كم نزل, كم زادت, صار اسهل, صارت اسهل, which one, which is, which version, of the two, both, each, easier, harder, simpler, versions, two texts, قارن, مقارنه, ايهما, اي واحد, اي نص, انهي, مين اسهل, اي نسخه, اي فقره, اي وحده, كل واحد, النصين, الفقرتين, نصين, فقرتين, اسهل من, اصعب من',
  grade: 'grade, grader, grde, garde, graed, class, primary, صف, لصف, ابتدائي, ابتدائيه, للصف',
  year: 'year, سنه',
  middle: 'متوسط, اعدادي, متوسطه',
  secondary: 'ثانوي, ثانويه',
  age: 'years old, year old, yr old, yrs old, age, aged, yo, عمره, عمرها, عمر, سنين, سنوات',
  child:
    'son, daughter, niece, nephew, kid, child, children, boy, girl, he is, she is, student, pupil, ابني, بنتي, ولدي, ولد, بنت, طفل, طالب, عيال',
})
export type Concept = ReturnType<typeof concepts>[number]['concept']
