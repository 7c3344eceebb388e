import { type ClauseKind, words } from './clause-kind.ts'

const onshore = words(
  'laws? of (?:the )?(?:united arab emirates|u\\.?a\\.?e|emirate)|(?:dubai|abu dhabi|sharjah|ajman|uae|federal) courts?|courts? of (?:the )?(?:emirate of )?(?:dubai|abu dhabi|sharjah|ajman|ras al|fujairah|united arab|uae)',
  'قوانين (?:دولة )?الإمارات|قانون (?:دولة )?الإمارات|قوانين الدولة|القانون الإماراتي|القوانين (?:السارية|المعمول بها) في (?:دولة )?الإمارات|محاكم (?:إمارة )?(?:دبي|أبوظبي|أبو ظبي|الشارقة|عجمان|رأس|الفجيرة|الدولة)',
)
const difc = words('\\bdifc\\b(?!-lcia)|dubai international financial cent', 'مركز دبي المالي')
const adgm = words('\\badgm\\b|abu dhabi global market', 'سوق أبوظبي العالمي|سوق أبو ظبي العالمي')
const foreign = words(
  'england|english (?:law|courts)|new york|delaware|california|singapore|india|hong kong|saudi|france|germany|switzerland|ireland|netherlands',
  'إنجلترا|بريطانيا|نيويورك|ديلاوير|سنغافورة|السعودية|الهند|مصر|الأردن|فرنسا|سويسرا',
)

export const lawKinds: readonly ClauseKind[] = [
  {
    name: 'governing-law',
    title: { en: 'Governing law and disputes', ar: 'القانون الواجب التطبيق والنزاعات' },
    heading: words(
      'governing law|jurisdiction|dispute|arbitration|applicable law',
      'القانون (?:الواجب|المطبق|الحاكم)|الاختصاص|المنازعات|النزاعات|التحكيم|تسوية',
    ),
    sentence: words(
      'governed by|governing law|jurisdiction|(?:courts? of|\\w courts?\\b)|arbitrat',
      'يخضع (?:هذا|العقد)|تخضع (?:هذه|الاتفاقية)|القانون الواجب|محاكم|المحاكم|التحكيم|الاختصاص القضائي',
    ),
    risks: [
      {
        level: 'high',
        when: words('difc-lcia', 'المركز المالي.{0,10}محكمة لندن'),
        why: {
          en: 'DIFC-LCIA was abolished by Dubai Decree 34/2021 and DIAC took its place. Name the institution that is meant now.',
          ar: 'أُلغي مركز التحكيم DIFC-LCIA بمرسوم دبي 34/2021 وحل محله مركز دبي للتحكيم الدولي. اذكر المركز المقصود الآن.',
        },
      },
      {
        level: 'high',
        when: foreign,
        why: {
          en: 'A foreign law or court: expensive to use from the UAE.',
          ar: 'قانون أو محكمة أجنبية: مكلفة لمن في الإمارات.',
        },
      },
      {
        level: 'medium',
        when: (text) => [onshore, difc, adgm].filter((forum) => forum.test(text)).length > 1,
        why: {
          en: 'Two legal systems are named together (onshore and a financial free zone): check that law and court are meant to differ.',
          ar: 'يذكر البند نظامين معًا (محاكم الدولة ومنطقة مالية حرة): تحقق من أن اختلاف القانون والمحكمة مقصود.',
        },
      },
      {
        level: 'low',
        when: difc,
        why: {
          en: 'DIFC: English-language common-law courts or law.',
          ar: 'مركز دبي المالي العالمي: قانون أو محاكم بنظام القانون العام وباللغة الإنجليزية.',
        },
      },
      {
        level: 'low',
        when: adgm,
        why: {
          en: 'ADGM: English common law applied directly, English-language courts.',
          ar: 'سوق أبوظبي العالمي: يطبق القانون العام الإنجليزي ومحاكمه بالإنجليزية.',
        },
      },
      {
        level: 'low',
        when: onshore,
        why: {
          en: 'Onshore UAE: civil-law courts in Arabic; an Arabic text counts before the court.',
          ar: 'محاكم الدولة: قانون مدني ولغة التقاضي العربية، والنص العربي هو المعتمد أمامها.',
        },
      },
      {
        level: 'medium',
        when: /./,
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
    heading: words('force majeure', 'القوة القاهرة'),
    sentence: words(
      'force majeure|acts? of god|beyond (?:its|their|the|his) (?:\\w+ ){0,3}control',
      'القوة القاهرة|قوة قاهرة|ظروف طارئة|خارج(?:ة)? عن (?:إرادة|سيطرة|إرادته)',
    ),
    risks: [
      {
        level: 'medium',
        when: words(
          "(?:supplier|provider|company|landlord|seller|contractor|employer)(?:’s|'s)? .{0,40}(?:not be|excused|relieved|beyond its)",
          'لا يكون (?:المورد|المقاول|المؤجر|البائع)',
        ),
        why: { en: 'It seems to excuse one side only.', ar: 'يبدو أنه يُعفي طرفًا واحدًا.' },
      },
      {
        level: 'low',
        when: /./,
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
    heading: words('assignment|subcontract|sub-let|sublet', 'التنازل|التعاقد من الباطن|حوالة'),
    sentence: words(
      '(?:may|shall|not|neither party) (?:\\w+ ){0,4}(?:assign|subcontract|sub-?let|delegate|novate)\\b(?! (?:all|any) (?:intellectual|copyright|rights? in the))',
      'التنازل عن (?:هذا |هذه |حقوقه|العقد|أي)|يتنازل عن (?:العقد|حقوقه|هذا)|التعاقد من الباطن|تأجير .{0,15}من الباطن',
    ),
    risks: [
      {
        level: 'low',
        when: words(
          'neither party|no party|(?:shall|may) not (?:\\w+ ){0,3}(?:assign|subcontract)',
          'لا يجوز|لا يحق|يحظر',
        ),
        why: {
          en: 'The contract may be handed on only with consent.',
          ar: 'لا يُتنازل عن العقد إلا بموافقة.',
        },
      },
      {
        level: 'high',
        when: words(
          "without (?:the )?(?:[\\w'-]+ ){0,4}(?:consent|notice|approval)|freely assign",
          'دون (?:الحصول على )?(?:موافقة|إشعار|إخطار)',
        ),
        why: {
          en: 'A side may hand the contract on without the other’s consent.',
          ar: 'يحق لطرف التنازل عن العقد دون موافقة الآخر.',
        },
      },
      {
        level: 'medium',
        when: /./,
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
    heading: /(?!)/,
    sentence: words(
      '(?:may|can|reserves? the right to|entitled to) (?:\\w+ ){0,4}(?:amend|modify|change|vary|update|increase|raise) (?:\\w+ ){0,3}(?:terms|agreement|contract|conditions|services|rent|prices?|fees?)',
      '(?:يحق|يجوز|يحتفظ) (?:[^ ]+ ){0,5}(?:تعديل|تغيير) (?:[^ ]+ ){0,3}(?:الشروط|شروط|العقد|الاتفاقية)',
    ),
    risks: [
      {
        level: 'low',
        when: words(
          '(?:only|except|unless) .{0,60}(?:writ|consent|agree|signed)|both parties',
          'إلا (?:باتفاق|بموافقة|كتابة)|كلا الطرفين|الطرفين',
        ),
        why: { en: 'Changes need both sides.', ar: 'التعديل يحتاج إلى الطرفين.' },
      },
      {
        level: 'high',
        when: /./,
        why: { en: 'One side may change what was agreed.', ar: 'يحق لطرف واحد تغيير المتفق عليه.' },
      },
    ],
    ask: {
      en: 'Can every change need your signature, or give you the right to leave without cost?',
      ar: 'هل يمكن اشتراط توقيعك على كل تعديل، أو منحك حق الخروج بلا كلفة؟',
    },
  },
]
