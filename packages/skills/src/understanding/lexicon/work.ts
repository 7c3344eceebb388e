import { concepts } from './concepts.ts'

/** Employment: what is paid, how long somebody served, and whose rules apply. */
export const work = concepts({
  basicPay: [
    'basic, basic salary, basic pay, basic wage, basc salary, base, base salary, base pay',
    'أساسي، أساسيه، راتب أساسي، أجر أساسي، راتبي الأساسي',
  ],
  totalPay: [
    'total, total salary, total pay, gross, gross salary, package, total package, total including housing, total incl housing, total pay with housing, full salary, full package, full package with housing, package with housing, package with allowances, total with housing, salary with housing, salary with allowances, package including housing, all in, all inclusive, ctc, including allowance, including housing, including housing allowance, including transport, with housing i get, with housing and transport i get, with housing n transport i get, with housing & transport i get, with allowances i get, with everything i get, with allowance',
    'إجمالي، إجمالي مع السكن، إجمالي مع السكن والنقل، إجمالي مع البدلات، إجمالي شامل السكن، راتب إجمالي، راتبي الإجمالي، كامل، راتب كامل، شامل، راتب شامل، راتبي الشامل، كله على بعضه، باكدج، باكج، مع البدلات، شامل البدلات',
  ],
  /** Said of whatever was named before: a pay with its allowances, or the gratuity. */
  comesTo: [
    'comes to, come to, came to, coming to, comes out at, adds up to, add up to, makes it, works out to, works out at, work out at, work out to, amounts to, amount to, ends up at, equals, reaches, hits',
    'يوصل، توصل، يوصلون، يصير المجموع، يصير، تصير، يطلع، تطلع، بتطلع، بيطلع، تبلغ، يبلغ، يساوي، تساوي',
  ],
  wage: [
    'salary, pay, wage, earn, make, paid, of my salary, of the salary, of my pay',
    'راتب، أجر، معاش، ~تقاضى، أتقاضى، ~قبض، من راتبي، من الراتب، من معاشي',
  ],
  allowance: [
    'allowance, housing, housing allowance, hra, accommodation allowance, transport, transport allowance, car allowance',
    'بدل، بدلات، بدل سكن، بدل نقل، سكن، مواصلات',
  ],
  gratuity: [
    'gratuity, end of service, eosb, eos, esb, end of service benefit, severance, owe me',
    'نهاية الخدمة، مكافأة، مكافأة نهاية الخدمة، مستحقات، تطلع لي',
  ],
  service: [
    'service, worked, working, work, stay, been here, been with, employed, tenure, job, after, leave now, leave at, leave after, leave today, i leave, to leave, leave the company, leave my job, leave this job, quit, wait, complete, completed, completing, served, serving',
    'خدمة، ~صبر، ~كمل، ~أكمل، دوام، داوم، ~داوم، ~قعد، ~استقال، استقلت، أستقيل، خدم، ~خدم، ~شتغل، ~عمل، عملت، مدة، شغل، بعد، صار لي، صار له، صار لها، صارلي، صارله، صارلها، صرلي، صرلها',
  ],
  unpaidLeave: [
    'unpaid, unpaid leave, leave without pay, without pay, no pay leave',
    'بدون راتب، إجازة بدون راتب، إجازة غير مدفوعة، إجازة بدون أجر، دون راتب، غير مدفوعة، بدون أجر، بلا راتب، بدون مرتب، من غير مرتب، من غير راتب، بلا مرتب، بدون معاش',
  ],
  workingDay: [
    'since, from, joined, started, start, last day, until, till, end, resigned, leaving',
    'منذ، من، بدأت، التحقت، باشرت، بلشت، آخر يوم، حتى، إلى، لغاية، انتهى، خلصت',
  ],
  resigning: [
    'resign, resigned, resigning, resignation, quit',
    '~ستقال، ~ستقيل، استقلت، استقالة، مستقيل',
  ],
  /** What is feared or said to become of a sum. */
  paidLess: [
    'less, reduce, lower, smaller, cut, deduct, lose, penalise, penalize, penalty, affect it, affect my gratuity, affect the gratuity, affect the amount, same, different, matter, make a difference, two third, two thirds, one third, a third, half, only part',
    '~نقص، ~خصم، ~قص، ~خفض، ~قلل، يقل، تقل، بتقل، بيقل، هتقل، يفرق، تفرق، بتفرق، بيفرق، نفس الشي، أقل، تأثر على، بتأثر على، يأثر على، بيأثر على، تؤثر على، يؤثر على، ثلث، ثلثين، ثلثي، نص المكافأة، نصف المكافأة، نصها، نصفها',
  ],
  /** A length of time that is no service. */
  otherTime: [
    'notice, notice period, contract, =leave, annual leave, vacation, visa, probation, probation period, month of leave',
    'إشعار، فترة إشعار، إنذار، عقد، إجازة، إجازة سنوية، تأشيرة، إقامة، فترة تجربة',
  ],
  /** What a gratuity is at most, which the law says in years of pay. */
  payCap: [
    '=cap, =ceiling, =capped, upper limit, maximum limit, two year limit, two years limit',
    'سقف، الحد الأقصى، حد أقصى، الحد الأعلى',
  ],
  alreadyPaid: [
    'already paid, paid already, advance, loan, owe them, deduct, took',
    'سلفة، أخذت، ~خذ، دفعوا، مقدم، خصم',
  ],
  /** What the employer says it will pay. */
  offered: [
    'offered, offer, offering, they calculated, they worked out, they say i get, they told me i get, hr says, hr told me, hr told us, company told me, the company told me, my boss told me, manager told me, hr came up with, hr calculated, company calculated, hr is giving me, they are giving me, they gave me, company says, employer says, employer said, employer told me, boss says, boss said, manager says, manager said, hr said, company said, they want to pay, they are paying',
    'عرضوا، ~عرض، عارض، عارضة، عارضين، حسبوها، حسبتها، حسبتلي، حسبت لي، حسبولي، حسبوا لي، قالوا لي، عطوني، اعطوني، يقولون مكافأتي، قالولي، قالولى، قالي، الموارد البشرية تقول، الموارد البشرية قالت، الشركة تقول، الشركة قالت، حاسبينها، حاسبينلي، محسوبة',
  ],
  expiry: [
    'expire, expiry, visa expires, valid until',
    '~نتهي، انتهاء، صلاحية، الإقامة تنتهي، إقامتي تنتهي، إقامتي بتنتهي، تنتهي الإقامة، تنتهي إقامتي، الفيزا تنتهي، فيزتي تنتهي، التأشيرة تنتهي، تنتهي التأشيرة',
  ],
  difc: [
    'difc, dews, dubai international financial centre',
    'مركز دبي المالي، مركز دبي المالي العالمي',
  ],
  adgm: ['adgm, abu dhabi global market', 'سوق أبوظبي العالمي، سوق أبو ظبي العالمي'],
  emirati: [
    'emirati, uae national, uae citizen, local citizen',
    'مواطن، مواطنة، إماراتي، إماراتية',
  ],
  /** A name in which the word for a citizen means nobody. */
  bank: ['uae national bank, national bank, national bank of', 'بنك وطني'],
  domesticWorker: [
    'domestic worker, domestic helper, housemaid, maid, nanny, house maid, private driver',
    'عامل منزلي، عاملة منزلية، عمالة مساعدة، خادم، خدامة، شغالة، مربية، عاملة في بيت، عاملة في البيت، عاملة بيت، عاملة بالبيت، عاملة منازل',
  ],
  partTime: ['part time', 'دوام جزئي، جزئي، نص دوام، بارت تايم'],
})
