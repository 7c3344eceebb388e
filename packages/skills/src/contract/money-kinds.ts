import { type ClauseKind, periodsInDays, words } from './clause-kind.ts'

const monthlyInterest = (text: string) =>
  Array.from(
    text.matchAll(
      /(\d+(?:\.\d+)?) ?(?:%|per ?cent|في الميه|بالميه)[^.]{0,30}(?:month|week|day|شهر|اسبوع|يوم)/g,
    ),
    ([, rate]) => Number(rate),
  )

export const moneyKinds: readonly ClauseKind[] = [
  {
    name: 'payment',
    title: { en: 'Payment and late fees', ar: 'السداد وغرامات التأخير' },
    heading: words(
      'payment|fees|charges|invoic|price|\\brent\\b|remuneration|compensation(?! for)|salary',
      'الدفع|السداد|الأتعاب|المقابل|الرسوم|السعر|القيمة|الأجرة|الأجر|طريقة الدفع',
    ),
    sentence: words(
      '(?:shall|will|must|agrees to) pay|payable|(?:be|are|is) paid|invoices?|late (?:fee|payment|charge)|overdue|interest (?:at|of|on|shall)|non[- ]?refundable|upfront|in advance',
      '(?:يدفع|تدفع|يسدد|تسدد|يلتزم .{0,30}(?:بدفع|بسداد))|تستحق|يستحق|الفاتورة|فواتير|فائدة|غرامة تأخير|غير قابلة? للاسترداد|مقدما',
    ),
    risks: [
      {
        level: 'high',
        when: (text) => monthlyInterest(text).some((rate) => rate >= 1.5),
        why: {
          en: 'The late charge comes to 18 % a year or more.',
          ar: 'تبلغ غرامة التأخير 18 % سنويًا أو أكثر.',
        },
      },
      {
        level: 'high',
        when: words(
          '(?:increase|change|adjust|revise) (?:its |the )?(?:fees|prices?|charges|rates|rent) .{0,40}(?:any time|discretion|without)|fees .{0,30}(?:at any time|sole discretion)',
          '(?:زيادة|تعديل) (?:الأسعار|الرسوم|السعر).{0,40}(?:أي وقت|تقديره|دون)',
        ),
        why: {
          en: 'The other side may raise the price by itself.',
          ar: 'يحق للطرف الآخر رفع السعر منفردًا.',
        },
      },
      {
        level: 'medium',
        when: words('non[- ]?refundable', 'غير قابلة? للاسترداد|لا ت?ي?سترد'),
        why: {
          en: 'Money paid does not come back, even when the service does not.',
          ar: 'المدفوع لا يُسترد حتى إن لم تُقدَّم الخدمة.',
        },
      },
      {
        level: 'medium',
        when: words(
          'late (?:fee|charge|payment)|interest|penalt|overdue',
          'غرامة|فائدة|فوائد|تأخر',
        ),
        why: { en: 'Paying late costs extra.', ar: 'التأخر في السداد له كلفة إضافية.' },
      },
      {
        level: 'medium',
        when: (text) => {
          const [shortest] = periodsInDays(text).sort((a, b) => a - b)
          return shortest !== undefined && shortest < 14
        },
        why: { en: 'The time to pay is under two weeks.', ar: 'مهلة السداد أقل من أسبوعين.' },
      },
      { level: 'low', when: /./, why: { en: 'Plain payment terms.', ar: 'شروط سداد معتادة.' } },
    ],
    ask: {
      en: 'Is VAT included? From which day does the time to pay run, and may a disputed invoice be held back?',
      ar: 'هل السعر شامل ضريبة القيمة المضافة؟ ومن أي يوم تبدأ مهلة السداد؟ وهل يجوز وقف سداد فاتورة متنازع عليها؟',
    },
    usual: {
      en: 'amount, due day and what late payment costs should be in writing',
      ar: 'ينبغي تدوين المبلغ وموعد استحقاقه وكلفة التأخير',
    },
  },
  {
    name: 'penalty',
    title: { en: 'Penalties and agreed damages', ar: 'الشرط الجزائي' },
    heading: words('penalt|liquidated damages', 'الشرط الجزائي|الغرامات|غرامات'),
    sentence: words(
      'liquidated damages|penalty of|as a penalty|delay (?:damages|penalt)',
      'شرط جزائي|الشرط الجزائي|غرامة (?:قدرها|مقدارها|بواقع|مالية)|على سبيل التعويض الاتفاقي',
    ),
    risks: [
      {
        level: 'medium',
        when: words('maximum|not exceed|capped|up to', 'لا تتجاوز|لا يتجاوز|بحد أقصى|كحد أقصى'),
        why: {
          en: 'A fixed sum is due on breach, up to a maximum.',
          ar: 'يستحق مبلغ محدد عند الإخلال بحد أقصى.',
        },
      },
      {
        level: 'high',
        when: /./,
        why: {
          en: 'A fixed sum is due on breach and no maximum is stated here.',
          ar: 'يستحق مبلغ محدد عند الإخلال ولا يذكر البند حدًا أقصى.',
        },
      },
    ],
    ask: {
      en: 'Can it be capped (10 % of the price is common) and be the only remedy for delay? An onshore UAE court may adjust it to the real loss.',
      ar: 'هل يمكن وضع حد أقصى له (10 % من القيمة شائع) وأن يكون الجزاء الوحيد عن التأخير؟ يجوز للقاضي في الدولة تعديله بما يساوي الضرر.',
    },
  },
  {
    name: 'liability',
    title: { en: 'Liability', ar: 'المسؤولية' },
    heading: words('liabilit', 'المسؤولية|حدود المسؤولية'),
    sentence: words(
      '\\bliab(?:le|ility|ilities)\\b',
      'المسؤولية|مسؤولا? عن|مسؤولية (?:أي|الطرف|المورد|العميل|الشركة)',
    ),
    risks: [
      {
        level: 'high',
        when: words(
          'unlimited|without (?:any )?limit|not (?:be )?(?:limited|capped)',
          'غير محدودة|دون (?:أي )?حد|بلا حدود|غير مقيدة',
        ),
        why: { en: 'Liability without a limit.', ar: 'مسؤولية بلا حد.' },
      },
      {
        level: 'medium',
        when: words(
          '(?:not|n’t|n.t) exceed|limited to|capped at|maximum|cap on',
          'لا تتجاوز|لا يتجاوز|تقتصر|بحد أقصى|حد أقصى|لا تزيد',
        ),
        why: {
          en: 'Liability has a cap: check whether it protects both sides and whether it covers the harm that could really happen.',
          ar: 'للمسؤولية سقف: تحقق من أنه يحمي الطرفين وأنه يغطي الضرر المحتمل فعلًا.',
        },
      },
      {
        level: 'high',
        when: words(
          '(?:shall|will|is|be) not (?:be )?(?:held )?(?:liable|responsible)|no (?:event|circumstances|liability)|excludes? (?:all|any)',
          'غير مسؤول|لا ي?ت?تحمل|لا يكون .{0,30}مسؤول|لا تكون .{0,30}مسؤول|يعفى',
        ),
        why: {
          en: 'A side takes itself out of liability and no cap is given in its place.',
          ar: 'يُعفي أحد الطرفين نفسه من المسؤولية دون سقف بديل.',
        },
      },
      {
        level: 'medium',
        when: /./,
        why: {
          en: 'A side is liable and this clause states no cap.',
          ar: 'يتحمل أحد الطرفين المسؤولية ولا يذكر البند سقفًا.',
        },
      },
    ],
    ask: {
      en: 'What is the cap (a year’s fees is common), does it hold for both sides, and what stands outside it (death, fraud, confidentiality)?',
      ar: 'ما السقف (أتعاب سنة شائعة)؟ وهل يسري على الطرفين؟ وما الذي يخرج عنه (الوفاة والغش والسرية)؟',
    },
    usual: {
      en: 'without a cap each side answers for its whole loss',
      ar: 'من دون سقف يُسأل كل طرف عن كامل الضرر',
    },
  },
  {
    name: 'indemnity',
    title: { en: 'Indemnity', ar: 'التعويض' },
    heading: words('indemni', 'التعويض|التعويضات'),
    sentence: words(
      'indemnif(?:y|ies|ied)|indemnit(?:y|ies)|hold (?:\\w+ ){0,3}harmless',
      'ي?ت?عو?ض .{0,40}(?:عن|ضد)|بتعويض|تعويض (?:الطرف|المورد|العميل|الشركة|المالك)',
    ),
    risks: [
      {
        level: 'low',
        when: words(
          '(?:each|both|either) part(?:y|ies) .{0,30}indemnif|mutual',
          'كل طرف|كلا الطرفين|أي من الطرفين',
        ),
        why: { en: 'Mutual.', ar: 'متبادل.' },
      },
      {
        level: 'high',
        when: words(
          'any and all|all (?:claims|losses|liabilit)|whatsoever|howsoever|regardless',
          'جميع (?:المطالبات|الخسائر|الأضرار)|كافة (?:المطالبات|الخسائر|الأضرار)|أي كان سبب|مهما كان',
        ),
        why: {
          en: 'One side covers all of the other’s losses, whoever caused them.',
          ar: 'يغطي طرف كل خسائر الطرف الآخر أيًا كان المتسبب.',
        },
      },
      {
        level: 'medium',
        when: /./,
        why: { en: 'One side covers losses of the other.', ar: 'يغطي أحد الطرفين خسائر الآخر.' },
      },
    ],
    ask: {
      en: 'Can it be mutual, limited to third-party claims that the paying side caused, and inside the liability cap?',
      ar: 'هل يمكن أن يكون متبادلًا ومقصورًا على مطالبات الغير التي تسبب بها الملتزم وداخل سقف المسؤولية؟',
    },
  },
]
