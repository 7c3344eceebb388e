import { type ClauseKind, longerThan, periodsInDays, words } from './clause-kind.ts'

export const protectionKinds: readonly ClauseKind[] = [
  {
    name: 'confidentiality',
    title: { en: 'Confidentiality', ar: 'السرية' },
    heading: words('confidential|non-?disclosure', 'السرية|سرية المعلومات|عدم الإفصاح'),
    sentence: words(
      'confidential|non-?disclosure|trade secret',
      'سرية|سري|الأسرار|عدم (?:الإفصاح|إفشاء)|إفشاء',
    ),
    risks: [
      {
        level: 'medium',
        when: words(
          'indefinite|perpetu|forever|without limit',
          'إلى الأبد|دون تحديد مدة|غير محددة المدة|مدى الحياة|دائمة',
        ),
        why: { en: 'The duty never ends.', ar: 'التزام لا ينتهي.' },
      },
      {
        level: 'low',
        when: words(
          '(?:each|both|either) part(?:y|ies)|the parties|receiving party|mutual',
          'كل طرف|الطرفان|الطرفين|أي من الطرفين',
        ),
        why: { en: 'It binds both sides.', ar: 'يُلزم الطرفين.' },
      },
      {
        level: 'medium',
        when: /./,
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
    heading: words(
      'intellectual property|\\bip\\b|ownership|copyright|work product',
      'الملكية الفكرية|ملكية',
    ),
    sentence: words(
      'intellectual property|copyright|work product|\\bIP rights?\\b|deliverables .{0,60}(?:own|vest|belong|property)|(?:own|vest|belong)\\w{0,8} .{0,60}deliverables',
      'الملكية الفكرية|حقوق (?:التأليف|النشر|المؤلف)|ملكية (?:الأعمال|المخرجات|المصنفات)|العلامات التجارية',
    ),
    risks: [
      {
        level: 'high',
        when: words(
          'pre-?existing .{0,60}(?:assign|transfer|vest|belong)|(?:assign|transfer)\\w{0,8} .{0,80}pre-?existing',
          'السابقة .{0,60}(?:تؤول|تنتقل)',
        ),
        why: {
          en: 'It takes in what was owned before the contract.',
          ar: 'يشمل ما كان مملوكًا قبل العقد.',
        },
      },
      {
        level: 'medium',
        when: words(
          'assign|transfer|vest|belong|sole property|exclusive property|owned (?:solely |exclusively )?by|work made for hire|work product',
          'تؤول|تنتقل|ملكا|مملوكة|ملك خاص|يتنازل|حصرية|تعود',
        ),
        why: {
          en: 'It settles who owns the work: check that it is you, or that your licence covers your use.',
          ar: 'يحدد مالك الأعمال: تحقق من أنه أنت أو أن ترخيصك يغطي استعمالك.',
        },
      },
      {
        level: 'low',
        when: words('retain|remain', 'يحتفظ|تبقى|تظل'),
        why: { en: 'Each keeps its own.', ar: 'يحتفظ كل طرف بحقوقه.' },
      },
      {
        level: 'medium',
        when: /./,
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
    heading: words(
      'non-?compet|non-?solicit|restrictive covenant|exclusivity',
      'عدم المنافسة|المنافسة|الحصرية',
    ),
    sentence: words(
      'non-?compet|(?:not|from) (?:\\w+ ){0,6}compet(?:e|ing|es)|non-?solicit|(?:not|from) (?:\\w+ ){0,4}(?:solicit|poach|entic)\\w*|(?:engage|work|employed) (?:\\w+ ){0,4}(?:competing|competitor|similar business)',
      'عدم المنافسة|منافس|المنافسة|استقطاب|ممارسة نشاط مماثل',
    ),
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
        when: (text) =>
          periodsInDays(text).length === 0 ||
          words('worldwide|any country|anywhere', 'في أي مكان|أي دولة|العالم').test(text),
        why: { en: 'No limit in time, or none in place.', ar: 'بلا حد زمني أو بلا حد مكاني.' },
      },
      {
        level: 'medium',
        when: /./,
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
    heading: words(
      'data protection|privacy|personal data',
      'حماية البيانات|الخصوصية|البيانات الشخصية',
    ),
    sentence: words(
      'personal data|data protection|data subject|gdpr|pdpl|privacy',
      'البيانات الشخصية|حماية البيانات|الخصوصية|بيانات العملاء',
    ),
    risks: [
      {
        level: 'high',
        when: words(
          '(?:sell|share|disclose|transfer)\\w{0,8} .{0,60}(?:third part|any purpose|affiliates|outside)|any purpose',
          '(?:بيع|مشاركة|نقل|إفصاح) .{0,60}(?:الغير|أطراف ثالثة|خارج الدولة|أي غرض)',
        ),
        why: {
          en: 'Personal data may go to others or out of the country.',
          ar: 'قد تنتقل البيانات الشخصية إلى الغير أو خارج الدولة.',
        },
      },
      {
        level: 'low',
        when: /./,
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
