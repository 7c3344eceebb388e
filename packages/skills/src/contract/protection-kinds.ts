import {
  always,
  type ClauseKind,
  longerThan,
  periodsInDays,
  type Said,
  says,
} from './clause-kind.ts'

/** "… shall belong to the Company", «تؤول … إلى الشركة»: whose the work is, is said. */
const OWNER =
  /\b(?:belongs?|vests?|pass(?:es)?|transfer(?:s|red)?|assign(?:s|ed)?|owned|property)\b[^.]{0,80}?\b(?:to|in|by|of) the \p{L}{4,}|(?:تؤول|تنتقل|تعود|ملك|يتنازل|مملوك)[^.]{0,80}?(?:[إا]لى ال|لل|ل?صالح ال)\p{L}{3,}/iu
const givesAway = (said: Said): boolean =>
  says(['own', 'party', '!both', '!keep', '!existing', '!unpaid'])(said) && OWNER.test(said.text)

/** «بيانات العميل الشخصية» */
const PERSONAL_DATA = /بيانات \p{L}{2,12} (?:ال)?شخصي[ةه]/u
/** "May share your name and phone", «نحتفظ باسمك ورقم هاتفك» */
const CONTACTS =
  /\b(?:stores?|shares?|sells?|collects?|discloses?|records?)\b[^.;]{0,20}\b(?:your|(?:customer|member|user|patient|guest|client|student)s?['’]?s?)\b[^.;]{0,15}\b(?:names?|phones?|numbers?|e-?mails?|contacts?|photos?|details)\b|(?<!\p{L})[وف]?(?:قد )?[نيت](?:حتفظ|شارك|خزن|جمع|بيع|سجل) [^.؛]{0,25}(?:[أا]سماء|اسم|[أا]رقام|رقم|هاتف|بريد|صور)(?:ك|كم|هم|ه|ها| (?:ال)?(?:عملاء|عميل|طلاب|مرضى|[أا]عضاء))(?!\p{L})/iu
const isOfData = (said: Said): boolean =>
  says(['data'])(said) || PERSONAL_DATA.test(said.text) || CONTACTS.test(said.text)
const MY_DATA =
  /\bdata\b|\b(?:my|our|their) (?:details|information)\b|(?<!\p{L})(?:ال)?بيانات(?:ي|نا|هم)?(?!\p{L})/iu

/** "Grants the Centre a perpetual licence", «يمنح الشركة حق استعمال الصور» */
const LICENCE =
  /\b(?:grants?|gives?|licen[cs]es)\b[^.;]{0,60}\b(?:licen[cs]e|right to use)\b|(?<!\p{L})[وف]?[يت]منح [^.؛]{0,60}(?:ترخيص|رخصة|حق (?:ال)?(?:استعمال|استخدام))/iu
const KEEPS_RIGHTS =
  /\bkeeps? (?:(?:the|its|his|her|all|their) ){0,2}(?:copyright|rights|ownership)\b/i

const WHOSE = /\bwhose\b|(?<!\p{L})(?:لمن|لمين|(?:تبع|حق|ملك) مين)(?!\p{L})/iu

/** "Shall not open a salon or work for another salon", «عدم العمل لدى صيدلية أخرى»: a ban on other work, whatever the trade is called. */
const OTHER_WORK =
  /\b(?:not|never|refrain from|prohibited from|barred from)\b[^.;]{0,60}?\b(?:work(?:ing)?|be employed|join(?:ing)?|open(?:ing)?|set(?:ting)? up|start(?:ing)?|establish(?:ing)?|teach(?:ing)?|train(?:ing)?)\b[^.;]{0,40}?\b(?:another|other|any (?:similar|competing)|similar|own)\b/iu
const OTHER_WORK_ARABIC =
  /(?<!\p{L})(?:[وب]?عدم|و?[بل]?[أا]لا|لا|و?لن|يمتنع|تمتنع|يحظر|ممنوع)(?!\p{L})[^.؛]{0,60}?(?:العمل|[يت]عمل|فتح|[يت]فتح|تأسيس|تاسيس|[يت]ؤسس|الانضمام|افتتاح|التدريس|[يت]درس|التدريب|[يت]درب)(?!\p{L})[^.؛]{0,40}?(?:[آأا]خر|[أا]خرى|مماثل\p{L}{0,2}|منافس\p{L}{0,2}|مشابه\p{L}{0,2}|لحسابه\p{L}{0,2})(?!\p{L})/u
/** "Can I work elsewhere?", «اقدر اشتغل عند غيرهم؟» */
const WORK_ELSEWHERE =
  /\bwork (?:elsewhere|(?:for|with) (?:another|others?|someone|anyone|other|a (?:new|different)))\b|(?:اشتغل|أشتغل|اعمل|أعمل) (?:عند|مع|لدى|في) (?:غير|حد|شركة|مكان|أي|اي)/iu
/** "Shall not work with any client of the Company for two years after leaving" */
const THEIR_CLIENTS =
  /\bnot\b[^.;]{0,60}?\b(?:work|deal|contract|teach|train|treat|approach|contact|serve)\b[^.;]{0,40}?\b(?:client|customer|student|patient|supplier|distributor)s?\b[^.;]{0,60}?\bafter\b|(?<!\p{L})(?:[وب]?عدم|لا|و?[بل]?[أا]لا)(?!\p{L})[^.؛]{0,60}?(?:عميل|عملاء|زبائن|زبون|طالب|طلاب|مرضى|مريض)(?!\p{L})[^.؛]{0,60}?(?<!\p{L})بعد(?!\p{L})/iu
const AFTER =
  /\b(?:after|following|within|during|for)\b|(?<!\p{L})(?:بعد|خلال|لمدة|طوال|ضمن|[أا]ثناء)(?!\p{L})/iu
/** "Shall not work in any salon for three years after leaving", «ممنوع … العمل في أي صالون … بعد تركها» */
const NO_WORK_AFTER =
  /\bnot\b[^.;]{0,30}\bwork\b[^.;]{0,80}\bafter (?:leaving|resign|terminat|the end|he|she|they|i|his|her)\b|(?<!\p{L})(?:[وب]?عدم|و?[بل]?[أا]لا|لا|[يت]حظر|ممنوع)(?!\p{L})[^.؛]{0,30}(?:العمل|[يت]عمل)(?!\p{L})[^.؛]{0,60}بعد (?:ترك|انتهاء|نهاية|[إا]نهاء)/iu
const bansOtherWork = ({ text }: Said): boolean =>
  (NO_WORK_AFTER.test(text) && periodsInDays(text).length > 0) ||
  ((OTHER_WORK.test(text) || OTHER_WORK_ARABIC.test(text)) && AFTER.test(text)) ||
  (THEIR_CLIENTS.test(text) && periodsInDays(text).length > 0)

export const protectionKinds: readonly ClauseKind[] = [
  {
    name: 'confidentiality',
    title: { en: 'Confidentiality', ar: 'السرية' },
    heading: says(['secret']),
    sentence: says(['secret'], ['not:tell']),
    risks: [
      {
        level: 'medium',
        when: says(['endless']),
        why: { en: 'The duty never ends.', ar: 'التزام لا ينتهي.' },
      },
      {
        level: 'low',
        when: (said) => says(['both'])(said) && periodsInDays(said.text).length > 0,
        why: { en: 'It binds both sides.', ar: 'يُلزم الطرفين.' },
        ask: {
          en: 'Are public, already known and legally required disclosures excepted?',
          ar: 'هل يُستثنى المعلن والمعروف سلفًا والإفصاح الواجب قانونًا؟',
        },
      },
      {
        level: 'low',
        when: says(['both']),
        why: { en: 'It binds both sides.', ar: 'يُلزم الطرفين.' },
        ask: {
          en: 'For how many years after the end, and are public, already known and legally required disclosures excepted?',
          ar: 'كم سنة بعد الانتهاء؟ وهل يُستثنى المعلن والمعروف سلفًا والإفصاح الواجب قانونًا؟',
        },
      },
      {
        level: 'medium',
        when: always,
        why: { en: 'It seems to bind one side only.', ar: 'يبدو أنه يُلزم طرفًا واحدًا.' },
      },
    ],
    ask: {
      en: 'Is it mutual, for how many years after the end, and are public, already known and legally required disclosures excepted?',
      ar: 'هل هو متبادل؟ وكم سنة بعد الانتهاء؟ وهل يُستثنى المعلن والمعروف سلفًا والإفصاح الواجب قانونًا؟',
    },
    usual: {
      en: 'what the sides learn of each other is otherwise barely protected',
      ar: 'من دونها تكاد معلومات كل طرف لدى الآخر لا تُحمى',
    },
  },
  {
    name: 'intellectual-property',
    title: { en: 'Intellectual property', ar: 'الملكية الفكرية' },
    heading: says(['idea']),
    asked: (said) =>
      says(['idea'], ['made', 'own'])(said) || (says(['made'])(said) && WHOSE.test(said.text)),
    sentence: (said) =>
      LICENCE.test(said.text) ||
      says(
        ['idea'],
        ['made', 'own'],
        ['made', 'keep'],
        ['existing', 'own'],
        ['unpaid', 'own'],
        ['oncePaid', 'own'],
      )(said),
    risks: [
      {
        level: 'high',
        when: says(['existing', 'own', '!keep'], ['existing', 'own', 'not:keep']),
        why: {
          en: 'It takes in what was owned before the contract.',
          ar: 'يشمل ما كان مملوكًا قبل العقد.',
        },
      },
      {
        level: 'high',
        when: says(['own', 'unpaid']),
        why: {
          en: 'It passes even when the work was not paid for.',
          ar: 'ينتقل الحق حتى إن لم يُدفع مقابل العمل.',
        },
      },
      {
        level: 'high',
        when: (said) => LICENCE.test(said.text) && says(['endless'])(said),
        why: {
          en: 'The right to use it never ends or cannot be taken back.',
          ar: 'حق الاستعمال لا ينتهي أو لا يمكن سحبه.',
        },
        ask: {
          en: 'For which use and how long is it given, what is paid for it, and can it be ended?',
          ar: 'لأي استعمال ولأي مدة يُمنح؟ وما المقابل؟ وهل يمكن إنهاؤه؟',
        },
      },
      {
        level: 'low',
        when: says(['own', 'oncePaid', '!existing']),
        why: {
          en: 'The work passes when it is paid for.',
          ar: 'تنتقل الحقوق عند السداد.',
        },
        ask: {
          en: 'May the work be shown by the side that made it, and does the price cover it?',
          ar: 'هل يجوز لمن أنجز العمل عرضه؟ وهل يغطي السعر انتقال الحقوق؟',
        },
      },
      {
        level: 'medium',
        when: givesAway,
        why: {
          en: 'It gives the work to the side that it names: if that is not you, you keep only what a licence leaves you.',
          ar: 'يمنح الأعمال للطرف المسمى فيه: إن لم تكن أنت فلا يبقى لك إلا ما يتيحه ترخيص.',
        },
        ask: {
          en: 'May it pass only when it is paid for, may you show the work and reuse what you had before, and does the price cover it?',
          ar: 'هل يمكن ألا تنتقل الحقوق إلا بعد السداد؟ وهل يجوز لك عرض الأعمال واستعمال ما كان لك قبل العقد؟ وهل يغطي السعر ذلك؟',
        },
      },
      {
        level: 'low',
        when: says(['existing', 'keep', 'both']),
        why: { en: 'Each keeps its own.', ar: 'يحتفظ كل طرف بحقوقه.' },
      },
      {
        level: 'medium',
        when: (said) => says(['own'])(said) && !givesAway(said),
        why: {
          en: 'It settles who owns the work: check that it is you, or that your licence covers your use.',
          ar: 'يحدد مالك الأعمال: تحقق من أنه أنت أو أن ترخيصك يغطي استعمالك.',
        },
      },
      {
        level: 'low',
        when: (said) => says(['keep'])(said) || KEEPS_RIGHTS.test(said.text),
        why: { en: 'Each keeps its own.', ar: 'يحتفظ كل طرف بحقوقه.' },
      },
      {
        level: 'medium',
        when: ({ text }) => LICENCE.test(text),
        why: {
          en: 'It gives a right to use: check how far it goes.',
          ar: 'يمنح حق استعمال: تحقق من حدوده.',
        },
      },
      {
        level: 'medium',
        when: always,
        why: { en: 'It does not plainly say who owns what.', ar: 'لا يحدد صراحة من يملك ماذا.' },
      },
    ],
    ask: {
      en: 'Who owns the results and from when (on creation or on payment), and what licence has the other side?',
      ar: 'من يملك النتائج ومن أي وقت (عند الإنشاء أم عند السداد)؟ وما ترخيص الطرف الآخر؟',
    },
    usual: {
      en: 'in the UAE rights in a work stay with its author unless they are assigned in writing',
      ar: 'تبقى حقوق المصنف لمؤلفه ما لم تُنقل كتابة',
    },
  },
  {
    name: 'non-compete',
    title: { en: 'Non-compete and non-solicitation', ar: 'عدم المنافسة' },
    isBan: true,
    heading: says(['noncompete'], ['rival']),
    asked: (said) =>
      says(['noncompete'], ['rival'], ['ban'])(said) || WORK_ELSEWHERE.test(said.text),
    sentence: (said) =>
      says(['noncompete'], ['not:rival'], ['ban', 'rival'], ['not:poach'])(said) ||
      bansOtherWork(said),
    risks: [
      {
        level: 'high',
        when: longerThan(730),
        why: {
          en: 'Longer than two years, the most that UAE law allows for an employee.',
          ar: 'تزيد على سنتين، وهي أقصى ما يجيزه القانون الإماراتي للعامل.',
        },
      },
      {
        level: 'high',
        when: (said) => periodsInDays(said.text).length === 0 || says(['anywhere'])(said),
        why: { en: 'No limit in time, or none in place.', ar: 'بلا حد زمني أو بلا حد مكاني.' },
      },
      {
        level: 'medium',
        when: always,
        why: {
          en: 'It limits whom you may work with or hire afterwards.',
          ar: 'يقيّد من تعمل معه أو توظفه لاحقًا.',
        },
      },
    ],
    ask: {
      en: 'Is it limited in time, place and kind of work to what the business needs? For employees: Article 10 of Federal Decree-Law 33/2021, at most two years.',
      ar: 'هل هو محدد الزمان والمكان ونوع العمل بقدر الحاجة؟ للعمال: المادة 10 من المرسوم بقانون اتحادي 33/2021، سنتان على الأكثر.',
    },
  },
  {
    name: 'data-protection',
    title: { en: 'Data protection', ar: 'حماية البيانات' },
    heading: says(['data']),
    asked: (said) => isOfData(said) || MY_DATA.test(said.text),
    sentence: isOfData,
    risks: [
      {
        level: 'high',
        when: (said) => isOfData(said) && says(['pass', 'others'])(said),
        why: {
          en: 'Personal data may go to others or out of the country.',
          ar: 'قد تنتقل البيانات الشخصية إلى الغير أو خارج الدولة.',
        },
      },
      {
        level: 'low',
        when: always,
        why: { en: 'Data protection is dealt with.', ar: 'حماية البيانات مذكورة.' },
      },
    ],
    ask: {
      en: 'Which law applies (Federal Decree-Law 45/2021, DIFC or ADGM), who tells of a breach and when, and what happens to the data at the end?',
      ar: 'أي قانون يسري (المرسوم بقانون اتحادي 45/2021 أو مركز دبي المالي أو سوق أبوظبي)؟ ومن يُبلغ عن الاختراق ومتى؟ وما مصير البيانات عند الانتهاء؟',
    },
    usual: {
      en: 'needed as soon as one side handles the other’s personal data',
      ar: 'لازمة متى عالج طرف بيانات شخصية للطرف الآخر',
    },
  },
]
