import {
  always,
  type ClauseKind,
  findConcept,
  periodsInDays,
  type Said,
  says,
} from './clause-kind.ts'

/** What follows "unless" or "notice" is how long before; the renewed term stands in front of it. */
function hasLongNotice({ text }: Said): boolean {
  if (periodsInDays(text, 'day').some((period) => period > 59)) return true
  const from = findConcept(text, 'unless')
  return (
    from !== undefined && periodsInDays(text.slice(from), 'month').some((period) => period > 59)
  )
}

const UNLESS =
  /(?<!\p{L})(?:unless|except|save|without|ما لم|[إا]لا [إا]ذا|[إا]لا [إا]ن|[إا]لا ب|ولا|دون|بدون)(?!\p{L})|(?<!\p{L})[إا]لا (?=ب)/iu
const ENDS =
  /\b(?:ends?|expires?|terminates?|lapses?|ceases?|comes? to an end|will end|shall end|is over)\b|(?<!\p{L})[وف]?(?:[يت]نتهي|منتهيا?|[يت]نقضي)(?!\p{L})/iu
/** "It ends on 31 May unless both sign an extension": what is excepted from its end is that it is renewed, which nothing does by itself. */
function endsUnlessRenewed({ text }: Said): boolean {
  const unless = UNLESS.exec(text)
  if (!unless) return false
  const renewal = findConcept(text, 'renew') ?? -1
  const again = findConcept(text, 'again') ?? renewal
  return Math.min(renewal, again) > unless.index && ENDS.test(text.slice(0, unless.index))
}

/** "Renewed by written agreement", and not "renews unless both sign a termination". */
function isRenewedByAgreement(said: Said): boolean {
  if (!says(['renew', 'agreed'])(said)) return false
  const unless = UNLESS.exec(said.text)?.index ?? Number.POSITIVE_INFINITY
  return (findConcept(said.text, 'agreed') ?? 0) < unless
}

/** "Must give notice; otherwise it renews", «وإلا تجددت» */
const RENEWS_ELSE =
  /\b(?:otherwise|failing which|or else)\b[^.;]{0,40}\b(?:renew|extend)|(?<!\p{L})و?[إا]لا (?:\p{L}{1,10} )?(?:[فو]?[يت])?ت?جدد/iu

/** "Renews each month until you cancel" */
const RENEWS_EACH =
  /\brenews? (?:itself )?(?:each|every|monthly|yearly|annually)\b|(?<!\p{L})[وف]?[يت]تجدد (?:\S{1,12} ){0,2}?(?:كل |شهري|سنوي)/iu

/** "Renews automatically unless cancelled 30 days before": how the renewal is stopped, and no way out of the contract. */
export const isRenewalAlone = (said: Said): boolean =>
  says(['renew', 'self', '!exitFee'])(said) &&
  !/\b(?:may|can|entitled)\b|(?<!\p{L})(?:يحق|يجوز)/iu.test(said.text)

export const renewalKind: ClauseKind = {
  name: 'auto-renewal',
  title: { en: 'Automatic renewal', ar: 'التجديد التلقائي' },
  heading: says(['renew', 'self']),
  asked: says(['renew']),
  sentence: (said) =>
    says(
      ['renew', 'self'],
      ['again', 'lasting'],
      ['again', 'renew'],
      ['again', 'self'],
      ['not:renew'],
    )(said) ||
    RENEWS_ELSE.test(said.text) ||
    RENEWS_EACH.test(said.text),
  goesOn: says(['notice']),
  risks: [
    {
      level: 'low',
      when: (said) =>
        says(['not:renew'])(said) || isRenewedByAgreement(said) || endsUnlessRenewed(said),
      isNo: true,
      why: { en: 'It rules automatic renewal out.', ar: 'ينفي التجديد التلقائي.' },
    },
    {
      level: 'high',
      when: (said) => says(['notice'], ['end'])(said) && hasLongNotice(said),
      why: {
        en: 'It renews by itself and stopping it needs notice of 60 days or more: easy to miss.',
        ar: 'يتجدد من تلقاء نفسه وإيقافه يحتاج إلى إشعار قبل 60 يومًا أو أكثر: يسهل تفويته.',
      },
    },
    {
      level: 'medium',
      when: says(['notice'], ['end']),
      why: {
        en: 'It renews by itself unless notice is given in time.',
        ar: 'يتجدد من تلقاء نفسه ما لم يُرسل إشعار في الموعد.',
      },
    },
    {
      level: 'high',
      when: always,
      why: {
        en: 'It renews by itself and this clause gives no way to stop it.',
        ar: 'يتجدد من تلقاء نفسه ولا يذكر البند سبيلًا لإيقافه.',
      },
    },
  ],
  ask: {
    en: 'Can renewal need your written agreement, or the notice be 30 days? May the price change on renewal?',
    ar: 'هل يمكن أن يكون التجديد بموافقتك الكتابية أو أن تكون مهلة الإشعار 30 يومًا؟ وهل يتغير السعر عند التجديد؟',
  },
}
