import type { Risk, Test } from './clause-kind.ts'

/** "I get paid only when the main contractor gets paid", «لا تُدفع إلا بعد قبض المقاول الرئيسي» */
const WHEN_PAID =
  /\b(?:paid|pays?|payable|due|payments? (?:to [^.;]{1,40} )?(?:shall be|will be|is|are) (?:made|released))\b[^.;]{0,40}\b(?:when|once|after|if|until)\b[^.;]{0,50}\b(?:(?:gets?|is|has been|was) paid by\b|gets? paid\b|is paid(?= *[,.;]|$)|receives? (?:the |its |such )?(?:payment|money|funds)|collects? (?:the )?(?:payment|money))|(?<!\p{L})(?:(?:ال)?(?:دفع|سداد|صرف)|[يت]ُ?(?:دفع|صرف|سدد)) [^.؛]{0,50}بعد (?:[أا]ن )?(?:ي?قبض|[يا]?ستلم?ا?م?|تحصيل|يحصل) (?:ال)?(?:مقاول|شرك|عميل|وكال|طرف|مورد)|(?<!\p{L})(?:لا|لن) [^.؛]{0,60}(?:[إا]لا|قبل) (?:(?:بعد|عند|متى|[أا]ن) ){0,2}(?:قبض|استلام|تحصيل|[يت]قبض|[يت]ستلم|[يت]حصل)/iu

/** A payment that hangs on somebody else's. */
export const paidWhenPaid: Risk & { when: Test } = {
  level: 'high',
  when: ({ text }) => WHEN_PAID.test(text),
  why: {
    en: 'It is paid only when somebody else has paid: late, or never.',
    ar: 'لا يُدفع إلا بعد أن يدفع غيره: قد يتأخر أو لا يأتي.',
  },
  ask: {
    en: 'Can there be a last day on which it is due all the same?',
    ar: 'هل يمكن تحديد يوم أقصى يستحق فيه على أي حال؟',
  },
}
