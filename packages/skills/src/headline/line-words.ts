import { words } from '../reading/words.ts'
import { type Hit, lexicon } from '../sentences/lexicon.ts'
import { longestOnly } from '../sentences/negation.ts'

/** Words that stand around the lines to be analysed. */
export const concepts = lexicon({
  noun: 'subject line, title tag, meta title, seo title, page title, video title, post title, push title, subject, email subject, headline, title, option, newsletter, email, blog title, blog, article, line, caption, عنوان الفيديو, عنوان فيديو, عنوان البوست, عنوان الصفحه, سطر الموضوع, موضوع الايميل, موضوع البريد, موضوع, عنوان, عناوين, عنوانين, سطر, اسطر, ايميل, بريد, خيار, خيارات, خيارين, مقال, مدونه, بهالعنوان, هالعنوان, هالسطر, بهالسطر, هالموضوع',
  judge:
    'درجته نازله, درجته واطيه, درجته قليله, درجته ضعيفه, النتيجه كم, النتيجه بس, النتيجه فقط, الدرجه بس, شو تغير, شو اغير, وش اغير, وش تغير, ايش اغير, ايش تغير, ايه اغير, تغير ايه, كم النتيجه, تصير النتيجه, بتصير النتيجه, كم نتيجته, كم درجته, analyse, analyze, check, rate, score, review, test, compare, rank, order these, order the, order my, order them, sort these, sort the, sort my, sort them, put these in order, put them in order, grade, judge, evaluate, improve, assess, critique, feedback, thoughts, opinion, what do you think, how good, points, would you change, marks, mark, stars, rating, what is wrong, whats wrong, what is wrong w, whats wrong w, what needs fixing, مناسب, مناسبه, ممتاز, ضعيف, قوي, جيد, عدل, تعديل, علامه, علامات, رايج, رايكن, شرايك, شرايكم, نقاط, نقطه, درجه, الدرجه, حلل, افحص, قيم, يقيم, قيملي, قارن, قارنلي, راجع, رتب, رتبلي, اختبر, رتبهم, رتبهن, رتبها, رتبيهم, رتبي, رتبيلي, رتبوا, رتبولي, رايك, رايكم, تحليل, تقييم, مقارنه, فحص, حسن, كويس, يحتاج تعديل, ملاحظات',
  opinion:
    'what do you think of, what do you think about, thoughts on, feedback on, opinion on, شو رايك في, ايش رايك في, وش رايك في, ما رايك في, رايك في, رايكم في',
  choose:
    'which, which one, should i, should we, go with, prefer, would you pick, between, اي, ايهم, ايهما, محتار, شو افضل, ايش افضل, وش افضل, وايهم',
  compare:
    'better, best, stronger, strongest, wins, win, pick, works, ok, good, افضل, احسن, اقوي, انسب, زين, حلو',
  long: 'too long, long, longer than, طويل, طويله',
  howLong: 'how long, how many, كم طول, طوله كم, كم طوله, كم كلمه, كم حرف, كم نقطه',
  longer: 'longer, longest, shorter, shortest, اطول, اقصر',
  fits: 'fit, fits, short enough, show whole, shows whole, show in full, shown in full, shown whole, appear in full, show fully, يكفي, يدخل',
  cut: 'cut, cut off, get cut, gets cut, cuts, truncate, truncated, chopped, shortened, يقطع, ينقطع, بينقطع, ينقص, بينقص, يقص, ينقص, مقطوع, بيتقطع, يتقطع, يظهر كامل, يبان كامل, يطلع كامل',
  wrote:
    'wrote, written, came up with, drafted, draft, using, chose, thought of, كتبت, كتبته, كتبنا, كتبناه, كاتب, كاتبه, كاتبين, كتب, اللي كتبته, اخترت, اخترنا, مسوي, سويت, مسودتي',
  character: 'character, char, letter, حرف, احرف, حروف',
  forecast:
    'open rate, click rate, click through rate, ctr, how many opens, how many clicks, نسبه الفتح, معدل الفتح, نسبه النقر',
  spam: 'spam word, spammy, spam, كلمات مزعجه, كلمات سبام, مزعجه, سبام',
  pointer:
    'this, these, following, below, here, one, ones, هدول, هذول, هاذول, هالعناوين, هالاسطر, هنا, هني, هذا, هذه, هذي, هذين, ده, دي, التالي, التاليه, الاتي',
  lead: 'please, pls, plz, kindly, can, could, would, will, you, u, i, need, want, help, me, us, hi, hello, hey, and, the, my, our, for, is, are, to, of, a, does, do, also, too, theres, too many, too many caps, too many capitals, too many capital letters, too many exclamation marks, how, on, in, there, any, two, with, it, get, got, more, words, idea, ideas, thanks, thank you, thx, if, shorten, titled, called, named, اسمه, اسمها, عنوانه, نصه, شكرا, مشكور, اذا, واذا, قصره, قصريه, فكره, فكرتين, واحد, اكثر, what, about, or, tell, look at, give, on google, in google, on the phone, on a phone, on my phone, on phones, on phone, on mobile, في قوقل, في جوجل, علي قوقل, علي جوجل, علي الجوال, في الجوال, علي الموبايل, ايضا, كمان, برضو, حقي, حقنا, مالي, مالنا, تبعي, تبعنا, بتاعي, بتاعنا, من فضلك, لو سمحت, لو سمحتو, رجاء, ممكن, هل, ابي, ابغي, اريد, عايز, بدي, ودي, بين, عندي, لدي, علي, لي, في, فيه, من, السلام عليكم, مرحبا, اعطني, عطني, للمقال, للايميل, بالعربي, لهذا, لهالعنوان, اللي, الذي, هو, هي, ولا, شو, ايش, وش, ما, و, عن, اليوم عندي',
})
export type Concept = ReturnType<typeof concepts>[number]['concept']

/** Whether the lines are those of an article or page rather than of a mail. */
export const speaksOfArticle = lexicon({
  article:
    'headline, article, blog, blog title, page title, title tag, meta title, seo title, google, search result, search engine, post, caption, قوقل, جوجل, غوغل, محرك البحث, محركات البحث, مقال, للمقال, مدونه, صفحه, عنوان المقال',
  mail: 'subject, email, newsletter, subject line, موضوع, بريد, ايميل, نشره',
  /** Said of both, and of a mail only where something is sent. */
  title: 'title, عنوان, عناوين, عنوانين, هالعنوان, بهالعنوان',
  sent: 'send, inbox, يرسل, يبعت, رساله, الوارد',
})

/** A request takes at most so many characters before the line and behind it. */
export const LONGEST_REQUEST = 300

/** "Which is better and why": a request may end with it, and a line may begin with it. */
const why = lexicon({ why: 'why, how come, ليش, وليش, ليه, وليه, لماذا, ولماذا, لشو, علاش, السبب' })

interface Covered {
  hits: Hit<Concept>[]
  /** How many words from the start, and from the end, belong to a request. */
  leading: number
  trailing: number
  all: ReturnType<typeof words>
}

export function coverage(text: string): Covered {
  const all = words(text)
  const hits = longestOnly(concepts(all))
  const known = new Set(
    hits.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, step) => from + step)),
  )
  for (const { from, to } of why(all)) if (to === all.length) known.add(from)
  let leading = 0
  while (leading < all.length && known.has(leading)) leading += 1
  let trailing = 0
  while (trailing < all.length && known.has(all.length - 1 - trailing)) trailing += 1
  return { hits, leading, trailing, all }
}

export const ASKING: ReadonlySet<Concept> = new Set([
  'noun',
  'judge',
  'opinion',
  'choose',
  'long',
  'longer',
  'character',
  'fits',
  'cut',
  'spam',
])
export const asksIn = (text: string) =>
  concepts(words(text)).some(({ concept }) => ASKING.has(concept))
/** Nothing but words of a request. */
export const isRequest = (text: string) => {
  if (text.length > LONGEST_REQUEST) return false
  const { leading, all, hits } = coverage(text)
  return (
    leading === all.length &&
    hits.some(
      ({ concept }) => ASKING.has(concept) || concept === 'compare' || concept === 'pointer',
    )
  )
}
/** "Too long …", "ok for …": what is said of a line where the line could stand. */
export const startsAsRequest = (text: string): boolean =>
  /^\p{Ll}|^\p{Lo}/u.test(text) &&
  concepts(words(text.slice(0, LONGEST_REQUEST))).some(
    ({ concept, from }) =>
      from === 0 && ['long', 'longer', 'fits', 'cut', 'spam', 'compare', 'judge'].includes(concept),
  )
/** Mostly words of a request: "could you score my Ramadan newsletter subject". */
export const isMostlyRequest = (text: string) => {
  const { all, hits } = coverage(text)
  const covered = new Set(
    hits.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, step) => from + step)),
  )
  return (
    covered.size * 2 >= all.length &&
    hits.some(({ concept }) => ASKING.has(concept) || concept === 'pointer')
  )
}

/** Whether a message speaks of headlines and subject lines. */
export const speaksOfLines = (text: string): boolean =>
  concepts(words(text)).some(
    ({ concept, from, to }) =>
      concept === 'noun' && (to - from > 1 || isLine(words(text)[from]?.stem)),
  )
const isLine = (stem: string | undefined) =>
  stem !== undefined && /^(?:headlin|titl|subject|عن[او]+ن?ي?ن?|هالعنوان)/.test(stem)
