import type { Language } from '@wakeel/contract'
import { formatMoney, formatPercent, markdownTable } from '../reading/format.ts'
import { formatMonths } from '../reading/format-duration.ts'
import { sayPart } from '../understanding/shares.ts'
import { DEBT_BURDEN_SHARE, type Loan } from './plan.ts'
import {
  affordedLine,
  endLine,
  extraLine,
  incomeLine,
  owedLine,
  quotedLine,
  rateLine,
  tooLongLine,
} from './result-lines.ts'

/** The plan with its figures, the first months, and what the Central Bank's rules say about it. */
export function explainLoan(loan: Loan, language: Language): string {
  const english = language === 'en'
  const money = (amount: number) => formatMoney(amount, language, loan.currency)
  const rate = formatPercent(loan.annualRate, language, loan.find === 'rate' ? 2 : 4)
  const term = formatMonths(loan.months, language)
  const headlines = {
    payment: english
      ? `**Monthly payment: ${money(loan.payment)}**`
      : `**القسط الشهري: ${money(loan.payment)}**`,
    amount: english
      ? `**You can borrow about ${money(loan.principal)}** with ${money(loan.payment)} a month`
      : `**يمكنك اقتراض نحو ${money(loan.principal)}** بقسط ${money(loan.payment)} شهريًا`,
    term: english
      ? `**Paid back in ${term}** with ${money(loan.payment)} a month`
      : `**يُسدَّد خلال ${term}** بقسط ${money(loan.payment)} شهريًا`,
    rate: rateLine(loan, language),
  }
  const rows: [string, string][] = [
    ...(loan.price === undefined
      ? []
      : ([
          [english ? 'Price' : 'السعر', money(loan.price)],
          [
            english ? 'Down payment' : 'الدفعة الأولى',
            `${money(loan.downPayment ?? 0)} (${formatPercent(((loan.downPayment ?? 0) / loan.price) * 100, language)})`,
          ],
        ] as [string, string][])),
    [english ? 'Loan' : 'مبلغ القرض', money(loan.principal)],
    [
      english ? 'Annual rate' : 'الفائدة السنوية',
      loan.method === 'flat' ? `${rate} ${english ? 'flat' : 'ثابتة'}` : rate,
    ],
    [english ? 'Term' : 'المدة', term],
    [english ? 'Monthly payment' : 'القسط الشهري', money(loan.payment)],
    [english ? 'Total interest' : 'مجموع الفائدة', money(loan.totalInterest)],
    [english ? 'Total paid' : 'مجموع المدفوعات', money(loan.totalPaid)],
    ...(loan.fee === undefined
      ? []
      : ([[english ? 'Fee, beside the payments' : 'الرسوم، خارج الأقساط', money(loan.fee)]] as [
          string,
          string,
        ][])),
  ]
  const summary = markdownTable(english ? ['', 'Figure'] : ['', 'القيمة'], rows, [1])
  const head = english
    ? ['Month', 'Payment', 'Interest', 'Principal', 'Balance']
    : ['الشهر', 'القسط', 'الفائدة', 'أصل القرض', 'الرصيد']
  const last = loan.firstRows.some(({ month }) => month === loan.lastRow.month)
    ? []
    : [loan.lastRow]
  const instalments = [...loan.firstRows, ...last].map((row) => [
    String(row.month),
    money(row.payment),
    money(row.interest),
    money(row.principal),
    money(row.balance),
  ])
  const table = markdownTable(head, instalments, [1, 2, 3, 4])
  const firstMonths = english ? 'First months, and the last:' : 'الأشهر الأولى والأخير:'
  return [
    ...(loan.downNeeded === undefined ? [] : affordedLine(loan, language)),
    headlines[loan.find],
    ...tooLongLine(loan, language),
    ...endLine(loan, language),
    ...(loan.downNeeded === undefined ? affordedLine(loan, language) : []),
    ...owedLine(loan, language),
    ...extraLine(loan, language),
    ...(loan.parts ? [sayPart(loan.parts, loan.payment, money, language)] : []),
    ...quotedLine(loan, language),
    ...incomeLine(loan, language),
    summary,
    firstMonths,
    table,
    methodLine(loan, language),
    notesOn(loan, language)
      .map((note) => `- ${note}`)
      .join('\n'),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

function methodLine({ method, lastRow, payment }: Loan, language: Language): string {
  const flat = {
    en: 'Method: flat rate, interest on the whole amount for the whole term. A flat rate costs far more than the same figure on a reducing balance; ask the bank for the reducing rate.',
    ar: 'الطريقة: فائدة ثابتة على كامل المبلغ طوال المدة، وهي أعلى كلفة بكثير من النسبة نفسها على الرصيد المتناقص؛ اطلب من البنك النسبة المتناقصة.',
  }
  const reducing = {
    en: 'Method: equal monthly payments on the reducing balance, a twelfth of the annual rate each month.',
    ar: 'الطريقة: أقساط شهرية متساوية على الرصيد المتناقص، بواقع جزء من اثني عشر من النسبة السنوية كل شهر.',
  }
  const smaller = {
    en: ' The last payment is only what is left.',
    ar: ' القسط الأخير هو المتبقي فقط.',
  }
  return (
    (method === 'flat' ? flat : reducing)[language] +
    (lastRow.payment < payment - 0.01 ? smaller[language] : '')
  )
}

/** What an expatriate may borrow for a first home up to AED 5 million. */
const USUAL_SHARE = 0.8
const LARGE = 5_000_000

function notesOn(loan: Loan, language: Language): string[] {
  const english = language === 'en'
  const money = (amount: number) => formatMoney(amount, language, loan.currency)
  const notes: string[] = []
  const others = loan.otherInstalments
    ? english
      ? ` less other instalments of ${money(loan.otherInstalments)}`
      : ` مطروحًا منه أقساط أخرى بمبلغ ${money(loan.otherInstalments)}`
    : ''
  if (loan.isPaymentFromSalary) {
    notes.push(
      english
        ? `The payment is half of your income${others}, the most that the Central Bank of the UAE lets the instalments of all your debts take (Regulation 29/2011, Article 7).${others ? '' : ' Other loans and cards lower it.'}`
        : `القسط هو نصف دخلك${others}، وهو أقصى ما يسمح به مصرف الإمارات المركزي لأقساط كل ديونك معًا (النظام 29/2011، المادة 7).${others ? '' : ' القروض والبطاقات الأخرى تخفّضه.'}`,
    )
  } else if (loan.salary !== undefined) {
    const share = formatPercent(
      ((loan.payment + (loan.otherInstalments ?? 0)) / loan.salary) * 100,
      language,
      1,
    )
    const most = money(loan.salary * DEBT_BURDEN_SHARE)
    notes.push(
      english
        ? `${loan.otherInstalments ? 'With your other instalments the payment takes' : 'The payment takes'} ${share} of your income. The Central Bank of the UAE allows at most 50% (${most}) for all debts together.`
        : `${loan.otherInstalments ? 'يستهلك القسط مع أقساطك الأخرى' : 'يستهلك القسط'} ${share} من دخلك. يسمح مصرف الإمارات المركزي بحد أقصى 50% (${most}) لكل الديون معًا.`,
    )
  }
  if (loan.isHome && loan.price !== undefined && loan.currency === 'AED') {
    const share = formatPercent((loan.principal / loan.price) * 100, language, 1)
    const isLarge = loan.price > LARGE
    notes.push(
      english
        ? `For a home in the UAE: the loan is ${share} of the price. For a first home that the buyer lives in, the Central Bank allows at most ${isLarge ? '70% to expatriates and 75% to nationals above AED 5 million' : '80% to expatriates and 85% to nationals up to AED 5 million'} (mortgage regulation 31/2013 as amended by Resolution 31/2/2020); less for a second home, and 50% off-plan.`
        : `لشراء مسكن في الإمارات: القرض ${share} من السعر. للمسكن الأول الذي يسكنه المشتري يسمح المصرف المركزي بحد أقصى ${isLarge ? '70% للمقيمين و75% للمواطنين فوق 5 ملايين درهم' : '80% للمقيمين و85% للمواطنين حتى 5 ملايين درهم'} (نظام القروض العقارية 31/2013 المعدّل بالقرار 31/2/2020)؛ وأقل من ذلك للمسكن الثاني، و50% على الخارطة.`,
    )
  }
  const reached = loan.principal / USUAL_SHARE
  if (loan.isHome && loan.price === undefined && loan.currency === 'AED' && reached <= LARGE) {
    const price = money(reached)
    notes.push(
      english
        ? `For a home in the UAE: for a first home that the buyer lives in, the Central Bank allows a loan of at most 80% of the price to expatriates and 85% to nationals up to AED 5 million (mortgage regulation 31/2013 as amended by Resolution 31/2/2020), so at 80% this loan buys for up to ${price}.`
        : `لشراء مسكن في الإمارات: للمسكن الأول الذي يسكنه المشتري يسمح المصرف المركزي بقرض حتى 80% من السعر للمقيمين و85% للمواطنين حتى 5 ملايين درهم (نظام القروض العقارية 31/2013 المعدّل بالقرار 31/2/2020)؛ فبنسبة 80% يكفي هذا القرض لسعر حتى ${price}.`,
    )
  }
  if (loan.isPaymentFromSalary && loan.months <= 48 && loan.salary !== undefined) {
    notes.push(
      english
        ? `A personal loan may be at most 20 times the monthly income (${money(loan.salary * 20)}) over at most 48 months (Regulation 29/2011).`
        : `لا يتجاوز القرض الشخصي 20 ضعف الدخل الشهري (${money(loan.salary * 20)}) ولا 48 شهرًا (النظام 29/2011).`,
    )
  }
  notes.push(
    english
      ? 'Fees, insurance and changes of a variable rate are not included.'
      : 'لا يشمل ذلك الرسوم والتأمين وتغيّر الفائدة المتغيرة.',
  )
  return notes
}
