import type { Bilingual } from '@wakeel/contract'
import { always, type ClauseKind, type Said, says, understand } from './clause-kind.ts'

const forums = ['onshore', 'difc', 'adgm'] as const

/** Where law or court is named, it is not asked which. */
const affordable: Bilingual = {
  en: 'Can you afford to sue there, in English?',
  ar: 'هل تتحمل كلفة التقاضي هناك وباللغة الإنجليزية؟',
}

/** «باللغة الإنجليزية» names no country. */
const LANGUAGE = /(?:باللغة|اللغة|لغة|لغته|بال)\s?(?:هي )?(?:ال)?[إا]نجليزي[ةه]?/u
const isForeign = (said: Said): boolean =>
  says(['foreign'])(LANGUAGE.test(said.text) ? understand(said.text.replace(LANGUAGE, ' ')) : said)

/** "Working hours may be changed by the Company" */
const OF_WORK =
  /\b(?:hours|locations?|place|duties|schedule|timetable|timings?|scope|shifts?|services?)\b|(?<!\p{L})(?:ب|ل|و)?(?:ساعات|دوام|الدوام|مكان|مهام|مهامه|نطاق|مواعيد|المواعيد|خدمات|الخدمات)(?!\p{L})/iu
/** "May transfer the Employee to any branch", «نقل الموظف» */
const MOVES =
  /\b(?:may|can|entitled to|right to) (?:\w{1,12} ){0,3}?(?:transfer|relocate|move|reassign) (?:me|us|you|(?:the )?(?:employee|worker|shop|tenant|member|student|office|unit))\b|(?<!\p{L})[وف]?(?:يحق|يجوز|حق|لل\p{L}{3,10}|لصاحب) [^.؛]{0,20}نقل(?:ي|ك|نا|كم| (?:ال)?(?:موظف|عامل|محل|مست[أا]جر|طالب|مكتب|عضو))/iu

const DECIDED_BY_SIDE =
  /\b(?:decided|settled|resolved|determined)\b[^.;]{0,20}\bby (?:the )?(?!court|judge|arbitrat|competent|mutual|agree|negotiat|mediat|law|dubai|difc|adgm|uae)\p{L}{3,15} (?:alone|only|itself|at its)|(?<!\p{L})[يت]فصل (?:ال)?(?!محكم|محاكم|قاضي|هيئ)\p{L}{3,10} (?:وحده|وحدها|منفرد)/iu

/** "The Licensee shall not assign it. The Licensor may assign it freely": only one of them is bound. */
const isAssignedByOther = (said: Said): boolean =>
  says(['not:assign'])(said) &&
  said.text
    .split(/[.;؛]\s|,? but | بينما | أما /u)
    .map(understand)
    .some(says(['assign', 'may', '!not:assign', '!consent']))

export const lawKinds: readonly ClauseKind[] = [
  {
    name: 'governing-law',
    title: { en: 'Governing law and disputes', ar: 'القانون الواجب التطبيق والنزاعات' },
    heading: says(['law', 'govern'], ['court'], ['arbitrate']),
    asked: says(['law', 'govern'], ['court'], ['arbitrate'], ['fight']),
    sentence: says(
      ['court', 'party', '!deduct', '!suspend'],
      ['court', 'law'],
      ['court', 'onshore'],
      ['court', 'foreign'],
      ['court', 'difc'],
      ['court', 'adgm'],
      ['arbitrate'],
      ['law', 'govern'],
      ['law', 'foreign'],
    ),
    risks: [
      {
        level: 'high',
        when: says(['lcia']),
        why: {
          en: 'DIFC-LCIA was abolished by Dubai Decree 34/2021 and DIAC took its place. Name the institution that is meant now.',
          ar: 'أُلغي مركز التحكيم DIFC-LCIA بمرسوم دبي 34/2021 وحل محله مركز دبي للتحكيم الدولي. اذكر المركز المقصود الآن.',
        },
        ask: {
          en: 'Can the clause name DIAC or another institution of today, with the seat and the language?',
          ar: 'هل يمكن أن يسمي البند مركز دبي للتحكيم الدولي أو مركزًا قائمًا، مع مقر التحكيم ولغته؟',
        },
      },
      {
        level: 'high',
        when: ({ text }) => DECIDED_BY_SIDE.test(text),
        why: {
          en: 'One side decides a dispute itself.',
          ar: 'يفصل طرف واحد بنفسه في النزاع.',
        },
      },
      {
        level: 'high',
        when: isForeign,
        why: {
          en: 'A foreign law or court: expensive to use from the UAE.',
          ar: 'قانون أو محكمة أجنبية: مكلفة لمن في الإمارات.',
        },
        ask: {
          en: 'Can it be a law and a court in the UAE (onshore, DIFC or ADGM) or arbitration here? If not, can you afford to sue abroad?',
          ar: 'هل يمكن اختيار قانون ومحكمة في الإمارات (محاكم الدولة أو مركز دبي المالي أو سوق أبوظبي) أو تحكيم فيها؟ وإلا فهل تتحمل كلفة التقاضي في الخارج؟',
        },
      },
      {
        level: 'medium',
        when: ({ concepts }) => forums.filter((forum) => concepts.has(forum)).length > 1,
        why: {
          en: 'Two legal systems are named together (onshore and a financial free zone): check that law and court are meant to differ.',
          ar: 'يذكر البند نظامين معًا (محاكم الدولة ومنطقة مالية حرة): تحقق من أن اختلاف القانون والمحكمة مقصود.',
        },
      },
      {
        level: 'low',
        when: says(['difc']),
        why: {
          en: 'DIFC: English-language common-law courts or law.',
          ar: 'مركز دبي المالي العالمي: قانون أو محاكم بنظام القانون العام وباللغة الإنجليزية.',
        },
        ask: affordable,
      },
      {
        level: 'low',
        when: says(['adgm']),
        why: {
          en: 'ADGM: English common law applied directly, English-language courts.',
          ar: 'سوق أبوظبي العالمي: يطبق القانون العام الإنجليزي ومحاكمه بالإنجليزية.',
        },
        ask: affordable,
      },
      {
        level: 'low',
        when: says(['onshore']),
        why: {
          en: 'Onshore UAE: civil-law courts in Arabic; an Arabic text counts before the court.',
          ar: 'محاكم الدولة: قانون مدني ولغة التقاضي العربية، والنص العربي هو المعتمد أمامها.',
        },
        ask: {
          en: 'Is there an Arabic text that says the same, and who bears the fees of a case?',
          ar: 'هل للعقد نص عربي مطابق؟ ومن يتحمل رسوم الدعوى؟',
        },
      },
      {
        level: 'medium',
        when: always,
        why: {
          en: 'Which country’s law or which court is not plain from this clause.',
          ar: 'لا يتضح من البند قانون أي دولة أو أي محكمة.',
        },
      },
    ],
    ask: {
      en: 'Onshore courts, DIFC, ADGM or arbitration: which is meant, in which language, and can you afford to sue there?',
      ar: 'محاكم الدولة أم مركز دبي المالي أم سوق أبوظبي أم التحكيم: أيها المقصود وبأي لغة، وهل تتحمل كلفة التقاضي فيه؟',
    },
    usual: {
      en: 'otherwise the first dispute is about where to dispute',
      ar: 'من دونه يكون أول نزاع حول مكان النزاع',
    },
  },
  {
    name: 'force-majeure',
    title: { en: 'Force majeure', ar: 'القوة القاهرة' },
    heading: says(['majeure']),
    sentence: says(['majeure'], ['disaster', 'not:pay'], ['disaster', 'not:liable']),
    risks: [
      {
        level: 'medium',
        when: says(['party', 'not:liable', '!both'], ['party', 'not:bear', '!both']),
        why: { en: 'It seems to excuse one side only.', ar: 'يبدو أنه يُعفي طرفًا واحدًا.' },
      },
      {
        level: 'low',
        when: always,
        why: {
          en: 'Events outside control are dealt with.',
          ar: 'يعالج الأحداث الخارجة عن الإرادة.',
        },
      },
    ],
    ask: {
      en: 'Is it for both sides, is payment excused too, and after how many days may the contract be ended?',
      ar: 'هل يشمل الطرفين؟ وهل يوقف السداد أيضًا؟ وبعد كم يوم يجوز الإنهاء؟',
    },
    usual: {
      en: 'otherwise only the general rules of the law apply (onshore UAE law has them)',
      ar: 'من دونها تسري القواعد العامة وحدها (وهي موجودة في قانون الدولة)',
    },
  },
  {
    name: 'assignment',
    title: { en: 'Assignment and subcontracting', ar: 'التنازل والتعاقد من الباطن' },
    heading: says(['assign']),
    sentence: says(
      ['assign', 'may', '!idea', '!made'],
      ['not:assign', '!idea'],
      ['assign', 'ban', '!idea', '!made'],
      ['assign', 'agreement', '!idea', '!made'],
    ),
    risks: [
      {
        level: 'high',
        when: isAssignedByOther,
        why: {
          en: 'One side may hand the contract on freely and the other may not.',
          ar: 'يحق لأحد الطرفين التنازل عن العقد بحرية دون الآخر.',
        },
      },
      {
        level: 'medium',
        when: says(['assign', 'ban', '!consent']),
        why: {
          en: 'The contract may not be handed on, nor the place let on, at all.',
          ar: 'لا يجوز التنازل عن العقد ولا التأجير من الباطن أصلًا.',
        },
      },
      {
        level: 'low',
        when: says(['not:assign'], ['assign', 'ban']),
        why: {
          en: 'The contract may be handed on only with consent.',
          ar: 'لا يُتنازل عن العقد إلا بموافقة.',
        },
      },
      {
        level: 'high',
        when: says(['not:consent']),
        why: {
          en: 'A side may hand the contract on without the other’s consent.',
          ar: 'يحق لطرف التنازل عن العقد دون موافقة الآخر.',
        },
      },
      {
        level: 'medium',
        when: always,
        why: {
          en: 'The other side may change or work be passed to others.',
          ar: 'قد يتغير الطرف الآخر أو تُسند الأعمال إلى غيره.',
        },
      },
    ],
    ask: {
      en: 'Does the rule hold for both sides, also for sale of the business, and who answers for subcontractors?',
      ar: 'هل تسري القاعدة على الطرفين وعلى بيع المنشأة أيضًا؟ ومن المسؤول عن مقاولي الباطن؟',
    },
    usual: {
      en: 'otherwise you may find yourself bound to somebody you did not choose',
      ar: 'من دونه قد تجد نفسك مرتبطًا بمن لم تختره',
    },
  },
  {
    name: 'unilateral-change',
    title: { en: 'Change by one side', ar: 'التعديل المنفرد' },
    heading: () => false,
    asked: says(['raise']),
    sentence: (said) =>
      says(['may', 'raise', 'agreement'], ['may', 'raise', 'price'], ['raise', 'alone'])(said) ||
      (says(['may', 'raise', 'party'])(said) && OF_WORK.test(said.text)) ||
      MOVES.test(said.text),
    risks: [
      {
        level: 'low',
        when: says(['both', '!alone'], ['agreed', '!not:agreed', '!alone']),
        why: { en: 'Changes need both sides.', ar: 'التعديل يحتاج إلى الطرفين.' },
      },
      {
        level: 'high',
        when: always,
        why: { en: 'One side may change what was agreed.', ar: 'يحق لطرف واحد تغيير المتفق عليه.' },
      },
    ],
    ask: {
      en: 'Can every change need your signature, or give you the right to leave without cost?',
      ar: 'هل يمكن اشتراط توقيعك على كل تعديل، أو منحك حق الخروج بلا كلفة؟',
    },
  },
]
