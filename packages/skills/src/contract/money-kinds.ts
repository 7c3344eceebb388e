import type { Bilingual } from '@wakeel/contract'
import {
  always,
  type ClauseKind,
  hasCeiling,
  isUnlimited,
  periodsInDays,
  says,
} from './clause-kind.ts'
import { askOfLeaving, forfeitsDeposit, paysToLeave } from './leaving.ts'
import { paidWhenPaid } from './pay-when-paid.ts'
import {
  asksMoreForSame,
  extraYearly,
  HIGH_YEARLY_CHARGE,
  highestYearly,
  isDueAnyway,
  isFee,
  isGrowing,
  isLateCharge,
  isOfBreach,
  isOfLateDelivery,
  isOfLateness,
  isOfUpkeep,
  isOnlyOfPenalty,
  isPenaltyUnlimited,
  isRate,
  ofSumsDue,
  PAYS_EACH,
  raisesPrice,
  saysOnlyWhenPaid,
  yearlyCharges,
} from './sums-due.ts'

const LONG_TO_WAIT = 60
const DUE_WITHIN = /(?:\b(?:within|after|net)|خلال|بعد|في غضون)\s([^.,،؛;]{3,30})/gi

const graceOfPayment: Bilingual = {
  en: 'From which day does the time to pay run, is there a period of grace, and is VAT or any other charge added?',
  ar: 'من أي يوم تبدأ مهلة السداد؟ وهل توجد مهلة سماح؟ وهل تُضاف ضريبة أو رسوم أخرى؟',
}

export const moneyKinds: readonly ClauseKind[] = [
  {
    name: 'payment',
    title: { en: 'Payment and late fees', ar: 'السداد وغرامات التأخير' },
    heading: says(['pay'], ['price'], ['refund']),
    asked: says(['pay', '!raise'], ['price', '!raise'], ['refund'], ['advance'], ['late']),
    sentence: (written) => {
      const said = ofSumsDue(written)
      if (isOnlyOfPenalty(written) || isOfUpkeep(written) || isOfLateDelivery(written)) return false
      return (
        isLateCharge(written) ||
        asksMoreForSame(written) ||
        isFee(written) ||
        (!saysOnlyWhenPaid(said) &&
          says(
            // "The rights pass whether or not paid" is no term of payment.
            ['pay', '!court', '!liable', '!penalty', '!unpaid', '!perDay'],
            ['pay', 'perDay', '!late', '!penalty', '!court', '!liable', '!unpaid'],
            ['pay', 'price', '!court', '!liable', '!unpaid'],
            ['late', 'price', '!penalty'],
            ['nonrefundable'],
            ['advance', 'not:refund'],
            ['deduct'],
            ['advance', 'refund'],
            ['not:refund'],
          )(said)) ||
        (says(['interest'], ['late', '!penalty'])(said) && isRate(said)) ||
        PAYS_EACH.test(said.text)
      )
    },
    risks: [
      paidWhenPaid,
      {
        level: 'high',
        when: (said) =>
          says(['late'], ['interest'])(said) &&
          yearlyCharges(said.text).some((rate) => rate >= HIGH_YEARLY_CHARGE),
        why: {
          en: 'The late charge comes to 18 % a year or more.',
          ar: 'تبلغ غرامة التأخير 18 % سنويًا أو أكثر.',
        },
        whyOf: highestYearly,
      },
      {
        level: 'high',
        when: asksMoreForSame,
        why: {
          en: 'More work may be asked for the same money.',
          ar: 'قد يُطلب عمل أكثر بالمقابل نفسه.',
        },
        ask: {
          en: 'Can extra work be agreed in writing first, be limited and be paid?',
          ar: 'هل يمكن أن يُتفق كتابة على العمل الإضافي قبله وأن يكون له حد ومقابل؟',
        },
      },
      {
        level: 'high',
        when: raisesPrice,
        why: {
          en: 'The other side may raise the price by itself.',
          ar: 'يحق للطرف الآخر رفع السعر منفردًا.',
        },
        ask: {
          en: 'Can the price stand for the term, or a rise be capped and let you leave without cost?',
          ar: 'هل يمكن تثبيت السعر طوال المدة، أو وضع حد للزيادة مع حق الخروج بلا كلفة؟',
        },
      },
      {
        level: 'high',
        when: says(['may', 'deduct'], ['alone', 'deduct'], ['freely', 'deduct']),
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
        isApart: true,
        why: {
          en: 'Money paid does not come back, even when the service is not given.',
          ar: 'المدفوع لا يُسترد حتى إن لم تُقدَّم الخدمة.',
        },
        ask: {
          en: 'Is part of it given back when the service is not given, or when you leave in time?',
          ar: 'هل يُرد جزء منه إن لم تُقدَّم الخدمة أو إن خرجت في وقت مبكر؟',
        },
      },
      {
        level: 'medium',
        when: isDueAnyway,
        why: {
          en: 'It is due all the same in the case that it names.',
          ar: 'يظل مستحقًا حتى في الحالة المذكورة.',
        },
      },
      {
        level: 'medium',
        when: says(['late']),
        why: { en: 'Paying late costs extra.', ar: 'التأخر في السداد له كلفة إضافية.' },
        whyOf: extraYearly,
      },
      {
        level: 'medium',
        when: ({ text }) =>
          [...text.matchAll(DUE_WITHIN)].some(([, time = '']) => {
            const [days] = periodsInDays(time)
            return days !== undefined && days >= 1 && days < 14
          }),
        why: { en: 'The time to pay is under two weeks.', ar: 'مهلة السداد أقل من أسبوعين.' },
      },
      {
        level: 'medium',
        when: ({ text }) =>
          [...text.matchAll(DUE_WITHIN)].some(
            ([, time = '']) => (periodsInDays(time, 'day')[0] ?? 0) >= LONG_TO_WAIT,
          ),
        why: {
          en: 'The time to pay is 60 days or more: long for the side that is to be paid.',
          ar: 'مهلة السداد 60 يومًا أو أكثر: طويلة على من يستحق المبلغ.',
        },
        ask: {
          en: 'Can it be 30 days, what is due when it is paid later still, and is VAT included?',
          ar: 'هل يمكن أن تكون 30 يومًا؟ وماذا يستحق إن تأخر السداد عنها؟ وهل السعر شامل ضريبة القيمة المضافة؟',
        },
      },
      { level: 'low', when: always, why: { en: 'Plain payment terms.', ar: 'شروط سداد معتادة.' } },
    ],
    ask: {
      en: 'Is VAT included? From which day does the time to pay run, and may a disputed invoice be held back?',
      ar: 'هل السعر شامل ضريبة القيمة المضافة؟ ومن أي يوم تبدأ مهلة السداد؟ وهل يجوز وقف سداد فاتورة متنازع عليها؟',
    },
    asks: {
      letting: graceOfPayment,
      membership: graceOfPayment,
      employment: {
        en: 'On which day is it paid, what makes it up (basic pay and allowances), and what may be deducted?',
        ar: 'في أي يوم يُدفع؟ ومم يتكون (أساسي وبدلات)؟ وما الذي يجوز خصمه؟',
      },
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
    asked: says(['penalty'], ['late'], ['breach'], ['ceiling', '!liable', '!indemnify', '!price']),
    sentence: (said) =>
      (says(['penalty'], ['compensation', 'pay'], ['late', 'pay', 'perDay'])(said) ||
        isOfBreach(said) ||
        isOfLateness(said) ||
        forfeitsDeposit(said)) &&
      !isLateCharge(said),
    risks: [
      {
        level: 'medium',
        when: (said) => hasCeiling(said) && !isUnlimited(said),
        why: {
          en: 'A sum is due on breach, up to a maximum.',
          ar: 'يستحق مبلغ عند الإخلال بحد أقصى.',
        },
        ask: {
          en: 'Is it the only remedy for the same breach? An onshore UAE court may adjust it to the real loss.',
          ar: 'هل هو الجزاء الوحيد عن الإخلال نفسه؟ يجوز للقاضي في الدولة تعديله بما يساوي الضرر.',
        },
      },
      {
        level: 'high',
        when: forfeitsDeposit,
        isApart: true,
        why: {
          en: 'The deposit or advance is lost.',
          ar: 'يضيع التأمين أو العربون.',
        },
        ask: {
          en: 'Is it the only sum that is lost, and is any of it given back when the loss is smaller?',
          ar: 'هل هو كل ما يُخسر؟ وهل يُرد منه شيء إن كان الضرر أقل؟',
        },
      },
      {
        level: 'high',
        when: isPenaltyUnlimited,
        why: {
          en: 'A sum is due on breach, and the clause says that it has no limit.',
          ar: 'يستحق مبلغ عند الإخلال، وينص البند على أنه بلا حد.',
        },
      },
      {
        level: 'high',
        when: (said) => paysToLeave(said) && !isGrowing(said),
        why: {
          en: 'A fixed sum is due for leaving early.',
          ar: 'يستحق مبلغ محدد على الخروج المبكر.',
        },
        ask: askOfLeaving,
      },
      {
        level: 'high',
        when: (said) => isGrowing(said) && !isPenaltyUnlimited(said),
        why: {
          en: 'The sum grows with the time of the breach and no maximum is stated here.',
          ar: 'يزيد المبلغ بطول مدة الإخلال ولا يذكر البند حدًا أقصى.',
        },
      },
      {
        level: 'high',
        when: (said) =>
          (says(['late'])(said) || isOfLateness(said)) &&
          !isPenaltyUnlimited(said) &&
          !isGrowing(said) &&
          !paysToLeave(said),
        why: {
          en: 'A sum is due for being late.',
          ar: 'يستحق مبلغ على التأخير.',
        },
      },
      {
        level: 'high',
        when: always,
        why: {
          en: 'A sum is due on breach, whatever the real loss is.',
          ar: 'يستحق مبلغ عند الإخلال أيًا كان الضرر الفعلي.',
        },
        ask: {
          en: 'For which breach exactly is it due, is it near the loss to be expected, and is it the only remedy? An onshore UAE court may adjust it to the real loss.',
          ar: 'عن أي إخلال يستحق بالضبط؟ وهل يقارب الضرر المتوقع؟ وهل هو الجزاء الوحيد؟ يجوز للقاضي في الدولة تعديله بما يساوي الضرر.',
        },
      },
    ],
    ask: {
      en: 'Can it be capped (10 % of the price is common) and be the only remedy for delay? An onshore UAE court may adjust it to the real loss.',
      ar: 'هل يمكن وضع حد أقصى له (10 % من القيمة شائع) وأن يكون الجزاء الوحيد عن التأخير؟ يجوز للقاضي في الدولة تعديله بما يساوي الضرر.',
    },
  },
]
