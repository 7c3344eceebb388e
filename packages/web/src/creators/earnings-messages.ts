import type { Bilingual } from '@wakeel/contract'
import { arabicCount } from '../language/plural.ts'

export type EarningsMetric = 'earned' | 'on_hold' | 'payable' | 'paid_out'

const en = {
  equation: 'Earned = on hold + payable + paid out',
  open: 'what it is made of',
  close: 'Close',
  names: {
    earned: 'Earned',
    on_hold: 'On hold',
    payable: 'Payable',
    paid_out: 'Paid out',
  } satisfies Record<EarningsMetric, string>,
  notes: {
    earned: 'Your share, less what went back',
    on_hold: 'The guarantee can take it back',
    payable: 'Free to be paid',
    paid_out: 'On its way or at your bank',
  } satisfies Record<EarningsMetric, string>,
  definitions: {
    earned:
      'Your share of everything that was paid for your agents and for the plans that include their runs, without VAT, less what went back to customers. It equals on hold, payable and paid out together.',
    on_hold:
      'Buyers can get a refund for 30 days. Your share of a sale, and of runs that a plan includes, is on hold until then and payable from that day on. Paid runs are payable at once.',
    payable: 'What the next payout would hold if it were made now.',
    paid_out: 'All payouts, less those that the bank gave back.',
  } satisfies Record<EarningsMetric, string>,
  nothing: 'Nothing earned yet',
  nothingText:
    'Publish an agent with a price. Your share of every sale, every paid run and every run that a plan includes will stand here to the fils.',
  create: 'Create an agent',
  rules: 'How earnings are worked out',
  next: {
    title: 'Next payout',
    uae: 'UAE time',
    holds: (amount: string) => `It would hold ${amount} if it were made now.`,
    tooLittle: (payable: string, least: string) =>
      `${payable} is payable. That is less than ${least}, so it waits for a later week.`,
    nothing: 'Nothing is payable yet.',
    owed: (amount: string) =>
      `${amount} went back after it was paid to you. It is taken from what you earn next.`,
    coming: (amount: string) => `Another ${amount} comes free before then.`,
    rule: (least: string) =>
      `Payouts are made every Monday at 06:00 in the UAE, from ${least} on. Less waits for the next week.`,
    noDetails: 'Add your bank details to be paid',
    add: 'Add them',
  },
  releases: {
    title: 'What comes free when',
    none: 'Nothing is on hold.',
    total: 'On hold',
    summary: (total: string, count: number, day: string, amount: string) =>
      `Releases by day: ${total} in all on ${count === 1 ? '1 day' : `${count} days`}, the first on ${day} with ${amount}.`,
    asTable: 'Show as table',
    asChart: 'Show as chart',
    day: 'Day',
    amount: 'Amount',
    overdue: 'Waits for a refund that was asked for',
    chartFailed: 'The chart could not be loaded. The table has the same figures.',
  },
  payouts: {
    title: 'Payouts',
    none: 'No payout yet. The first one is made on the Monday after something is payable.',
    number: 'Payout',
    week: 'Week',
    to: 'To',
    amount: 'Amount',
    status: 'Status',
    made: (date: string) => `Made on ${date}`,
    paid: (date: string) => `Paid on ${date}`,
    owedAgain: 'The bank gave it back: it is payable again. Check your bank details.',
  },
  statements: {
    title: 'Statements',
    line: 'One for each week that is over and in which something moved. They say what the ledger says.',
    none: 'No statement yet. A week’s statement is here from the Monday after it.',
    failed: 'Your statements could not be loaded.',
    week: 'Week',
    opening: 'Opening',
    earned: 'Earned',
    taken_back: 'Taken back',
    paid_out: 'Paid out',
    closing: 'Closing',
    files: 'Files',
    download: (week: string, format: string) => `Statement of ${week} as ${format}`,
    downloadFailed: 'The statement could not be downloaded. Try again.',
    downloadTooOften: 'Too many statements were downloaded at once. Wait a moment and try again.',
    more: 'Show older weeks',
  },
  entries: {
    title: 'Every movement',
    none: 'Nothing has moved yet.',
    noneOfAgent: 'This agent has not earned anything yet.',
    date: 'Date',
    what: 'What',
    agent: 'Agent',
    share: 'Share',
    amount: 'Amount',
    heldUntil: 'On hold until',
    nothing: '—',
    currency: 'Currency',
  },
}

const ar: typeof en = {
  equation: 'المكتسب = المحجوز + القابل للدفع + المدفوع',
  open: 'مم يتكوّن',
  close: 'إغلاق',
  names: { earned: 'المكتسب', on_hold: 'المحجوز', payable: 'القابل للدفع', paid_out: 'المدفوع' },
  notes: {
    earned: 'حصتك، مطروحًا منها ما أُعيد',
    on_hold: 'قد يستردّه الضمان',
    payable: 'متاح للدفع',
    paid_out: 'في الطريق إلى مصرفك أو فيه',
  },
  definitions: {
    earned:
      'حصتك من كل ما دُفع مقابل وكلائك ومقابل الباقات التي تشمل تشغيلهم، دون الضريبة، مطروحًا منها ما أُعيد إلى العملاء. وهي تساوي مجموع المحجوز والقابل للدفع والمدفوع.',
    on_hold:
      'يستطيع المشتري استرداد ماله خلال 30 يومًا، فتنتظر حصتك من الشراء، ومن التشغيلات التي تشملها باقة مشتراة، حتى انقضائها ثم تصبح قابلة للدفع. أما عمليات التشغيل المدفوعة فتصبح قابلة للدفع فورًا.',
    payable: 'ما كانت ستحمله الدفعة القادمة لو أُجريت الآن.',
    paid_out: 'جميع الدفعات، مطروحًا منها ما أعاده المصرف.',
  },
  nothing: 'لا أرباح بعد',
  nothingText:
    'انشر وكيلًا بسعر، وستظهر هنا حصتك من كل عملية بيع وكل تشغيل مدفوع أو مشمول في باقة بالفلس.',
  create: 'أنشئ وكيلًا',
  rules: 'كيف تُحسب الأرباح',
  next: {
    title: 'الدفعة القادمة',
    uae: 'بتوقيت الإمارات',
    holds: (amount) => `لو أُجريت الآن لكانت قيمتها ${amount}.`,
    tooLittle: (payable, least) =>
      `القابل للدفع ${payable}، وهو أقل من ${least}، فينتظر أسبوعًا لاحقًا.`,
    nothing: 'لا شيء قابل للدفع بعد.',
    owed: (amount) => `أُعيد إلى العملاء ${amount} بعد أن دُفع لك، ويُخصم مما تكسبه لاحقًا.`,
    coming: (amount) => `ويصبح ${amount} آخر متاحًا قبل ذلك.`,
    rule: (least) =>
      `تُجرى الدفعات كل يوم اثنين الساعة 06:00 بتوقيت الإمارات، ابتداءً من ${least}. وما قلّ عنه ينتظر الأسبوع التالي.`,
    noDetails: 'أضف بياناتك المصرفية ليُدفع لك',
    add: 'أضفها',
  },
  releases: {
    title: 'متى يصبح المحجوز متاحًا',
    none: 'لا شيء محجوز.',
    total: 'المحجوز',
    summary: (total, count, day, amount) =>
      `ما يصبح متاحًا يومًا بيوم: ${total} في المجموع خلال ${arabicCount(count, { one: 'يوم واحد', two: 'يومين', few: '{n} أيام', many: '{n} يومًا', other: '{n} يوم' })}، أولها ${day} بقيمة ${amount}.`,
    asTable: 'عرض كجدول',
    asChart: 'عرض كرسم بياني',
    day: 'اليوم',
    amount: 'المبلغ',
    overdue: 'ينتظر البتّ في طلب استرداد',
    chartFailed: 'تعذّر تحميل الرسم البياني. الجدول يحمل الأرقام نفسها.',
  },
  payouts: {
    title: 'الدفعات',
    none: 'لا دفعات بعد. تُجرى الأولى يوم الاثنين بعد أن يصبح شيء قابلًا للدفع.',
    number: 'الدفعة',
    week: 'الأسبوع',
    to: 'إلى',
    amount: 'المبلغ',
    status: 'الحالة',
    made: (date) => `أُجريت في ${date}`,
    paid: (date) => `دُفعت في ${date}`,
    owedAgain: 'أعادها المصرف فأصبحت قابلة للدفع من جديد. راجع بياناتك المصرفية.',
  },
  statements: {
    title: 'كشوف الحساب',
    line: 'كشف لكل أسبوع انتهى وحدثت فيه حركة، وهي تطابق دفتر الحسابات.',
    none: 'لا كشوف بعد. يظهر كشف الأسبوع ابتداءً من يوم الاثنين الذي يليه.',
    failed: 'تعذّر تحميل كشوف حسابك.',
    week: 'الأسبوع',
    opening: 'الرصيد الافتتاحي',
    earned: 'المكتسب',
    taken_back: 'المسترجع',
    paid_out: 'المدفوع',
    closing: 'الرصيد الختامي',
    files: 'الملفات',
    download: (week, format) => `كشف ${week} بصيغة ${format}`,
    downloadFailed: 'تعذّر تنزيل الكشف. أعد المحاولة.',
    downloadTooOften: 'نُزّلت كشوف كثيرة في وقت قصير. انتظر لحظة ثم أعد المحاولة.',
    more: 'عرض أسابيع أقدم',
  },
  entries: {
    title: 'كل الحركات',
    none: 'لا حركات بعد.',
    noneOfAgent: 'لم يكسب هذا الوكيل شيئًا بعد.',
    date: 'التاريخ',
    what: 'البيان',
    agent: 'الوكيل',
    share: 'الحصة',
    amount: 'المبلغ',
    heldUntil: 'محجوز حتى',
    nothing: '—',
    currency: 'العملة',
  },
}

export const messages: Bilingual<typeof en> = { en, ar }
