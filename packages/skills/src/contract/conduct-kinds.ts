import { always, type ClauseKind, type Said, says } from './clause-kind.ts'

/** Clauses on what the sides do while the contract runs: who repairs, who may come in, who may stop, who else may be dealt with. */
const BY_TENANT =
  /\b(?:tenant|renter|lessee|hirer)s? (?:shall|is|are|must|will|pays?|bears?)\b|(?:يتحمل|على|يلتزم|يدفع|تتحمل|تلتزم) (?:ال)?مست[أا]جر/iu
const BY_OWNER =
  /\b(?:landlord|owner|lessor)s? (?:shall|is|are|must|will|pays?|bears?)\b|(?:يتحمل|على|يلتزم|يدفع|تتحمل|تلتزم) (?:ال)?(?:م[ؤو]جر|مالك)/iu
const isSharedOut = ({ text }: Said): boolean => BY_TENANT.test(text) && BY_OWNER.test(text)

const PAPERS =
  /\bpassports?\b|\bemirates id\b|(?<!\p{L})(?:ب|ل|و)?(?:ال)?(?:جواز(?:ات|ه|ها|ي|ك|هم)?|هوي(?:ة|ته|تها|تي|تك))(?!\p{L})/iu
const HANDED =
  /\b(?:hand|hands|keep|keeps|kept|hold|holds|held|retain|retains|surrender|deposit|safekeeping|custody|(?:stays?|remains?|be) with)\b|(?<!\p{L})[وف]?(?:[يت]سلم|تسليم|[يت]حتفظ|الاحتفاظ|[يت]حجز|[يت]ودع|[يت]بقى|لحفظه|حجز)(?!\p{L})/iu

/** "The Employee waives the gratuity", and not "no delay is a waiver" nor the contract handed on. */
const WAIVES =
  /\b(?:waives?|gives? up|forgoes?|renounces?|relinquish(?:es)?|(?:shall|agrees? to|hereby) (?:waive|give up|forgo|renounce))\b|(?<!\p{L})[وف]?[يت]تنازل(?: \p{L}{2,12}){0,2} عن (?:كل |جميع |كافة |[أا]ي )?(?:حق|مكاف[أا]|ال[إا]جاز|[إا]جاز|مستحق|مطالب|رات|تعويض|بدل|نهاية)|(?<!\p{L})[يت]سقط حق/iu
const NO_WAIVER = /\b(?:no|not|nor|failure|delay|neither)\b|(?<!\p{L})(?:لا|لن|عدم|دون) /iu

const ENTERS_INTO = /\b(?:enter(?:s|ed)?|entry) (?:into|in to)\b|\bentry (?:fee|form)/i

export const conductKinds: readonly ClauseKind[] = [
  {
    name: 'waiver',
    title: { en: 'Giving up rights', ar: 'التنازل عن الحقوق' },
    heading: () => false,
    asked: ({ text }) => WAIVES.test(text) || /\bwaiver?\b/i.test(text),
    sentence: ({ text }) => WAIVES.test(text) && !NO_WAIVER.test(text),
    risks: [
      {
        level: 'high',
        when: always,
        why: {
          en: 'A side gives up what would be its due: some rights, above all an employee’s, may not be given up.',
          ar: 'يتنازل طرف عما يستحقه: وبعض الحقوق، ولا سيما حقوق العامل، لا يجوز التنازل عنها.',
        },
      },
    ],
    ask: {
      en: 'What exactly is given up, what is given in return, and can it be left out?',
      ar: 'ما الذي يُتنازل عنه بالضبط؟ وما المقابل؟ وهل يمكن حذفه؟',
    },
  },
  {
    name: 'papers',
    title: { en: 'Passport or identity papers', ar: 'جواز السفر أو أوراق الهوية' },
    heading: () => false,
    asked: ({ text }) => PAPERS.test(text) || /جواز[يكن]/u.test(text),
    sentence: ({ text }) => PAPERS.test(text) && HANDED.test(text),
    risks: [
      {
        level: 'high',
        when: always,
        why: {
          en: 'Your papers may end up in the hands of the other side.',
          ar: 'قد تصير أوراقك في يد الطرف الآخر.',
        },
      },
    ],
    ask: {
      en: 'Can you keep them yourself and give a copy?',
      ar: 'هل يمكن أن تحتفظ بها وتعطي صورة منها؟',
    },
  },
  {
    name: 'upkeep',
    title: { en: 'Maintenance and repairs', ar: 'الصيانة والإصلاحات' },
    heading: says(['upkeep']),
    sentence: says(['upkeep', 'party'], ['upkeep', 'bear'], ['upkeep', 'pay']),
    risks: [
      {
        level: 'low',
        when: (said) => says(['both'])(said) || isSharedOut(said),
        why: {
          en: 'Each side has its part: check where the line runs.',
          ar: 'لكل طرف حصته منها: تحقق من الحد الفاصل بينهما.',
        },
      },
      {
        level: 'high',
        when: says(
          ['upkeep', 'bear', 'whole'],
          ['upkeep', 'pay', 'whole'],
          ['upkeep', 'whole', 'cost'],
        ),
        why: {
          en: 'One side carries all repairs, the large ones too.',
          ar: 'يتحمل طرف واحد كل الإصلاحات ومنها الكبيرة.',
        },
      },
      {
        level: 'medium',
        when: always,
        why: {
          en: 'It puts repairs on a side: check up to which cost.',
          ar: 'يُلقي الصيانة على أحد الطرفين: تحقق من حدها.',
        },
      },
    ],
    ask: {
      en: 'Up to which amount does each side pay, and who bears structural and major repairs?',
      ar: 'إلى أي مبلغ يتحمل كل طرف، ومن يتحمل الإصلاحات الإنشائية والكبيرة؟',
    },
  },
  {
    name: 'access',
    title: { en: 'Entry and inspection', ar: 'الدخول والمعاينة' },
    heading: says(['enter']),
    sentence: (said) =>
      says(['enter', 'premises'])(said) ||
      // "The Landlord may enter at any time"
      (says(['enter', 'anytime'], ['enter', 'freely'])(said) && !ENTERS_INTO.test(said.text)),
    risks: [
      {
        level: 'high',
        when: says(['freely'], ['anytime']),
        why: {
          en: 'The other side may come in at any time or without notice.',
          ar: 'يحق للطرف الآخر الدخول في أي وقت أو دون إشعار.',
        },
      },
      {
        level: 'low',
        when: says(['notice']),
        why: { en: 'Entry needs notice.', ar: 'الدخول مشروط بإشعار.' },
      },
      {
        level: 'medium',
        when: always,
        why: {
          en: 'It lets the other side in and names no notice.',
          ar: 'يسمح للطرف الآخر بالدخول ولا يذكر إشعارًا.',
        },
      },
    ],
    ask: {
      en: 'Can entry need 24 hours’ notice but for an emergency?',
      ar: 'هل يمكن اشتراط إشعار قبل 24 ساعة إلا في الطوارئ؟',
    },
  },
  {
    name: 'suspension',
    title: { en: 'Suspension', ar: 'إيقاف الخدمة' },
    heading: says(['suspend']),
    sentence: says(['suspend', 'may'], ['suspend', 'party']),
    risks: [
      {
        level: 'high',
        when: says(['suspend', 'freely'], ['suspend', 'atOnce'], ['suspend', 'alone']),
        why: {
          en: 'The other side may stop at once or without notice.',
          ar: 'يحق للطرف الآخر الإيقاف فورًا أو دون إشعار.',
        },
      },
      {
        level: 'medium',
        when: always,
        why: {
          en: 'The other side may stop what it owes you: check when and after which notice.',
          ar: 'يحق للطرف الآخر إيقاف ما عليه: تحقق متى وبعد أي إشعار.',
        },
      },
    ],
    ask: {
      en: 'Can it need written notice and time to put things right?',
      ar: 'هل يمكن اشتراط إشعار كتابي ومهلة للتصحيح؟',
    },
  },
  {
    name: 'exclusivity',
    title: { en: 'Exclusivity', ar: 'الحصرية' },
    heading: says(['exclusive']),
    sentence: says(['exclusive', '!own', '!court', '!rival', '!made', '!law']),
    risks: [
      {
        level: 'low',
        when: says(['not:exclusive']),
        isNo: true,
        why: { en: 'It says that nothing is exclusive.', ar: 'ينص على عدم الحصرية.' },
      },
      {
        level: 'medium',
        when: always,
        why: {
          en: 'It keeps a side from dealing with anybody else.',
          ar: 'يمنع أحد الطرفين من التعامل مع غيره.',
        },
      },
    ],
    ask: {
      en: 'For which goods, place and time does it hold, and what is given in return?',
      ar: 'على أي سلع ومكان ومدة تسري، وما المقابل؟',
    },
  },
]
