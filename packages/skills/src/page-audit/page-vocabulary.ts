import type { Word } from '../reading/words.ts'
import { type Hit, lexicon } from '../sentences/lexicon.ts'

export const concepts = lexicon({
  seo: 'seo, search engine, search page, سيو, محركات البحث, محرك البحث',
  audit: 'audit, check, look at, review, دقق, افحص, فحص, تدقيق, راجع',
  page: 'page, site, website, landing page, html, صفحه, موقع, موقعي',
  /** What stands behind them is the keyword. */
  keyword:
    'does it mention, does the page mention, does my page mention, does the text mention, does my text mention, keyword, key word, keyphrase, focus keyword, focus keyphrase, key phrase, rank for, ranking for, search for, people search, search term, found for, found under, find us for, on top for, be top for, come up for, show up for, appear for, number 1 for, number one for, no 1 for, optimise for, optimised for, optimize for, optimized for, people google, who google, somebody googles, someone googles, people type, someone types, somebody types, who search, someone searches, somebody searches, target, the phrase, the expression, كلمه مفتاحيه, عباره مفتاحيه, نظهر علي كلمه, نظهر علي, نظهر في كلمه, نطلع علي كلمه, نطلع علي, نطلع في كلمه, اطلع علي كلمه, اطلع علي, نطلع لكلمه, اظهر علي, يكتبون, يكتبوا, بيكتبوا, لما تكتب, لما يكتب, لما حد يكتب, يدورون علي, يدوروا علي, بيدوروا علي, يبحثوا عن, بيبحثوا عن, كلمه البحث, كلمات البحث, كلمه بحث, لعباره, عباره, كلمه, تبحث عن, يبحثون عن, نستهدفها',
  /** Whose page a text is. */
  copy: 'copy for, page copy, web copy, text of my page, text of our page, text of the page, text of my website, text of our website, page text, what the page says, نص صفحتنا, نص صفحتي, نص الصفحه, كلام الصفحه, نص الموقع',
  google: 'google, جوجل, غوغل, قوقل',
  about: 'text for, text about, article about, نص عن, مقال عن, لنص عن',
  count:
    'too many times, used too much, overused, مكرره زياده, مكرره كثير, مكرره وايد, how many times, how often, density, count, كم مره, تكررت, كثافه, كم تكرار',
  filler:
    'is, are, of, the, term, word, for, our, my, we, that, we target, main, primary, important, اللي, هي, التي, علي, اساسي, اساسيه, رئيسيه, مستهدفه',
})

/** The checks of an audit as people name them. */
export const checks = lexicon({
  Title: 'title, page title, title tag, العنوان, عنواني, عنواننا, عنوان الصفحه, تايتل',
  'Meta description':
    'meta description, meta desc, description, desc, وصف ميتا, الوصف, وصف, ديسكربشن',
  'Main heading (h1)': 'main heading, main title, h1, العنوان الرئيسي',
  'Heading order':
    'heading, headings, subheading, subheadings, heading order, heading structure, h2, h3, h2s, h3s, العناوين, عناوين, العناوين الفرعيه, تسلسل العناوين, ترتيب العناوين, هيدنج',
  Images: 'صورتين, image, picture, photo, pic, alt text, alt, الصور, صوره, صور, نص بديل',
  Links: 'link, anchor text, الروابط, رابط, لينك, لينكات',
  'Canonical address': 'canonical, كانونيكال, العنوان المعتمد',
  Language: 'lang, language, اللغه, لغه الصفحه',
  Direction:
    'direction, rtl, dir, right to left, الاتجاه, اتجاه, من اليمين, دايركشن, الدايركشن, ديركشن, الديركشن, ار تي ال, يمين لليسار, يمين ليسار',
  Viewport:
    'viewport, mobile, mobile friendly, phone, responsive, جوال, للجوال, هاتف, موبايل, تلفون',
  Indexing:
    'noindex, blocked, block google, محجوب, محجوبه, index, indexed, indexing, indexable, show up, showing up, shows up, appear, appearing, visible on google, found on google, find us on google, google doesnt show, google dont show, google wont show, google cant see, google doesnt see, google doesnt list, google dont list, google dont find, google wont find, google ignores, google see my page, google see this, google see my site, google read this page, google see the page, google see it, google find my page, google find our page, google find the page, google find my site, google find this page, google find it, google find me, google find us, google list it, google list my page, جوجل بيلاقي, جوجل يلاقي, جوجل هيلاقي, جوجل بيشوف, جوجل يشوف, google does not show, google not showing, google doesnt find, google does not find, google cant find, show on google, showing on google, show in google, showing in google, not on google, not in google, disappeared, vanished, gone from google, dropped from google, deindexed, اختفي, اختفت, طالعه, ما تبين, ما يبين, عم تبين, عم يبين, باينه, ظاهره, جوجل ما يشوف, جوجل مش شايف, جوجل مو شايف, جوجل ما يلاقي, جوجل ما يلقي, جوجل ما يعرض, يفهرس, يفهرسها, فهرسه, فهرستها, مفهرسه, يظهر, تظهر, يطلع, تطلع',
  'Open Graph': 'open graph, og tags, sharing, اوبن جراف, مشاركه',
  Words: 'how many words, word count, number of words, كم كلمه, عدد الكلمات',
  'Structured data': 'structured data, schema, json ld, بيانات منظمه, سكيما',
})
export type AskedCheck = ReturnType<typeof checks>[number]['concept']
export const asking = lexicon({
  whether:
    'is, are, does, do, has, have, is there, can, any, true, right, correct, هل, في, فيه, فيها, كلها, هالصفحه, صح, ولا, او لا, مو',
  why: 'why, how many, how long, كم, how come, what is wrong, whats wrong, ليش, ليه, لماذا, وش سبب, شو السبب, ايش المشكله',
  good: 'long enough, short enough, طويل كفايه, طويل بما يكفي, قصير كفايه, ok, okay, fine, good, enough, well, proper, all right, alright, تمام, زين, زينه, كويس, كويسه, منيح, منيحه, مظبوط, مضبوط, سليم, سليمه, كافي, كافيه, كفايه, يكفي, مناسب, صحيح, صحيحه, عادي',
  long: 'too long, long, longer, lengthy, طويل, طويله, اطول',
  short: 'too short, short, shorter, قصير, قصيره, اقصر',
  fault:
    'missing, lack, lacking, without, wrong, bad, broken, need to change, change, need fixing, fix, need to fix, replace, rewrite, improve, noindex, blocked, too many, problem, issue, mistake, error, مشكله, مشاكل, عيب, اخطاء, زياده عن اللزوم, بدون, بلا, ناقص, ناقصه, ناقصها, خطا, غلط, خربان, اغير, اغيرها, اغيره, اعدل, اعدلها, اصلح, اصلحها, تنقصها, ينقصه, تحتاج, محجوب',
  only: 'only, just, فقط, بس, وبس',
})

/** Of words that ask, "check" is one that a page also says: "a free check of the filters". */
export const vocabulary = {
  find: concepts,
  strong: ['seo', 'keyword', 'count', 'about', 'copy'],
}
/** Beside the source of a page people also ask for a check by its name. */
export const pageVocabulary = {
  find: (text: readonly Word[]): Hit<string>[] => [
    ...concepts(text),
    ...checks(text).map((hit) => ({ ...hit, concept: 'audit' })),
  ],
  strong: [...vocabulary.strong, 'audit'],
  ofText: /<[^<>]*>/,
}
