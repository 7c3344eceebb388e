import type { Word } from '../reading/words.ts'
import { lexicon } from '../sentences/lexicon.ts'

/** What the words of a meeting stand for. */
export const meetingWords = lexicon({
  decide:
    'done deal, متفق, متفق عليه, متفقين, said yes to, said no to, settled on, agreed for, resolved that, resolved to, تم الحجز, agree, agreed, agreed on, decide, approve, resolve, signed off, sign off on, settle on, go with, going with, go ahead with, going ahead with, choose, chose, chosen, pick, select, opt for, reject, turn down, conclude, stick with, final call, decision, as discussed, as agreed, resolution, postpone, يقرر, تقرر, يتفق, اتفاق, يعتمد, يوافق, وافق, وافقت, وافقنا, وافقوا, موافقه, يختار, اختيار, يستقر على, استقرينا, خلصنا على, مشينا على, رسينا على, يرفض, يمشي مع, نمشي على, قرار, تم اعتماد, تم رفض, تم تاجيل, تم الغاء, تكنسل, كنسلنا, انلغي, الغينا, اجلنا, we moved, we pushed, pushed back, called off, scrapped, is off, is cancelled, was cancelled, got cancelled, is postponed, was postponed, is frozen, are frozen, frozen, is capped, capped at, on hold, put on hold, got approved, greenlit, green light, given the go ahead, اتوافق على, اتوافق, اتقرر, تقررت, تمت الموافقه, تمت المصادقه, تم الاتفاق, تم اختيار, تم الاتفاق على, انوافق, انقرر, اتلغي, اتاجل, اعتمدنا, اخترنا, قرينا, ثبتنا, تثبت',
  open: "still need to know, we need to know, still to decide, still deciding, متحددتش, متحددش, ماتحددش, ما اتحددتش, متقررش, متحسمش, متحسمتش, tbd, tbc, undecided, unclear, unknown, unresolved, not sure, not clear, don't know, dont know, no idea, no clue, nobody knows, no one knows, nobody knew, no one knew, not known, up in the air, still open, left open, open question, open point, pending, waiting for a decision, to be decided, to be confirmed, to be agreed, to be clarified, find out, need to decide, need to clarify, need to agree, figure out, no agreement, no decision, didn't settle, not settled, معلق, غير محسوم, غير محدد, مو واضح, مش واضح, مب واضح, غير واضح, ما نعرف, مش عارفين, محد يعرف, محدا عارف, محدا بيعرف, محدا عرف, ما حدا عارف, محد عارف, محد عرف, ما حد عرف, محد يدري, ما احد يدري, ما حدا عرف, ما حدا بيعرف, محدش عارف, محدش عرف, ما ندري, بحاجه الى تاكيد, يحتاج تاكيد, ننتظر قرار, بانتظار قرار, باقي نعرف, باقي نحدد, باقي نشوف, باقي نقرر, للنقاش, ما منعرف, منعرف, مش معروف, مو معروف, غير معروف, مب معروف, ما عرفنا, لسه مش, لسه ما, لسا ما, ما انحسم, ما اتحسم, ما تحدد, ما اتحدد, لم يحسم, لم تحسم, لم يحدد, لم تحدد, مش متاكدين, مب متاكدين, مو متاكدين, to discuss later, parked for now",
  /** What nobody has taken on yet: a task without an owner. */
  unclaimed:
    'no one yet, nobody yet, no one so far, no volunteer yet, remain to be found, to be found, still to be found, needs someone, need someone, needs somebody, needs an owner, needs a volunteer, need a volunteer, need volunteers, no one took, nobody took, nobody has taken, nobody is doing, nobody volunteered, no volunteers, no owner yet, no taker, no takers, unassigned, محد اخذها, محد اخذ, محد ماسك, محد ماسكها, ما حدا ماسك, ما حدا اخد, محتاج حد, محتاجه حد, محتاجين حد, محدش ماسك, محدش اخد, يبيلها حد, يبيله احد, تبي حد, لم يتطوع احد, بحاجه الى مسوول, تحتاج الى مسوول',
  /** Denied, these turn a matter down. */
  consent:
    'approve, accept, sign off, green light, agree to, endorse, يوافق, وافق, وافقنا, وافقوا, يعتمد, اعتمدنا, يقبل, قبلنا',
  /** As yet undecided, whatever is denied. */
  yet: 'yet, still, so far, لسه, لسا, بعد, للحين, حتى الان, لين الحين, الى الان',
  /** Denied, these leave a matter open. */
  settle:
    'settle, decide, agree, resolve, confirm, clear, fix a date, know, knew, sure, certain, يحسم, ينحسم, يحدد, يتحدد, يتضح, يتفق, يقرر, يتقرر, يبت, نعرف, تاكد, محدد, محدده, تقرر, الاتفاق, تحديد, حسم, البت',
  promise:
    'was tasked with, were tasked with, is tasked with, tasked with, was assigned to, was instructed to, agree to, promise, promise to, volunteer, volunteer to, offer to, commit to, undertake to, take the action to, took the action to, take on, took on, is on the, is handling, handles, takes care of, taking care of, is doing the, looks after, looking after, owns, is responsible for, are responsible for, responsible for, in charge of, was asked to, were asked to, was told to, will take care of, يتعهد, وعد, وعدت, يتولى, يتكفل, يلتزم, مسوول عن, مسووله عن, مسووليه, مكلف, تكليف, يقوم',
  /** Whoever is charged stands behind these. */
  charge:
    'up to, assigned to, given to, fall to, job of, task for, we asked, ask, تم تكليف, مطلوب من, طلب من, طلبنا من, يكلف',
  say: 'said, say, told us, mentioned, confirmed, يقول, قال, قالت, ذكر',
  request:
    'please, can you, could you, would you, will you, pls, plz, kindly, ممكن, لو سمحت, لو سمحتي, تقدر, تقدرين, ياريت, رجاء, يرجى, الرجاء, من فضلك',
  does: 'send, share, prepare, draft, write, review, check, call, email, contact, book, order, buy, finish, complete, update, create, make, set up, schedule, arrange, organise, organize, confirm, follow up, fix, test, deploy, launch, publish, submit, sign, pay, get, ask, find, speak, talk, meet, present, collect, build, hire, research, invite, inform, notify, upload, deliver, plan, propose, finalise, finalize, approve, provide, clarify, coordinate, renew, revise, report, add, remove, change, move, cancel, translate, print, chase, take, bring, look, handle, install, visit, choose, decide, migrate, redo, clean, tidy, order, reply, cover, tell, remind, ping, decorate, pack, bake, return, fetch, measure, paint, repaint, survey, repair, replace, restock, refill, resend, reprint, recheck, rebook, reset, restart, relabel, rewrite, recount, rearrange, rehire, ring, phone, drive, cook, serve, host, film, scan, photocopy, wash, sew, iron, hang',
  /** Behind "to", what is to be done; elsewhere these words are other words as well. */
  toDo: 'put, put up, brief, start, train, teach, drop, open, close, lock, load, ship, swap, switch, count, label, sort, file, record, log, post, transfer, refund, gather, compile, verify, assess, estimate, monitor, track, negotiate, discuss, distribute, hand, circulate, register, apply, supervise, water, cut, carry, run, lead, process, measure, mark, design, draw, research, explore, study, escalate, resolve, transport, charge, connect, introduce, interview, visit, inspect',
  /** What people say they do themselves, as they say it: «هبعت», «بجهز». */
  act: 'يبعت, يرسل, يجهز, يكلم, يسوي, يعمل, يراجع, يشوف, يجيب, يحجز, يدفع, يشتري, يكتب, يخلص, يتابع, يرتب, يطبع, يتصل, يخبر, يبلغ, يسلم, يستلم, يحول, يوصل, يحضر, يعدل, يصلح, ينظف, ينسق, يقدم, يرد, يسال, ياخذ, ياخد, يجدد, يوقع, يصمم, ينشر, يرفع, يحدث, ياكد, يلغي, يضيف, يطلب, يلخص, يترجم, يركب, ينقل, يطلع, يمر, يروح, يعزم, يتواصل, يفتح, يقفل, يسكر, يعد, يدور, يجمع, يصور, يكمل, ينهي, يحط, يتفق, يبحث, يقابل',
  /** What will be so by itself is nobody's task. */
  happen:
    'be, remain, stay, increase, decrease, grow, rise, fall, drop, cost, happen, start, begin, end, close, open, expire, arrive, attend, join, go live, take place, يرتفع, يزيد, يزداد, ينخفض, يكون, يبدا, يعقد, يستمر, يصل, ينتهي, يفتتح, يصبح, يقام, ينطلق, يحضر, يغلق, يتم, يبا, يبي, يبغي, يبغا, يريد, يحب, يعرف, يظن, يعتقد',
  thing:
    'lunch, dinner, breakfast, website, site, budget, launch, project, product, price, event, campaign, contract, report, meeting, office, app, system, server, sales, revenue, weather, deadline, team, management, everyone, everybody, all, someone, somebody, nobody, anyone, need, there, who, this, that, it, which, what, سعر, ميزانيه, مبيعات, تكلفه, تكاليف, مشروع, موقع, حمله, اجتماع, عقد, نسبه, عدد, موعد, فريق, جميع, كل, كلنا, الكل, الجميع, احد, محد, حدا, طقس',
  role: 'dad, daddy, mum, mom, mama, papa, uncle, auntie, aunt, grandma, grandpa, cfo, ceo, coo, cto, cmo, receptionist, supervisor, auditor, treasurer, chairman, chairperson, principal, coordinator, accounts, امين, امينه, رييس, رييسه, منسق, منسقه, مقرر, team, department, manager, accountant, accountancy, lawyer, supplier, contractor, landlord, agency, vendor, board, committee, director, secretary, engineer, قسم, مدير, مديره, محاسب, محاسبه, محامي, مورد, اداره, فريق, شركه, مهندس, مالك, سكرتير, guard, driver, nurse, teacher, plumber, electrician, cleaner, caretaker, janitor, chef, cashier, حارس, سايق, ممرض, ممرضه, معلم, معلمه, مدرس, مدرسه, مشرف, مشرفه, كهربايي, سباك, نجار, ناطور, عامل, فني, مصمم, مصممه, مبرمج, طباخ, شيف, كاشير, مندوب, ابو, ام, عبد',
})

export type MeetingHit = ReturnType<typeof meetingWords>[number]

export type SectionKind = 'decisions' | 'actions' | 'questions' | 'attendees' | 'notes' | 'other'

/** What the heading or label of a section says. */
export const sectionWords = lexicon<SectionKind>({
  decisions:
    'decision, decided, approved, agreed, agreement, resolution, what we decided, قرار, القرارات, ما تم الاتفاق عليه, ما اتفقنا عليه, اتفاقات',
  actions:
    'action, action item, action point, todo, to do, task, next step, follow up, ai, who does what, اجراء, اجراءات, مهمه, مهام, خطوات, متابعه, متابعات, بنود العمل',
  questions:
    'not decided, not settled, not agreed, not decided yet, undecided, question, open issue, open point, open item, open, issue, parking lot, to be decided, to be confirmed, tbd, tbc, pending, unresolved, q, سوال, اسيله, نقاط, مسايل, معلق, معلقه, معلقات, للنقاش',
  attendees:
    'attendee, present, participant, attended, attended by, attending, here, who was there, who came, in attendance, people, الحضور, حضور, حاضرون, حاضرين, مشاركون, مشاركين',
  notes:
    'note, discussion, summary, background, update, minutes, meeting note, recap, ملاحظات, نقاش, ملخص, محضر',
  other:
    'agenda, next meeting, next call, next session, next sync, next one, الاجتماع القادم, الاجتماع المقبل, الاجتماع الجاي, موعد الاجتماع القادم, موعد الاجتماع المقبل, apologies, absent, date, time, place, location, topic, title, subject, risk, status, context, جدول الاعمال, تاريخ, مكان, موضوع, وقت, غايبون, معتذرون',
})

const wanted = lexicon({
  minutes:
    'minutes, proper minutes, decisions and actions, actions and decisions, decisions and tasks, المهام والقرارات, القرارات والمهام, list decisions, list the decisions, list actions, list the actions, to dos, to-dos, todos, action items, who does what, unanswered, due dates counted, pull out, محضر, محضر رسمي, جدول المهام, المطلوب من كل, القرار, الاسئله اللي',
  asked:
    'assigned to, assigned to me, decision only, decisions only, actions only, action items only, tasks only, questions only, القرارات فقط, المهام فقط, الاسئله فقط, فقط القرارات, فقط المهام, only open questions, just open questions, only the open questions, just the open questions, only questions, only the questions, only decisions, only the decisions, just decisions, just the decisions, only actions, only the actions, just actions, just the actions, الاسئله بس, القرارات بس, المهام بس, بس القرارات, بس المهام, بس الاسئله, who has to, who is responsible, responsible for, nobody against, no owner, without an owner, unassigned, is due, by when, till when, still open, was decided, have to do, who is doing, who takes, ما الذي تقرر, من المكلف, مين المكلف, المسوول عن, مين ماسك, منو ماسك, مين مسوول, مين عليه, منو عليه, المطلوب مني, ليس لها مسوول, بلا مسوول, بدون مسوول, من غير مسوول, شو علي, وش علي',
  notes:
    'notes, meeting, chat, group, decisions, actions, tasks, owners, due dates, مسوولين, المسوولين, تواريخ, التواريخ, المواعيد, ملاحظات, محادثه, اجتماع, كلام, القرارات, المهام, قروب, هالملاحظات, هالكلام, هالشات, هالمحادثه, هالقروب, هالاجتماع',
})

/** "45 minutes", "a few minutes": of an hour; words hold no figures, which leave a gap. */
const isOfHour = (all: readonly Word[], at: number): boolean => {
  const [before, one] = [all[at - 1], all[at]]
  return (
    one?.word === 'minutes' &&
    before !== undefined &&
    (one.start - before.end > 2 ||
      /^(?:few|some|couple|five|ten|fifteen|twenty|thirty|forty)$/.test(before.word))
  )
}

/** What somebody asks who wants notes put in order. */
export const minutesVocabulary = {
  find: (all: readonly Word[]) => wanted(all).filter(({ from }) => !isOfHour(all, from)),
  strong: ['minutes', 'asked'],
  hasSpeakers: true,
}
