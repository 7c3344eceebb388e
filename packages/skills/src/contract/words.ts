import type { Word } from '../reading/words.ts'
import { lexicon } from '../sentences/lexicon.ts'

/** Who is named together. Each by its own form: "the parties" are both, "the party" is one. */
const both = lexicon(
  {
    both: 'either party, each party, both parties, neither party, any party, no party, either side, neither side, both sides, each of the parties, the parties, receiving party, mutual, mutually, same right, كل طرف, لكل طرف, لكل من الطرفين, لاي من الطرفين, لاي طرف, اي طرف, كلا الطرفين, اي من الطرفين, اي منهما, احد الطرفين, الطرفان, طرفان, الطرفين, نفس الحق, متبادل, للطرفين, طرفين, الاثنين',
  },
  { isExact: true },
)

/** What the words of a contract stand for, also in the everyday words of those who write them themselves. */
const concepts = lexicon({
  party:
    'hotel, charity, volunteer, club, franchisor, جمعيه, متطوع, فندق, روضه, مانح, ممنوح, صاحب العمل, رب العمل, platform, منصه, مزود, hospital, مستشفي, sponsor, كفيل, broker, وسيط, agent, مشتري, tutor, مدرس, teacher, parent, nursery, hirer, driver, buyer, stylist, معلمه, ولي الامر, حضانه, سايق, بايع, gym, member, owner, subscriber, school, clinic, guest, photographer, trainer, worker, distributor, importer, organiser, venue, renter, resident, publisher, نادي, عضو, مشترك, مدرسه, ضيف, مصور, موزع, creator, brand, designer, freelancer, developer, cleaner, lessor, lessee, borrower, lender, franchisee, مالك, مصمم, مطور, صانعه المحتوى, عملاء, client, customer, supplier, provider, contractor, company, landlord, tenant, employee, employer, consultant, agency, seller, buyer, licensee, licensor, vendor, party, side, you, we, عميل, مورد, مقاول, شركه, موجر, مستاجر, موظف, عامل, طرف, طرفين, بايع, مشتري, وكاله',
  agreement:
    'contract, agreement, lease, subscription, term, terms, clause, nda, عقد, اتفاقيه, اتفاق, اشتراك, شروط, بند',
  may: 'may, can, entitled, right, reserve the right, allowed, whenever, any time, يحق, يجوز, يحتفظ, يمكن, متى شاء, متى شاءت, في اي وقت, حق',
  term: 'term, duration, commencement, مده, سريان',
  lasting:
    'initial term, fixed term, minimum term, remain in force, remain in full force, run for, continue for, continue until, effective date, يسري, ساري, سريان, مدته, يمشي',
  start: 'commence, begin, start, take effect, يبدا',
  endless:
    'ترخيص دايم, ترخيصا دايما, irrevocable, indefinite, indefinitely, in perpetuity, perpetual, perpetuity, until terminated, forever, never end, غير محدد المده, غير محدده المده, اجل غير مسمى, مده غير محدده, بلا مده, دون مده, دون تحديد مده, الى الابد, مدى الحياه, دايمه',
  renew: 'renew, renewal, extend, extension, roll over, يتجدد, يجدد, تجديد, يتمدد, يمدد, تمديد',
  self: 'automatic, automatically, auto, by itself, itself, successive, deemed, unless, تلقايي, تلقاييا, من نفسه, لوحده, ما لم, الا اذا, اذا ما',
  again:
    'another year, year after year, سنه وراء سنه, another term, further year, further term, another month, another 12 months, سنه ثانيه, سنه اخرى, مده مماثله, مده اخرى, مدد مماثله',
  agreed:
    'written agreement, mutual agreement, by agreement, by mutual, both sign, parties sign, written consent, written extension, written renewal, باتفاق, بموافقه, بموافقه خطيه, بموافقه كتابيه, باتفاق خطي, باتفاق كتابي, باتفاق مكتوب',
  unless:
    'unless, notice, notify, before, prior, cancel, ما لم, الا اذا, اذا ما, اخطار, اشعار, قبل, ينذر',
  notice:
    'notice, notify, inform, told, cancel, تنبيه, مهله الاشعار, اخطار, اشعار, انذار, يخطر, يشعر, ابلاغ, يبلغ, بلغ',
  end: 'may end, can end, kicked out, kick him out, kick her out, kick my son out, kick my daughter out, kick my child out, kick my kid out, expel, فصل الطالب, فصل الطفل, فصل العضو, فصل الموظف, فصل العامل, notice to leave, notice to vacate, notice to quit, withdrawal, withdraw the place, withdraw the child, withdraw from, انسحاب, ينسحب, سحب المقعد, الالغاء, بالالغاء, تلغ, يلغ, انهاوها, انهاوه, انهاءها, terminate, termination, cancel, cancellation, rescind, exit, get out, end this, end the, end it, ends it, end early, ends early, ended early, walk away, pull out, leaves early, leave before, leaves before, quit, resign, resignation, يستقيل, استقال, may stop, can stop, must vacate, vacate before, vacates before, vacates early, leave early, move out, kick me out, kick us out, throw me out, throw us out, evict, eviction, يطلعني, يطلعنا, يطلعوني, يطلعونا, يطردني, يطردوني, طرد, اخلاء, اطلع قبل, اترك قبل, اخرج قبل, اطلع من, الخروج المبكر, evict, throw me out, kick me out, throw us out, طرد, يطرد, اخلاء, يخلي, ينهي, انهاء, يفسخ, فسخ, يلغي, الغي, الغاء, ينتهي العقد',
  freely:
    'without notice, with no notice, with no prior notice, بلا اشعار, بلا انذار, من دون اشعار, من غير اشعار, without prior notice, without any notice, without giving notice, immediate effect, sole discretion, absolute discretion, دون اشعار, دون اخطار, دون انذار, بدون اشعار, بدون انذار, دون اي اشعار, دون سابق, تقديره المطلق',
  exitFee:
    'remaining months, remaining fees, remaining rent, remaining instalments, باقي الاشهر, باقي الشهور, الاشهر المتبقيه, الشهور المتبقيه, باقي الاقساط, termination fee, termination charge, termination penalty, cancellation fee, remaining fee, remaining payment, remaining balance, remaining term, remainder, غرامه الانهاء, غرامه الفسخ, رسوم الانهاء, باقي المده, المده المتبقيه',
  early:
    'early, before the end, before the expiry, مبكر, قبل نهايه المده, قبل انتهاء المده, قبل نهايه العقد, قبل انتهاء العقد, قبل نهايه مدته, قبل انتهاء مدته',
  pay: 'repay, reimburse, pay back, reimbursement, refund the company, pay, paid, payable, payment, instalment, cheque, settle, invoice, fee, يتقاضى, يدفع, يسدد, سداد, دفع, دفعه, دفعات, يستحق, فاتوره, فواتير',
  price:
    'price, fee, rent, charge, rate, salary, remuneration, payment, invoice, money, راتب, مرتب, اجور, فلوس, سعر, اسعار, رسوم, ايجار, اجره, اجر, اتعاب, مقابل, سداد, قيمه',
  deduct:
    'be retained, retained by, الاحتفاظ بمبلغ التامين, الاحتفاظ بالتامين, الاحتفاظ بالعربون, be held for, is held for, deduct, deduction, withhold, set off, hold back, keep back, retain from, retention, يحتجز, احتجاز, حجز نسبه, خصم, يخصم, استقطاع, يستقطع, حسم',
  advance: 'in advance, upfront, up front, deposit, مقدما, عربون, تامين',
  refund:
    'refund, refundable, refunded, given back, returned, paid back, get back, يسترد, استرداد, للاسترداد, يرجع, يرد, ترد, يعاد, تعاد',
  nonrefundable:
    'غير مسترد, غير مسترده, لا يسترد, لا تسترد, lose the deposit, loses the deposit, lose my deposit, loses his deposit, lose their deposit, loses its deposit, lose your deposit, يخسر التامين, يخسر الوديعه, nonrefundable, non refundable, non-refundable',
  late: 'late, overdue, delay, delayed, interest, late fee, يتاخر, تاخر, تاخير, متاخر, فايده, فوايد',
  interest: 'interest, فايده, فوايد',
  owe: 'owe',
  most: 'most, maximum, اقصى',
  raise:
    'reduce, lower, تخفيض, يخفض, انقاص, ينقص, increase, raise, put up, hike, change, amend, modify, vary, adjust, revise, update, زياده, يزيد, يرفع, رفع, يعدل, تعديل, يغير, تغيير',
  penalty:
    'penalty, liquidated damages, agreed damages, delay damages, تعويض اتفاقي, تعويضا اتفاقيا, تعويضات اتفاقيه, تعويض مقطوع, fine of, شرط جزائي, جزائي, شرط جزايي, شرطا جزاييا, شرطا جزائيا, جزايي, غرامه قدرها, غرامه مقدارها, غرامه بواقع, غرامه ماليه, غرامات',
  compensation:
    'as compensation, compensation of, forfeit, forfeited, على سبيل التعويض, تسقط الوديعه, يسقط حقه في الوديعه, يخسر العربون, مصادره التامين, يصادر التامين',
  perDay:
    'per day, a day, each day, every day, per week, each week, عن كل يوم, كل يوم, عن كل اسبوع',
  liable: 'liable, liability, مسوول, مسووليه, يسال',
  bear: 'responsible, responsibility, answer for, bear, يتحمل',
  loss: 'loss, losses, damage, damages, harm, خساره, خساير, ضرر, اضرار',
  unlimited:
    'uncapped, no cap, no limit, without cap, without any cap, unlimited, without limit, without any limit, غير محدوده, غير محدود, بلا حدود, دون حد, مهما بلغت, غير مقيده',
  ceiling:
    'محدوده, محدود, up to, not more than, no more than, at most, limit, limited, cap, capped, ceiling, maximum, سقف, حد اقصى, بحد اقصى, كحد اقصى, يقتصر, الا يتجاوز, الا تتجاوز, الا يزيد, الا تزيد, الا يتعدى, الا تتعدى, لا يتعدى, لا تتعدى',
  exceed: 'exceed, more than, يتجاوز, يزيد, تزيد',
  listing: 'including but not limited, not limited to, على سبيل المثال',
  everything:
    'any and all, all claims, all losses, all liabilities, all loss, whatsoever, whatever, howsoever, regardless, whoever, جميع المطالبات, جميع الخساير, جميع الاضرار, كافه المطالبات, كافه الخساير, كافه الاضرار, مهما كان, اي كان',
  indemnify:
    'indemnify, indemnity, indemnification, hold harmless, harmless, يعوض, بتعويض, تعويضات, تعويض الطرف, التعويض',
  secret:
    'secret, secrecy, كتمان, confidential, confidentiality, non-disclosure, nondisclosure, trade secret, سريه, سري, اسرار, عدم الافصاح, عدم افشاء, افشاء',
  tell: 'tell anyone, tell others, disclose, reveal, افصاح, يفشي, يفصح',
  idea: 'moral rights, حقوقه الادبيه, الحقوق الادبيه, حقوق ادبيه, intellectual property, rights in the, copyright, work product, ip, ip rights, patent, trademark, ملكيه فكريه, حقوق التاليف, حقوق النشر, حقوق المولف, علامات تجاريه',
  made: 'content, محتوى, drawing, logo, photo, source code, رسومات, تصاميم, صور, invention, deliverable, design, work made, inventions, يبتكر, ابتكار, اختراع, مخرجات, مصنفات, اعمال',
  own: 'يملك, يمتلك, own, owned, belong, pass to, vest, sole property, exclusive property, property of, assign, transfer, work made for hire, work product, ملك, ملكا, مملوكه, يوول, ينتقل, يتنازل, يعود, ملكيه',
  existing:
    'during or before, before or during, before and during, prior to the engagement, before the engagement, before this agreement, before the contract, انجزها قبل, انجزه قبل, ابتكرها قبل, انشاها قبل, انجزت قبل, pre-existing, preexisting, existing materials, existing work, background materials, background ip, background intellectual property, background technology, prior works, made before, created before, owned before, السابقه, سابقا, القايمه قبل, ما ابتكره قبل, ما انجزه قبل',
  oncePaid:
    'upon payment, on payment, upon full payment, on full payment, after full payment, once paid, once paid in full, when paid in full, عند السداد, عند السداد الكامل, بعد السداد الكامل, بعد سداد كامل, عند سداد كامل',
  /** Whether the price was paid or not makes no difference. */
  unpaid:
    'whether or not paid, whether paid or not, whether or not it is paid, whether or not payment, whether or not the fee, whether or not the fees, whether or not the price, regardless of payment, regardless of whether, irrespective of payment, irrespective of whether, even if unpaid, even if not paid, even if the fee is not paid, even if the fees are not paid, even if the price is not paid, even if the fees are unpaid, حتى لو لم تدفع, حتى لو لم تسدد, حتى وان لم يدفع, حتى وان لم تدفع, ولو لم يدفع, ولو لم تدفع, حتى اذا لم يدفع, حتى اذا لم تدفع, even if it is not paid, even without payment, سواء دفع, سواء سدد, سواء تم الدفع, سواء تم السداد, سواء دفعت, سواء سددت, بغض النظر عن السداد, بغض النظر عن الدفع, بصرف النظر عن السداد, بصرف النظر عن الدفع, حتى لو لم يدفع, حتى لو لم يسدد, وان لم يدفع, وان لم يسدد, حتى قبل السداد, حتى قبل الدفع',
  keep: 'retain, remain, يحتفظ, يبقى, يظل',
  rival: 'rival, competitor, competing, compete, similar business, منافس, منافسه, نشاط مماثل',
  noncompete:
    'non-compete, noncompete, non compete, non-solicit, nonsolicitation, restrictive covenant, عدم المنافسه, عدم منافسه',
  breach: 'breach, violate, خالف, يخالف',
  ban: 'ممنوع, prohibited, forbidden, banned, يمنع, يحظر, محظور',
  poach: 'solicit, poach, entice, استقطاب',
  anywhere: 'worldwide, any country, anywhere, في اي مكان, اي دوله, العالم',
  data: 'personal data, data protection, data subject, gdpr, pdpl, privacy, بيانات شخصيه, البيانات الشخصيه, حمايه البيانات, خصوصيه, بيانات العملاء',
  pass: 'pass, sell, share, disclose, transfer, بيع, مشاركه, نشارك, يشارك, نقل, افصاح',
  others:
    'third party, third parties, any purpose, affiliate, partner, subsidiary, advertiser, شركاء, شركاءه, شركايه, شركاينا, شركايها, معلنين, outside, غير, الغير, اطراف ثالثه, خارج الدوله, اي غرض',
  law: 'law, laws, legislation, قانون, قوانين',
  govern: 'govern, governed, governing, apply, applies, applicable, يخضع, يطبق, واجب, حاكم',
  court: 'court, courts, sue, jurisdiction, dispute, محكمه, محاكم, اختصاص, منازعات, نزاعات',
  arbitrate: 'arbitration, arbitrate, arbitrator, تحكيم',
  lcia: 'difc-lcia, difc lcia, lcia',
  foreign:
    'england, english law, english courts, london, new york, delaware, california, singapore, india, hong kong, saudi, france, germany, switzerland, ireland, netherlands, انجلترا, انجليزي, لندن, بريطانيا, نيويورك, ديلاوير, سنغافوره, السعوديه, الهند, مصر, الاردن, فرنسا, سويسرا',
  alone:
    'وحده, وحدها, sole discretion, absolute discretion, unilateral, unilaterally, its own discretion, sees fit, see fit, deems appropriate, تراها مناسبه, يراها مناسبه, تراه مناسبا, يراه مناسبا, حسب تقديره, alone, منفرد, منفرده, منفردا, بارادته المنفرده, بكيفه, على كيفه, من طرف واحد',
  onshore:
    'laws of the united arab emirates, laws of the uae, law of the uae, uae law, emirates law, laws of uae, laws of the emirate, uae court, federal court, courts of the uae, courts of the united arab emirates, courts of uae, courts of the emirate, local court, rental dispute, rental disputes, dubai court, courts of dubai, courts in dubai, abu dhabi court, courts of abu dhabi, courts in abu dhabi, sharjah court, courts of sharjah, courts in sharjah, ajman court, courts of ajman, courts in ajman, fujairah court, courts of fujairah, courts in fujairah, ras al khaimah court, courts of ras al khaimah, courts in ras al khaimah, rak court, courts of rak, courts in rak, umm al quwain court, courts of umm al quwain, courts in umm al quwain, laws of dubai, laws of sharjah, laws of abu dhabi, laws of ajman, قانون الامارات, قوانين الامارات, دوله الامارات, القانون الاماراتي, قوانين الدوله, القضاء الاماراتي, محاكم اماره, محاكم الامارات, محاكم الدوله, محاكم ابوظبي, محاكم دبي, محكمه دبي, قضاء دبي, محكمه ابوظبي, قضاء ابوظبي, محاكم ابو ظبي, محكمه ابو ظبي, قضاء ابو ظبي, محاكم الشارقه, محكمه الشارقه, قضاء الشارقه, محاكم عجمان, محكمه عجمان, قضاء عجمان, محاكم الفجيره, محكمه الفجيره, قضاء الفجيره, محاكم راس الخيمه, محكمه راس الخيمه, قضاء راس الخيمه, محاكم ام القيوين, محكمه ام القيوين, قضاء ام القيوين, المنازعات الايجاريه',
  difc: 'difc, dubai international financial centre, مركز دبي المالي',
  adgm: 'adgm, abu dhabi global market, سوق ابوظبي العالمي, سوق ابو ظبي العالمي',
  majeure:
    "force majeure, act of god, acts of god, beyond its control, beyond their control, beyond the control, beyond its reasonable control, could not control, can't control, قوه قاهره, القوه القاهره, ظروف طاريه, خارج عن اراده, خارجه عن اراده, خارج عن سيطره, خارجه عن سيطره, خارج عن ارادته, خارجه عن ارادته, خارج عن ارادتها, خارجه عن ارادتها, خارج عن ارادتهما, خارجه عن ارادتهما, خارج عن سيطرته, خارجه عن سيطرته, خارج عن سيطرتها, خارجه عن سيطرتها, لا يد",
  disaster: 'war, flood, earthquake, pandemic, حرب, فيضان, زلزال',
  assign:
    'assign, assignment, subcontract, sublet, sub-let, delegate, novate, hand over, transfer the contract, transfer this agreement, تنازل, يتنازل, من الباطن, تحويل العقد, حواله',
  howLong:
    'ever end, ever expire, when does it end, when does it expire, بتخلص, متي تنتهي, متي ينتهي, امتي ينتهي, امتي تنتهي, how long, for how long, bound, tied in, locked in, كم سنه, كم شهر, كم المده, لمتي, مربوط, ملزم',
  fight:
    'fight, goes wrong, go wrong, fall out, end up in court, where to sue, complain, نتقاضي, نتحاكم, اشتكي وين, اختلفنا, زعلنا',
  /** Other words than those that a typing error would make of them. */
  none: 'patient, enterprise, center, centre',
  upkeep:
    'maintenance, repair, repairs, upkeep, wear and tear, fix anything, صيانه, اصلاح, اصلاحات, تصليح, تصليحات, ترميم, ترميمات',
  whole:
    'all, any, every, entire, full, whole, major, structural, everything, جميع, كافه, كل, كامل, الكبيره, الانشاييه, اي, مهما',
  cost: 'cost, expense, account of, نفقه, نفقته, حساب, حسابه, تكاليف, مصاريف',
  enter:
    'enter, entry, inspect, inspection, come in, visit the, access to the, يدخل, دخول, يعاين, معاينه, تفتيش, يفتش',
  premises:
    'premises, property, unit, villa, flat, apartment, office, shop, house, home, warehouse, room, عقار, ماجور, شقه, فيلا, وحده, مكتب, محل, بيت, مستودع, غرفه, عين موجره, العين',
  anytime: 'any time, whenever, at all times, في اي وقت, اي وقت, متى شاء, متى ما',
  suspend:
    'suspend, suspension, stop the service, stop work, pause the service, cut off, ايقاف الخدمه, يوقف الخدمه, وقف الخدمه, تعليق الخدمه, يعلق الخدمه, قطع الخدمه, يقطع الخدمه, ايقاف الخدمات, وقف الاعمال',
  atOnce: 'immediately, at once, forthwith, instantly, right away, فورا, في الحال, مباشره',
  exclusive:
    'exclusive, exclusively, exclusivity, only buy from, buy only from, only from the, حصري, حصريا, حصريه, الحصريه, على سبيل الحصر',
  consent: 'consent, approval, permission, ask, موافقه, اذن',
})

/** Words that only look like a form of another: «غير» of «يغير», «رسوم» of «رسومات». */
const OTHER_WORDS: Readonly<Record<string, RegExp>> = {
  raise: /^[وفبل]?(?:ال)?غير(?:ه|ها|هم|ك|كم|ي|نا)?$/,
  data: /^خصوصيا?$/,
  rival: /^complet/,
  indemnify: /^[وفبل]?(?:ال)?تفويض/,
  made: /^[وفبل]?(?:ال|لل)?رسوم(?:ه|ها|هم)?$/,
}

export const contractWords = (text: readonly Word[]) =>
  [...both(text), ...concepts(text)]
    .filter(({ concept, from }) => !OTHER_WORDS[concept]?.test(text[from]?.word ?? ''))
    .sort((a, b) => a.from - b.from)

export type ContractConcept = ReturnType<typeof contractWords>[number]['concept']
