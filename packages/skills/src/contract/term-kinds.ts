import type { Bilingual } from '@wakeel/contract'
import { formatDuration } from '../reading/format-duration.ts'
import {
  always,
  type ClauseKind,
  longerThan,
  periodsInDays,
  type Said,
  says,
  understand,
} from './clause-kind.ts'
import { hasUnlikeNotice, noticesInDays, tellsNoticePeriod } from './equality.ts'
import { askOfLeaving, paysToLeave } from './leaving.ts'
import { isRenewalAlone, renewalKind } from './renewal-kind.ts'

const hasEnd = ({ text }: Said): boolean =>
  periodsInDays(text).length > 0 ||
  /(?:until|expire|end(?:s|ing)? on|\d{4}|حتى|تنتهي|ينتهي|مدت?[ةه][^.]{0,15} (?:سنة|عام|شهر))/.test(
    text,
  )

/** "Commences on 1 January 2026", «تبدأ في 1 فبراير 2027»: when it starts is not asked. */
const STARTS_ON =
  /(?:\b(?:commenc\w{1,5}|start\w{0,4}|begin\w{0,4}|from)|(?<!\p{L})(?:[يت]بد[أا]|اعتبار\p{L}{1,2}|ابتداء\p{M}?|من))[^.،,;]{0,12}[\d٠-٩]{1,2}[^.،,;]{1,14}[\d٠-٩]{4}/iu

/** "For two years after the end of this agreement" says when. */
const AFTER_END =
  /(?:\b(?:after|following|upon|from)\s(?:the\s)?(?:date\sof\s)?(?:its\s)?(?:termination|end|ending|expiry|expiration|cessation)(?:\sof\s(?:this|the|his|her|their)\s\p{L}+)?|(?:بعد|من)\s(?:تاريخ\s)?(?:انتهاء|إنهاء|انهاء|فسخ|ترك)\s(?:هذا\s|هذه\s)?(?:العقد|عقده|الاتفاقية|الخدمة|خدمته|خدمتها|العمل|عمله|عقد العمل|العلاقة))/iu

/** "Before the end of the term", "the rest of the term": what is said of it says not how long it is. */
const WITHIN_TERM =
  /\b(?:(?:before|prior to) (?:the )?(?:end|expiry|expiration|completion)|(?:rest|remainder|balance)) of (?:the|this|its|his|her|their) (?:\p{L}{1,12} )?term\b|\b(?:remaining|unexpired) term\b|(?<!\p{L})قبل (?:نهاية|انتهاء|انقضاء|إتمام) (?:ال)?مد(?:ة|ته|تها)(?!\p{L})|(?<!\p{L})(?:باقي المدة|المدة المتبقية)(?!\p{L})/giu
const ofWholeTerm = (said: Said): Said => understand(said.text.replaceAll(WITHIN_TERM, ' '))
const LASTS =
  /\b(?:agreement|contract|lease|tenancy|subscription|membership) (?:(?:lasts?|is valid|is|runs?) (?:for|until|from)|(?:ends?|expires?) (?:on|after|in))\b/i

/** «مدة الإيجار سنتان», "the rental period is one year": so long is what the contract is for. */
const TERM_IS =
  /\b(?:lease|rental|tenancy|hire|subscription|membership|contract|employment|engagement) (?:term|period|duration) (?:is|shall be|will be|runs?|covers?)\b|(?<!\p{L})مد[ةه] (?:ال)?(?:إيجار|ايجار|تأجير|استئجار|اشتراك|عضوية|تعاقد|توظيف|خدمات?|خدمة|عمل)(?!\p{L})(?! (?:بعد|قبل))/iu

/** "Design services for 6 months beginning on 10 January 2027" */
const LASTS_FROM =
  /(?:\bfor (?:a (?:term|period) of )?|لمدة )(?:\S{1,12} ){1,2}(?:months?|years?|weeks?|أشهر|اشهر|شهرا|شهرًا|سنوات|سنة|سنتين|شهرين)?,? ?(?:(?:beginning|starting|commencing)(?: on| from)?|تبدأ|تبدا|اعتبارا|اعتبارًا|ابتداء)/iu

/** "The Owner lets the shop for three years", «تقدم الشركة الخدمات لمدة سنة»: so long is done what the contract is for. */
const DONE_FOR =
  /(?:\b(?:lets?|leases?|rents?|hires?|engages?|employs?|appoints?|provides?|licen[cs]es?|let|leased|rented|hired|engaged|employed|appointed|provided)\b|(?<!\p{L})(?:و?س?[يت](?:ؤجر|ؤجِّر|ستأجر|قدم|وفر|عين|وظف|رخص|عمل|زود)|أجر|أجّر|استأجر|عين|عيّن)(?!\p{L}))[^.؛;]{0,80}?(?:\bfor (?:a (?:fixed )?(?:term|period) of )?|(?<!\p{L})ل?مد(?:ة|تها|ته) )(?:[^\s.,،]{1,12} ){0,2}(?:months?|years?|شهر|شهرا|شهرًا|شهرين|أشهر|اشهر|سنة|سنتين|سنوات|عام|عامين|عاما|عامًا|أعوام|اعوام)(?!\p{L})(?! (?:after|following|بعد))/iu
/** What may last by itself: a warranty, free support, a notice. */
const OF_PART =
  /\b(?:warrant(?:y|s|ies)|guarantees?|free|support|maintenance|notice|training|discount)\b|ضمان|كفالة|مجان|صيانة|دعم|إشعار|اشعار|تدريب|خصم/iu
/** "Shall stay with the Hospital for two years after the training", «تلتزم بالعمل لدى المستشفى سنتين»: a least time of service. */
const STAYS =
  /\b(?:shall|must|will|agrees? to) (?:stay|remain|continue|work|serve)\b[^.;]{0,50}?\bfor (?:at least |a period of |a minimum of )?(?:[^\s.,;]{1,12} ){1,3}?(?:months?|years?)\b|(?<!\p{L})(?:[يت]لتزم|[يت]تعهد|على) [^.؛]{0,25}(?<!عدم )(?:ب?ال(?:عمل|بقاء|استمرار|خدم[ةه]))(?!\p{L})[^.؛]{0,40}?(?:سنتين|سنوات|سن[ةه]|[أا]شهر|شهرا|شهرًا|عامين|[أا]عوام)(?!\p{L})/iu
const isOfService = (said: Said): boolean =>
  STAYS.test(said.text) && says(['!secret', '!rival', '!noncompete', '!ban', '!penalty'])(said)

const isDoneFor = (said: Said): boolean =>
  DONE_FOR.test(said.text) &&
  !OF_PART.test(said.text) &&
  says(['!secret', '!rival', '!noncompete', '!late', '!penalty', '!end'])(said)

/** «إشعار مدته 30 يومًا»: so long is the notice. */
const NOTICE_LASTS = /(?:إشعار|اشعار|إخطار|اخطار|إنذار|انذار)[^.،]{0,20}مد(?:ته|تها|ة)/

/** «وللشركة إنهاؤه فورًا» */
const RIGHT_OF = /^\s{0,3}و?لل\p{L}{3,12} /u
/** "Either party on 60 days' notice. The Company may end it at once …": one of them has more. */
const hasFurtherExit = ({ text }: Said): boolean => {
  const parts = text.split(/[.;؛]\s/u).map(understand)
  return (
    parts.some(says(['both', 'end'])) &&
    parts.some(
      (part) =>
        says(['end', 'party', '!both', '!not:end'])(part) &&
        (says(['may'])(part) || RIGHT_OF.test(part.text)),
    )
  )
}

const SHORT_NOTICE = 30
const LONG_NOTICE = 60
const IF =
  /\b(?:if|when|unless|where|fails?)\b|(?<!\p{L})[وف]?(?:[إا]ذا|لو|في حال|متى|ما لم|عند)(?!\p{L})/iu
/** "The Landlord may terminate at any time by giving 7 days notice", "may end it with one day's notice" */
const endsAtWill = (said: Said): boolean => {
  const notices = noticesInDays(said.text)
  return (
    (says(['end', 'may', 'anytime', '!both', '!not:end', '!freely'])(said) &&
      notices.every((days) => days < SHORT_NOTICE)) ||
    (says(['end', 'may', '!both', '!not:end', '!freely'])(said) &&
      notices.length === 1 &&
      (notices[0] ?? 0) < SHORTEST_NOTICE &&
      !IF.test(said.text))
  )
}
const SHORTEST_NOTICE = 7
function endsAtWillWithin(text: string): Bilingual | undefined {
  const [days] = noticesInDays(text)
  if (days === undefined) return undefined
  return {
    en: `One side may end it at any time, on only ${formatDuration({ day: days }, 'en')} of notice: hard on you if it is the other side.`,
    ar: `يجوز لأحد الطرفين الإنهاء في أي وقت بإشعار قصير (${formatDuration({ day: days }, 'ar')}): يضرك إن كان ذلك الحق للطرف الآخر.`,
  }
}

export const termKinds: readonly ClauseKind[] = [
  {
    name: 'term',
    title: { en: 'Term', ar: 'مدة العقد' },
    heading: says(['term'], ['lasting']),
    // "these terms" are all of the contract.
    asked: (said) =>
      says(['term', '!secret', '!end', '!notice'], ['lasting', '!secret'])(said) &&
      !/\bterms\b/i.test(said.text),
    sentence: (written) => {
      const said = ofWholeTerm(written)
      if (NOTICE_LASTS.test(said.text)) return false
      return (
        says(['lasting', '!secret'])(said) ||
        LASTS.test(said.text) ||
        (TERM_IS.test(said.text) && hasEnd(said)) ||
        LASTS_FROM.test(said.text) ||
        isDoneFor(said) ||
        isOfService(said) ||
        (says(
          ['term', 'agreement', '!raise', '!rival', '!secret'],
          ['term', 'renew', '!rival'],
          ['start', 'agreement', '!raise', '!secret'],
        )(said) &&
          (hasEnd(said) || says(['endless'])(said)))
      )
    },
    risks: [
      {
        level: 'medium',
        when: says(['endless']),
        why: {
          en: 'It runs without an end date, so the way out is the termination clause alone.',
          ar: 'يسري دون تاريخ انتهاء، فلا مخرج منه إلا شرط الإنهاء.',
        },
      },
      {
        level: 'medium',
        when: longerThan(730),
        why: { en: 'It binds for more than two years.', ar: 'يُلزم لأكثر من سنتين.' },
      },
      {
        level: 'low',
        when: (said) => hasEnd(said) && STARTS_ON.test(said.text),
        why: { en: 'The term is stated.', ar: 'المدة محددة.' },
        ask: {
          en: 'What happens at its end to work under way and to what was paid ahead?',
          ar: 'ما مصير الأعمال الجارية وما دُفع مقدمًا عند انتهائه؟',
        },
      },
      {
        level: 'low',
        when: hasEnd,
        why: { en: 'The term is stated.', ar: 'المدة محددة.' },
      },
      {
        level: 'medium',
        when: always,
        why: {
          en: 'No length or end date is stated in this clause.',
          ar: 'لا يذكر هذا البند مدة ولا تاريخ انتهاء.',
        },
      },
    ],
    ask: {
      en: 'When exactly does it start and end, and what happens to work under way at the end?',
      ar: 'متى يبدأ العقد ومتى ينتهي بالضبط، وما مصير الأعمال الجارية عند انتهائه؟',
    },
    usual: {
      en: 'without a term nobody knows when the duties start and end',
      ar: 'من دونها لا يُعرف متى تبدأ الالتزامات ومتى تنتهي',
    },
  },
  renewalKind,
  {
    name: 'termination',
    title: { en: 'Termination and notice', ar: 'الإنهاء والإشعار' },
    heading: says(['end']),
    sentence: (said) =>
      paysToLeave(said) ||
      tellsNoticePeriod(said) ||
      (!isRenewalAlone(said) &&
        says(
          ['may', 'end'],
          ['not:end'],
          ['end', 'agreement'],
          ['early', 'end'],
          ['end', 'notice'],
          ['end', 'freely'],
          ['exitFee'],
          ['early', 'pay', 'whole'],
        )(AFTER_END.test(said.text) ? understand(said.text.replace(AFTER_END, ' ')) : said)),
    asked: says(['end'], ['notice', '!renew']),
    risks: [
      {
        level: 'high',
        when: says(['not:end']),
        isNo: true,
        why: {
          en: 'It takes the right to end the contract away from a party.',
          ar: 'يحرم أحد الطرفين من حق إنهاء العقد.',
        },
      },
      {
        level: 'high',
        when: says(['end', 'freely']),
        why: {
          en: 'A party may end it without notice or at its own discretion.',
          ar: 'يجوز لأحد الطرفين الإنهاء دون إشعار أو وفق تقديره المنفرد.',
        },
      },
      {
        level: 'high',
        when: endsAtWill,
        why: {
          en: 'One side may end it at any time, and this clause names no notice: hard on you if it is the other side.',
          ar: 'يجوز لأحد الطرفين الإنهاء في أي وقت ولا يذكر البند إشعارًا: يضرك إن كان ذلك الحق للطرف الآخر.',
        },
        whyOf: endsAtWillWithin,
      },
      {
        level: 'high',
        when: paysToLeave,
        why: { en: 'Leaving early costs money.', ar: 'الخروج المبكر له كلفة مالية.' },
        ask: askOfLeaving,
      },
      {
        level: 'medium',
        when: hasUnlikeNotice,
        why: {
          en: 'The sides have different notice: check that yours is not the longer one.',
          ar: 'مهلة الإشعار تختلف بين الطرفين: تحقق من أن مهلتك ليست الأطول.',
        },
      },
      {
        level: 'medium',
        when: hasFurtherExit,
        why: {
          en: 'Both sides may end it, and one of them has a further way out: check whose it is.',
          ar: 'يحق للطرفين الإنهاء، ولأحدهما حق إضافي فيه: تحقق لمن هو.',
        },
      },
      {
        level: 'low',
        when: says(['both']),
        why: {
          en: 'Both sides may end it on the same terms.',
          ar: 'يحق للطرفين الإنهاء بالشروط نفسها.',
        },
        ask: {
          en: 'In which form and from which day does notice count, and what is paid or returned at the end?',
          ar: 'بأي شكل ومن أي يوم يُحتسب الإشعار؟ وما الذي يُدفع أو يُعاد عند الإنهاء؟',
        },
      },
      {
        level: 'medium',
        when: (said) =>
          !hasUnlikeNotice(said) && noticesInDays(said.text).some((days) => days >= LONG_NOTICE),
        why: {
          en: 'Ending it needs notice of 60 days or more: check that the other side needs as much.',
          ar: 'يحتاج إنهاؤه إلى إشعار قبل 60 يومًا أو أكثر: تحقق من أن الطرف الآخر ملزم بمثله.',
        },
      },
      {
        level: 'medium',
        when: always,
        why: {
          en: 'Not plainly mutual: check that you can end it too.',
          ar: 'ليس متبادلًا صراحة: تحقق من أن لك حق الإنهاء أيضًا.',
        },
      },
    ],
    ask: {
      en: 'May both sides end it for convenience and for breach, with how much notice, and what is paid or returned then?',
      ar: 'هل يحق للطرفين الإنهاء بالإرادة المنفردة وعند الإخلال، وبأي مهلة، وما الذي يُدفع أو يُعاد عندئذ؟',
    },
    usual: {
      en: 'without it the way out is left to the general law and often to a court',
      ar: 'من دونه يُترك الخروج من العقد للقانون العام وغالبًا للمحكمة',
    },
  },
]
