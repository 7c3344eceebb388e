import { foldArabic, latinDigits } from '../reading/arabic.ts'
import { always, type ClauseKind, periodsInDays, type Said, says } from './clause-kind.ts'

const PER_YEAR: Record<string, number> = { day: 365, week: 52, month: 12, year: 1, annum: 1 }
const ARABIC: Record<string, string> = { يوم: 'day', اسبوع: 'week', شهر: 'month', سن: 'year' }

/** What the percentages of a text for a day, week, month or year come to in a year. */
const yearlyCharges = (text: string) =>
  Array.from(
    latinDigits(foldArabic(text)).matchAll(
      /(\d+(?:\.\d+)?) ?(?:%|per ?cent|في الميه|بالميه)[^.]{0,30}?(month|week|day|year|annum|شهر|اسبوع|يوم|سن(?=ه|وي))/g,
    ),
    ([, rate, period = '']) => Number(rate) * (PER_YEAR[ARABIC[period] ?? period] ?? 1),
  )
const HIGH_YEARLY_CHARGE = 18
const LONG_TO_WAIT = 60
const DUE_WITHIN = /(?:\b(?:within|after|net)|خلال|بعد|في غضون)\s([^.,،؛;]{3,30})/gi
const isRate = ({ text }: Said) => /[%٪]|per ?cent|في المئة|بالمئة|بالمية/.test(text)

/** "The client pays 45,500 dirhams every quarter", whatever the same sentence says of paying late. */
const PAYS_EACH =
  /(?:\bpays?|يدفع|يسدد|تدفع|تسدد)\s[^.]{0,40}\d[^.]{0,16}(?:\b(?:per|each|every|a|an)\s(?:month|quarter|year|week)|\bmonthly|\bquarterly|\byearly|كل\s(?:شهر|ربع|سنة|اسبوع|أسبوع)|شهري|سنوي)/iu

export const moneyKinds: readonly ClauseKind[] = [
  {
    name: 'payment',
    title: { en: 'Payment and late fees', ar: 'السداد وغرامات التأخير' },
    heading: says(['pay'], ['price'], ['refund']),
    asked: says(['pay', '!raise'], ['price', '!raise'], ['refund'], ['advance'], ['late']),
    sentence: (said) =>
      says(
        // "The rights pass whether or not paid" is no term of payment.
        ['pay', '!court', '!liable', '!penalty', '!unpaid'],
        ['pay', 'price', '!court', '!liable', '!unpaid'],
        ['late', 'price', '!penalty'],
        ['nonrefundable'],
        ['advance', 'not:refund'],
        ['deduct'],
        ['advance', 'refund'],
        ['not:refund'],
      )(said) ||
      (says(['interest'], ['late', '!penalty'])(said) && isRate(said)) ||
      PAYS_EACH.test(said.text),
    risks: [
      {
        level: 'high',
        when: (said) =>
          says(['late'], ['interest'])(said) &&
          yearlyCharges(said.text).some((rate) => rate >= HIGH_YEARLY_CHARGE),
        why: {
          en: 'The late charge comes to 18 % a year or more.',
          ar: 'تبلغ غرامة التأخير 18 % سنويًا أو أكثر.',
        },
      },
      {
        level: 'high',
        when: says(['may', 'raise', 'price']),
        why: {
          en: 'The other side may raise the price by itself.',
          ar: 'يحق للطرف الآخر رفع السعر منفردًا.',
        },
      },
      {
        level: 'high',
        when: says(['may', 'deduct'], ['alone', 'deduct']),
        why: {
          en: 'The other side may deduct from what it owes you.',
          ar: 'يحق للطرف الآخر الخصم مما يستحق لك.',
        },
      },
      {
        level: 'medium',
        when: says(['deduct']),
        why: {
          en: 'Part of the money is kept back: check how much and until when.',
          ar: 'يُحتجز جزء من المال: تحقق من مقداره وموعد رده.',
        },
      },
      {
        level: 'medium',
        when: says(['nonrefundable'], ['not:refund']),
        why: {
          en: 'Money paid does not come back, even when the service does not.',
          ar: 'المدفوع لا يُسترد حتى إن لم تُقدَّم الخدمة.',
        },
      },
      {
        level: 'medium',
        when: says(['late']),
        why: { en: 'Paying late costs extra.', ar: 'التأخر في السداد له كلفة إضافية.' },
      },
      {
        level: 'medium',
        when: ({ text }) => {
          const [shortest] = periodsInDays(text).sort((a, b) => a - b)
          return shortest !== undefined && shortest < 14
        },
        why: { en: 'The time to pay is under two weeks.', ar: 'مهلة السداد أقل من أسبوعين.' },
      },
      {
        level: 'medium',
        when: ({ text }) =>
          [...text.matchAll(DUE_WITHIN)].some(
            ([, time = '']) => (periodsInDays(time, 'day')[0] ?? 0) >= LONG_TO_WAIT,
          ),
        why: {
          en: 'Payment may come only 60 days later or more: long for the side that is to be paid.',
          ar: 'قد لا يأتي السداد إلا بعد 60 يومًا أو أكثر: مهلة طويلة على من يستحق المبلغ.',
        },
      },
      { level: 'low', when: always, why: { en: 'Plain payment terms.', ar: 'شروط سداد معتادة.' } },
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
    heading: says(['penalty']),
    asked: says(['penalty'], ['late'], ['breach']),
    sentence: says(['penalty'], ['compensation', 'pay'], ['late', 'pay', 'perDay']),
    risks: [
      {
        level: 'medium',
        when: says(['ceiling', '!not:ceiling'], ['not:exceed']),
        why: {
          en: 'A fixed sum is due on breach, up to a maximum.',
          ar: 'يستحق مبلغ محدد عند الإخلال بحد أقصى.',
        },
      },
      {
        level: 'high',
        when: always,
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
    heading: says(['liable']),
    asked: says(['liable'], ['owe', 'most'], ['bear', 'loss'], ['ceiling']),
    sentence: says(['liable'], ['bear', 'loss'], ['not:bear', '!interest']),
    risks: [
      {
        level: 'high',
        when: says(['unlimited'], ['not:ceiling', '!listing']),
        why: { en: 'Liability without a limit.', ar: 'مسؤولية بلا حد.' },
      },
      {
        level: 'medium',
        when: says(['ceiling', '!not:ceiling'], ['not:exceed']),
        why: {
          en: 'Liability has a cap: check whether it protects both sides and whether it covers the harm that could really happen.',
          ar: 'للمسؤولية سقف: تحقق من أنه يحمي الطرفين وأنه يغطي الضرر المحتمل فعلًا.',
        },
      },
      {
        level: 'high',
        when: says(['not:liable'], ['not:bear']),
        why: {
          en: 'A side takes itself out of liability and no cap is given in its place.',
          ar: 'يُعفي أحد الطرفين نفسه من المسؤولية دون سقف بديل.',
        },
      },
      {
        level: 'medium',
        when: always,
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
    heading: says(['indemnify']),
    sentence: says(['indemnify', '!not:indemnify']),
    risks: [
      {
        level: 'high',
        when: says(['unlimited'], ['not:ceiling', '!listing']),
        why: {
          en: 'It covers losses without a limit.',
          ar: 'يغطي الخسائر بلا حد أقصى.',
        },
      },
      {
        level: 'low',
        when: says(['both']),
        why: { en: 'Mutual.', ar: 'متبادل.' },
      },
      {
        level: 'high',
        when: says(['everything']),
        why: {
          en: 'One side covers all of the other’s losses, whoever caused them.',
          ar: 'يغطي طرف كل خسائر الطرف الآخر أيًا كان المتسبب.',
        },
      },
      {
        level: 'medium',
        when: always,
        why: { en: 'One side covers losses of the other.', ar: 'يغطي أحد الطرفين خسائر الآخر.' },
      },
    ],
    ask: {
      en: 'Can it be mutual, limited to third-party claims that the paying side caused, and inside the liability cap?',
      ar: 'هل يمكن أن يكون متبادلًا ومقصورًا على مطالبات الغير التي تسبب بها الملتزم وداخل سقف المسؤولية؟',
    },
  },
]
