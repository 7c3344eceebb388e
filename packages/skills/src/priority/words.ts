import { lexicon } from '../sentences/lexicon.ts'

/** What the words beside a task say of it. */
export const priorityWords = lexicon({
  urgent:
    'urgent, urgently, pressing, need it now, needs it now, need them now, right this minute, cannot wait, can not wait, on fire, هلق, هلا, دلوقتي, الحين الحين, باسرع وقت, باقرب وقت, باسرع ما يمكن, على وجه السرعه, في الحال, لا تتحمل التاخير, لا يحتمل التاخير, ما تتاجل, ما يتاجل, asap, as soon as possible, immediately, right now, right away, now, quickly, time sensitive, due soon, last day, last chance, waiting for me, waiting for us, this week, end of week, end of the week, عاجل, عاجله, مستعجل, مستعجله, فورا, حالا, الان, الحين, بسرعه, طاري, اخر يوم, في اقرب وقت, هذا الاسبوع, نهايه الاسبوع',
  broken:
    'overdue, late, emergency, outage, is down, are down, went down, broken, leak, leaking, flood, flooding, flooded, crashed, يسرب, تسريب, تهريب, مهرب, خربان, خربانه, بايظ, عطلان, عطلانه, متاخر, متاخره, معطل, مكسور, مكسوره, واقع, يشتكي',
  wait: "no rush, no hurry, hurry, rush, whenever, someday, some day, one day, not now, can wait, at some point, if i have time, when i have time, if there is time, if there's time, when there is time, if i get bored, later, eventually, no deadline, keep meaning to, i'd love to, would love to, maybe, neither, استعجال, على راحتنا, على راحتي, براحتي, براحتنا, على مهلي, مو ضروري, مش ضروري, مب ضروري, لاحقا, يوما ما, يوم من الايام, اذا فضيت, لو فيه وقت, لو في وقت, عند توفر الوقت, ودي, لا عجله, لا داعي للعجله, ما في داعي للعجله, مافي داعي للعجله, بدون عجله, يمكن تاجيلها, يمكن تاجيله",
  important:
    'important, matters a lot, matters most, matter a lot, big deal, means a lot, must not miss, cannot miss, deal breaker, life or death, يهمني, تهمني, يهمنا, مصيري, مصيريه, لا غنى عنه, لا غنى عنها, لازم لازم, اهم شي, اهم حاجه, critical, critically, crucial, essential, vital, high priority, top priority, must do, key, مهم, مهمه جدا, هام, هامه, ضروري, ضروريه, اساسي, حاسم, اولويه عاليه, اولويه قصوى',
  trivial:
    "unimportant, really care, don't care, dont care, means nothing, pointless, waste of time, no big deal, not a big deal, ما يهمني, ما تهمني, مالوش لازمه, مالهاش لازمه, مالها لازمه, ماله داعي, مالها داعي, ما له داعي, مالوش داعي, بلا فايده, مش فارقه, مب فارقه, who cares, does not matter, doesn't matter, don't matter, not worth it, مين يهتم, ما تفرق, low priority, optional, nice to have, maybe, some day, someday, neither, if i have time, if there is time, if i get bored, love to, اختياري, اختياريه, ربما, يوما ما, يوم من الايام, اولويه منخفضه, ان امكن, اذا فضيت, لو فيه وقت, ودي",
  pastime:
    'football, scores, football scores, الكوره, كوره, مباراه, مباريات, scroll, social media, instagram, tiktok, netflix, series, browse, newsletter, gossip, window shopping, youtube, game, gaming, يتصفح, تصفح, انستغرام, تويتر, تيك توك, مسلسل, فيلم, فلم, نتفليكس, يوتيوب, العاب, لعبه, بلايستيشن, يتفرج',
  /** Where leaving a task undone costs money, health, people or the law. */
  weighty:
    'leak, leaking, flood, flooding, flooded, gas, تسريب, تهريب, تسجيل السياره, جدتي, جدي, باسبور, باسبورت, كفاله, هويه, اقرار ضريبي, fee, tuition, debt, bill, fine, invoice, payment, client, customer, contract, lease, tax, vat, audit, legal, lawyer, court, licence, license, visa, passport, emirates id, insurance, registration, mulkiya, payroll, salary, salaries, rent, loan, mortgage, bank, investor, board, ceo, boss, landlord, budget, strategy, proposal, tender, doctor, dentist, hospital, health, medicine, medical, surgery, exercise, exercising, gym, vaccine, vaccination, injection, clinic, treatment, therapy, physio, prescription, parent, grandma, grandmother, grandfather, grandparents, checkup, check-up, surgery, blood test, son, daughter, baby, exam, thesis, school, kid, child, children, family, mother, father, mum, mom, dad, wife, husband, security, safety, backup, database, server, production, launch, interview, hiring, resign, presentation, report, رسوم, ديون, مخالفه, مخالفات, غرامه, فاتوره, فواتير, عميل, عملاء, زبون, زباين, عقد, ضريبه, ضريبي, تدقيق, محامي, محكمه, رخصه, ملكيه, تاشيره, جواز, اقامه, تامين, رواتب, راتب, ايجار, قرض, قسط, بنك, مستثمر, مجلس, مدير, ميزانيه, استراتيجيه, مناقصه, طبيب, دكتور, اسنان, مستشفى, عياده, علاج, علاجها, والد, والده, صحه, دواء, رياضه, تطعيم, لقاح, تحليل, تحاليل, عمليه جراحيه, فحص طبي, بنتي, ابني, ولدي, البنت, الولد, بنت, ولد, عيال, العيال, امتحان, اختبار, مدرسه, اطفال, عايله, اسره, امي, ابي, زوجتي, زوجي, امن, سلامه, اطلاق, مقابله, سيرفر, عرض تقديمي, عرض العميل, تقرير',
  /** Money, when nothing else shows that a task matters. */
  paying: 'pay, settle, يدفع, دفع, سداد, تسديد, يسدد',
  /** What may be about anything weighty and weighs little itself. */
  light: 'survey, poll, questionnaire, invitation, party, استبيان, استطلاع, دعوه, حفله',
  /** Other words than those that a typing error would make of them. */
  none: 'lunch, clint, patient, اختيار',
})

/** What a message says around its tasks. */
export const aroundTasks = lexicon({
  greet:
    'hi, hello, hey, dear, good morning, good afternoon, good evening, sorry, thanks, thank you, cheers, regards, please, pls, مرحبا, شكرا, السلام عليكم, اهلا, يا هلا, صباح الخير, مساء الخير, اسف, معلش, تحياتي, من فضلك, لو سمحت',
  order:
    'prioritise, prioritize, prioritising, sort these, sort those, sort this, sort my tasks, tell me what, tell me which, do i do first, i do first, what can wait, what can i leave, sort my list, sort them, sort out, rank, order these, help me order, order them, what first, order my, organise my, help me, eisenhower, matrix, which should, what should i do first, which comes first, which one first, where should i start, where do they go, where does each go, where do i put, put these in, put them in, draw the matrix, what can i drop, what can i delegate, which can i, بشو ابلش, بشو ببلش, من وين ابلش, من وين ببلش, ابدا بايه, ابدا بشو, بايش ابدا, اعمل ايه الاول, شو اول شي, وين احطهم, وين احطها, فين احطهم, حطهم في, حطها في, ارسم المصفوفه, رتبهم, رتبها, رتبلي, رتب لي, صنفهم, صنفها, رتب, صنف, نظم, ساعدني, بماذا ابدا, ابدا بايش, اعرف الاهم, شو اسوي, وش اسوي, ما الاهم, وش الاهم, ايهما اولا, الاهم بين, اولوياتي, ما اولوياتي, مصفوفه',
  list: 'so many things, few things, couple of things, two things, three things, four things, five things, some things, bunch of things, things to do, stuff to do, lots to do, وايد اشغال, اشغال, اشغالي, شغل وايد, كم شغله, كذا شغله, كذا حاجه, حاجات كتير, شغلات, think straight, overwhelmed, swamped, drowning, stressed, so many things, things on my head, things on my mind, on my mind, voice note, voice message, رساله صوتيه, فويس, task, todo, to do, todo list, to do list, to do list for the week, my plate, on my plate, my list, مهام, مهامي, قايمه, كذا شي, اشياء, شغلات اليوم, brain dump, busy week, everything at once, نهاري',
  does: 'thank you card, thank you cards, thank you note, thank you letter, pay, buy, call, send, fix, write, read, book, finish, prepare, plan, clean, clear, renew, submit, sign, get, bake, pick up, reply, answer, organise, organize, order, update, learn, watch, visit, check, review, take, make, wash, empty, look, help, see, do, meet, print, study, cook, return, cancel, apply, register',
  ordinal:
    'first, second, third, firstly, secondly, finally, lastly, الاولى, الثانيه, الثالثه, الاول, الثاني, الثالث, اولا, ثانيا, ثالثا, اخيرا',
})
