import { takingBack } from '../../sentences/taking-back.ts'
import { concepts } from './concepts.ts'

export const general = concepts({
  /** What follows is not so, or is left out. */
  negation: [
    "no, non, not, without, excluding, except, minus, n't, never, don't, dont, doesn't, doesnt, isn't, isnt, neither, nor, none, zero, hardly, barely, aren't, didn't, haven't, free of",
    'بدون، بلا، من غير، من دون، مو، مش، لا، ولا، ليس، غير، ما عندي، لا يوجد، ما فيه، عدا، =لست، ليست، مب، مهب، ما ~عمل، ما ~مارس، ما ~لعب، ما ~سوي، مالوش، ملوش، مالهاش، ما عليه، ما عليها، ما له، ما لها، ما في، ما فيه، مافي، مافيش، مفيش، ما فيش، ماعندنا، ما عندنا، معندناش، ما عنديش، ما أبغي، ما أبي، ما أبا، ما أريد، ما بدي، ما ودي، ما نبي، ما نبغي، ما بدنا، مابي، مابغي، ما يوجد، ما ~جي، لسه ما',
  ],
  /** What follows is asked for. */
  question: [
    'what, how much, how many, how big, how large, which, calculate, compute, work out, find, tell me, maximum, max, largest, biggest, highest, figure out',
    'كم، كام، بكام، قد إيش، أد إيه، أي، أية، ما، ماذا، احسب، شو، ايش، قديش، شنو، أقصى، أكبر، أعلى، بكم، ~حسب لي، وش',
  ],
  /** A change is thought of; no amount is asked for by it. */
  supposing: [
    'what if, how about, what about, if it were, if it was, if it had been, if it comes to, if it came to, if we make, if i make, if it is, if they were, if',
    'ماذا لو، شو لو، طيب لو، وش لو، لو كان، لو صار، إذا كان، إذا صار، لو، ولو، وإذا، إذا، لو طلع، ولو طلع، لو طلعت، ولو طلعت، إذا طلع، وإذا طلع، لو كانت، ولو كانت، ولو كان، لو صارت، ولو صار',
  ],
  /** What follows stands in place of what was said before. */
  takingBack: [
    `${takingBack[0]}, wait, hang on, no hang on, =sorry, but settled on, but we settled on, but agreed on, but we agreed on, but settled at, but we settled at, negotiated down to, negotiated it down to, bargained down to, but i only need, but only need, but we only need, right one is, right figure is, right number is, right value is, right reading is, correct one is, correct figure is, correct number is, correct value is, correct reading is, correct amount is, real one is, real figure is, real number is, should have been`,
    `${takingBack[1]}، اسمح لي، لا اسمح لي، اسمحلي، بس اتفقنا على، لكن اتفقنا على، واتفقنا على، ونزلها إلى، ونزلها لـ، نزل السعر إلى، بعد المفاوضة، =فالصح، =والصح، =فالصحيح، =والصحيح، الصح هو، الصحيح هو، الرقم الصحيح، الرقم الصح، القراءة الصحيحة، القياس الصحيح`,
  ],
  /** One condition against another. */
  versus: [
    'vs, versus, compared to, compared with, instead of, rather than, as against',
    'مقابل، مقارنة، بدل ما، بدلا من، بدال',
  ],
  /** What stands before it and what follows are not to happen together. */
  alternative: [
    'or, alternatively, the other way, other way round, otherwise',
    'أو، ولا، وإلا، أو بالعكس، يا إما',
  ],
  /** By how much two results differ. */
  difference: [
    'difference, by how much, how much more, how much less, how much extra, gap, how much better, how much worse, how much longer, how many more months, how much shorter, how much does it go up, how much will it go up, how much does the tax go up, how much higher, how much lower, compare, compared, compared to, compared with, how much runway do we lose, how much runway do we gain, how many months do we lose, how many months do we gain, how much time do we lose, how much do we lose, how much do i lose, how much would we lose, what do we lose, comparison, versus, vs, save, saves, saving, cheaper, change, which one, which one costs, which costs less, which costs more, which is better, which is worse, which bank, which offer, which of, better deal, better off',
    'فرق، كم زادت، كم زاد، زادت كم، زادت كام، بكم زادت، بكم تزيد، بكم يزيد، بكم بتزيد، أرخص، كم زيادة، كم أكثر، كم أقل، قارن، مقارنة، ~فرق، ~وفر، تغير، يتغير، تتغير، بيتغير، بتتغير، هيتغير، تغيير، يغير، كم شهر نزيد، كم شهر زيادة، كم تزيد، كم يزيد، كم بتزيد، كم بيزيد، قديش بتزيد، كم ترتفع، كم تنقص، كم تقل، كم بتقل، هتزيد كام، كم راح تزيد، أيهم، أيهما، أي عرض، أي بنك، أي واحد، أوفر، أحسن لي، أفضل لي، مين أحسن، مين أوفر، كم نخسر، كم بنخسر، كم شهر نخسر، كم شهر بنخسر، قديش بنخسر، هنخسر كام، كم نكسب، بالمقارنة، بدل دلوقتي، بدل الحين، بدل هسه، بدل هلأ',
  ],
  /** Which of two prices is the lower; «غير شامل» changes nothing. */
  cheaper: [
    'difference, gap, compare, comparison, versus, vs, cheaper, cheapest, less expensive, costs less, cost less, costs more, cost more, costs me less, costs me more, costs us less, costs us more, by how much, better deal, better price, lower price, save, saving',
    'فرق، أرخص، أوفر، أغلى، أقل سعر، أقل تكلفة، تكلفته أقل، سعره أقل، أيهما أقل، أيهم أقل، مين أقل، قارن، مقارنة، ~فرق',
  ],
  /** What was just said, in other words. */
  restating: ['ie, i e, that is, meaning, in other words', 'يعني، أي أن'],
  /** What follows is the day by which something is to be done. */
  deadline: [
    'by, before, until, till, at the end of, as of the end of',
    'قبل، حتى، لين، لغاية، بحلول، لحد، بنهاية، في نهاية، مع نهاية، على نهاية، لنهاية، بآخر، في آخر',
  ],
  /** What follows is how often, and no length of time. */
  every: ['every, each', 'كل'],
  /** Another of the same kind follows. */
  another: ['also, or, either, else', 'كمان، برضو، برضه، أيضا، أو، ولا، بعد'],
  howLong: [
    'how long, how many years, how many months, when, how quickly, how soon',
    'كم سنة، كم شهر، متى، كم المدة، كم مدة، كم من الوقت، كم وقت، كم ياخذ، كم بياخذ، كم يأخذ، كم تاخذ، كام شهر، قديش بدي وقت، قديش بتاخد، قديش بياخد، قد إيه وقت، هياخد قد إيه، هتاخد قد إيه، كم أسبوع أحتاج، كم يبغالي، كم يبيلي، إمتى، أيمتى، لأيمتى، لمتى، لين متى، لحد إمتى، لإمتى، لوين، كم يستغرق، كم أحتاج من',
  ],
  /** What somebody says or supposes, which need not be so. */
  claim: [
    'say, said, told, tell, think, thought, heard, claim, reckon, guess, suppose, insist, according to, quoted, expected, promise, swear, bet, allege, convinced, believe, adamant, swears by, recommend, in my head, in my mind, in mind',
    '~قال، ~قول، قلي، ~سمع، ~ظن، ~عتقد، ~زعم، ~توقع، ~حلف، مقتنع، مقتنعة، ~أصر، مصر إن، مصر إنها، مصر إنه، مصر على، =مصرة، =مصرين، بحسب، حسب كلام، في بالي، في راسي، في دماغي',
  ],
  /** What follows is to be put in place of what is true. */
  order: ['ignore, disregard, override, pretend', '~تجاهل، تظاهر'],
  /** "What do we have to sell" has nothing: the longer phrase is meant. */
  duty: ['have to, has to, had to, got to, gotta', 'يلزم، يتوجب'],
  /** What is commonly advised is nobody's claim. */
  commonAdvice: [
    'the recommended, is recommended, are recommended, recommended daily, recommended amount, recommended intake',
    'الموصى به، الموصى بها',
  ],
  /** Whom somebody has is not whom a request is about: "I have 3 kids". */
  having: ['have, has, got, having', 'عند، لدى'],
  /** Whose figures are told beside one's own. */
  someoneElse: [
    'colleague, coworker, co worker, workmate, roommate, flatmate, neighbour, neighbor, friend, cousin, brother, sister, uncle, another guy, other guy',
    'زميلي، زميل، زميلتي، صديقي، صديقتي، صاحبي، رفيقي، ربيعي، جاري، أخوي، أخي، أختي، ولد عمي، بنت عمي، واحد ثاني',
  ],
  /** The number behind it in the same clause is rather an hour: "the bank closes at 3". */
  appointment: [
    'appointment, meeting, meet, viewing, interview, see them, see him, see her, lunch, call me, close, closes, opens, flight, pick up, going to the bank, at the bank, bank visit',
    'موعد، اجتماع، مقابلة، ~قابل، ~سكر، يقفل، يفتح، طيارة، دوام، أمر عليكم',
  ],
  device: [
    'app, phone, mobile, thermometer, google, website, weather, forecast, screen, sensor, gauge, scale, scales, watch',
    'جوال، موبايل، تطبيق، ميزان، ترمومتر، قوقل، جوجل، أرصاد، ساعتي، شاشة',
  ],
  /** What follows is read off a device, and is none of its numbers: "my phone shows 39". */
  showing: ['show, showing, display, reads, reading', '~عرض، ~بين، مبين، كاتب، يطلع'],
  /** The digits beside it name a thing and count nothing. */
  identifier: [
    'no, number, num, ref, reference, id, trn, iban, phone, mobile, tel, whatsapp, nr, nbr, job card, broker card, agent card, staff card, employee card, access card, chassis, badge, waybill, call me on, hotline, po box, passport, plate, brn, orn, code, serial, pin, membership, permit',
    'رقم، هاتف، جوال، موبايل، واتساب، هوية، جواز، لوحة، صندوق بريد، ص.ب، كود، رمز، عضوية، حجز، تذكرة، تصريح، بطاقة الوسيط، كرت الوسيط، بطاقة الموظف',
  ],
  /** Has a number of its own, and often an amount too. */
  document: [
    'licence, license, invoice, order, ticket, booking, contract, permit, visa, case, account, membership, flight, policy',
    'رخصة، فاتورة، طلب، تذكرة، حجز، عقد، تصريح، تأشيرة، قضية، حساب، عضوية، رحلة، وثيقة',
  ],
  /** The digits right behind it are rather its number than its amount. */
  businessPaper: [
    'invoice, bill, quote, quotation, po, purchase order',
    'فاتورة، عرض سعر، أمر شراء',
  ],
  /** The digits beside it are part of an address. */
  address: [
    'unit, floor, room, street, road, block, building, tower, gate, plot, level, suite, highway, zone, warehouse, flat, office, shop, apt',
    'طابق، دور، غرفة، شارع، مبنى، بناية، برج، قطعة، بوابة، مكتب، محل، شقة',
  ],
  /** What is counted is people or things, no money. */
  counted: [
    'people, ppl, person, =guys, =lads, =riders, =men, =women, =kids, colleague, brother, sister, son, daughter, employee, worker, labourer, staff, founder, kid, child, children, customer, client, branch, shop, room, bedroom, bathroom, guest, student, member, car, friend, of us, times, =payments, =instalments, =installments, =emis, team of, headcount, devs, developers, engineers, designers, hires, drivers, technicians, car park, partners, course, subject, module, =loans, =offers, =options, =quotes, =scenarios, =choices, =proposals, =cooks, =chefs, =waiters, =waitresses, =nurses, =doctors, =dentists, =teachers, =tutors, =trainers, =coaches, =trainees, =interns, =apprentices, =pupils, =participants, =attendees, =volunteers, =residents, =tenants, =patients, =passengers, =subscribers, =visitors, =cleaners, =maids, =nannies, =tailors, =bakers, =baristas, =barbers, =stylists, =beauticians, =plumbers, =electricians, =carpenters, =mechanics, =painters, =welders, =masons, =salesmen, =saleswomen, =salespeople, =cashiers, =receptionists, =accountants, =lawyers, =consultants, =managers, =assistants, =secretaries, =riders, =couriers, =guards, =helpers, =crew, =freelancers, =editors, =writers, =photographers, =instructors, =pharmacists, =therapists, =hairdressers, =packers, =operators, =supervisors, =labour, =heads, =souls, =adults, =individuals, =players, =pax, =personnel',
    'شخص، أشخاص، موظف، موظفين، عامل، عمال، مؤسس، طفل، أطفال، عيال، أولاد، ولاد، بنات، صبيان، بزران، جهال، زبون، عميل، عملاء، فرع، فروع، غرف، غرفة، ضيف، طالب، طلاب، شركاء، مرات، مرة، سيارات، مواد، مساقات، =قروض، =عروض، =خيارات، =اختيارات، =فرد، =أفراد، =نفر، =أنفار، =طباخين، =طباخات، =شيفات، =جرسونات، =ممرضين، =ممرضات، =دكاترة، =أطباء، =معلمين، =معلمات، =مدرسين، =مدرسات، =مدربين، =مدربات، =متدرب، =متدربين، =متدربات، =متطوعين، =متطوعات، =عاملات، =موظفات، =خياطين، =خياطات، =خبازين، =حلاقين، =كوافيرات، =سباكين، =كهربائيين، =نجارين، =ميكانيكيين، =فنيين، =سائقين، =سواقين، =مندوبين، =بائعين، =بائعات، =بياعين، =كاشيرات، =محاسبين، =محاسبات، =محامين، =مهندسين، =مهندسات، =مبرمجين، =مطورين، =مصممين، =مصممات، =مدراء، =مشرفين، =حراس، =ضيوف، =مدعو، =مدعوين، =معزوم، =معازيم، =طالبات، =تلميذ، =تلاميذ، =طلبة، =مرضى، =مراجعين، =راكب، =ركاب، =مشترك، =مشتركين، =عضو، =أعضاء، =لاعبين، =مستأجر، =مستأجرين، =زباين، =زبائن، =شغيلة، =شغالين، =شغالات، =عمالة، =ناس، =أنفس',
  ],
  /** Into so many of them a sum is divided. */
  sharer: [
    '=ladies, =girls, =guests, =students, =families, =cousins, =teammates, cheque, check, payment, instalment, installment, part, share, partner, shareholder, owner, friend, flatmate, roommate, brother, sister, sibling, people, person, =ways, of us, guys, colleague, heir',
    'شيك، شيكات، دفعة، دفعات، قسط، أقساط، جزء، أجزاء، شريك، شركاء، شركا، شركة، شخص، أشخاص، أخ، إخوة، إخوان، أصدقاء، أصحاب، ملاك، نفر، أنفار، ورثة، =فرد، =أفراد، =بنات، =شباب، =ضيوف',
  ],
  /** One of several equal parts is asked for. */
  share: [
    'each, each one, every one, every cheque, each cheque, each payment, each instalment, per cheque, per payment, per partner, per person, per head, my share, our share, share each, the share, split, divide, divided, equally, apiece',
    'كل واحد، لكل واحد، لكل شريك، كل شريك، لكل شيك، كل شيك، كل دفعة، لكل دفعة، كل قسط، لكل قسط، لكل شخص، كل شخص، للشخص، للواحد، للشيك، حصة، حصتي، نصيب، نصيبي، ~قسم، ~تقاسم، بالتساوي، الواحد منا',
  ],
  /** The sum of what is named is asked for. */
  addedUp: [
    'in total, total of, the total, sum of, the sum, add, add up, altogether, all together, for all of us, for both of us, for the whole family, for the family, combined, all in all, instalments together, debts together, all debts, all loans, all instalments, all installments, all my debts, all my loans, all my instalments, all my installments, everything together, plus, each and total, each and the total, each and in total, each and the sum',
    'المجموع، الكلي كام، الكلي كم، كم الكلي، كام الكلي، المجموع الكلي، مجموع، مجموعهم، مجموعنا، لنا كلنا، للعائلة، للعيلة، لكلنا، بالمجمل، الكلي للجميع، كلهم، كلهن، الإجمالي، إجمالي، إجمالا، مع بعض، على بعض، اجمع، جمعهم، كل الأقساط، كل الاقساط، كل الديون، كل القروض، كل الالتزامات، كل أقساطي، كل التزاماتي، زائد، والمجموع كم، وكم المجموع',
  ],
  /** A count stands right behind it. */
  countOf: [
    'number of, headcount, count of, team of, crew of, staff of, workforce of',
    'عدد، فريق من، طاقم من',
  ],
})
