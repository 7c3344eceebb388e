import { type ClauseKind, longerThan, periodsInDays, words } from './clause-kind.ts'

const renews = words(
  'automatic(?:ally)? (?:be )?(?:renew|extend)|(?:renew|extend)(?:s|ed)? (?:itself )?automatically|auto-?renew|automatic (?:renewal|extension)|successive (?:\\w+[ -])?(?:terms?|periods?)|deemed (?:to be )?renewed',
  '(?:يتجدد|تتجدد|يجدد|تجدد|تجديد[^ ]*|يمدد|تمدد|تمديد[^ ]*) (?:[^ ]+ ){0,4}تلقائي|التجديد التلقائي|تلقائيا .{0,20}(?:يتجدد|يجدد)|مدد (?:أخرى )?مماثلة|مدة (?:أخرى )?مماثلة',
)

const hasNotice = /notice|notif|اخطار|اشعار|انذار|يخطر|يشعر|تخطر|ابلاغ|بلغ/

/** A renewed term is counted in months or years; the notice in days, or in two to six months. */
function hasLongNotice(text: string): boolean {
  return (
    longerThan(59, 'day')(text) ||
    words(
      "(?:[2-6]|two|three|four|six)\\)? months'? (?:\\w+ ){0,2}notice|notice (?:\\w+ ){0,4}(?:[2-6]|two|three|four|six) months",
      'قبل (?:[2-6]|شهرين|ثلاثة|أربعة|ستة) ?(?:أشهر|شهور)?',
    ).test(text)
  )
}

export const termKinds: readonly ClauseKind[] = [
  {
    name: 'term',
    title: { en: 'Term', ar: 'مدة العقد' },
    heading: words(
      '\\bterm\\b(?! and conditions)|duration|commencement',
      '^(?:مدة|سريان)|المدة|مدة العقد|سريان العقد',
    ),
    sentence: words(
      '(?:initial|fixed|minimum) term|term of (?:this|the) (?:agreement|contract|lease)|(?:agreement|contract|lease) (?:shall|will) (?:commence|start|begin|continue|remain|take effect|be for)|(?:commence|start|begin)s? on .{0,80}(?:continue|until|end|expire|for a)|effective date .{0,80}(?:continue|until|for a (?:period|term))|remain in (?:full )?force',
      'مدة (?:هذا |هذه )?(?:العقد|الاتفاقية|الاتفاق)|يسري (?:هذا |مفعول )?(?:العقد|الاتفاق)|تسري هذه|يبدأ (?:العمل|سريان)|لمدة .{0,40} تبدأ|مدته',
    ),
    risks: [
      {
        level: 'medium',
        when: words(
          'indefinite|in perpetuity|perpetual|until terminated',
          'غير محدد[ةه]|دون تحديد مدة',
        ),
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
        when: (text) =>
          periodsInDays(text).length > 0 ||
          /(?:until|expire|end(?:s|ing)? on|\d{4}|حتى|تنتهي|ينتهي)/.test(text),
        why: { en: 'The term is stated.', ar: 'المدة محددة.' },
      },
      {
        level: 'medium',
        when: /./,
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
  {
    name: 'auto-renewal',
    title: { en: 'Automatic renewal', ar: 'التجديد التلقائي' },
    heading: words('auto(?:matic)?[ -]renewal', 'التجديد التلقائي'),
    sentence: renews,
    goesOn: hasNotice,
    risks: [
      {
        level: 'low',
        when: words(
          '(?:not|no) (?:be )?(?:automatic|renew|auto)',
          'لا ي?ت?جدد|دون تجديد تلقائي|لا يجوز تجديد',
        ),
        why: { en: 'It rules automatic renewal out.', ar: 'ينفي التجديد التلقائي.' },
      },
      {
        level: 'high',
        when: (text) => hasNotice.test(text) && hasLongNotice(text),
        why: {
          en: 'It renews by itself and stopping it needs notice of 60 days or more: easy to miss.',
          ar: 'يتجدد من تلقاء نفسه وإيقافه يحتاج إلى إشعار قبل 60 يومًا أو أكثر: يسهل تفويته.',
        },
      },
      {
        level: 'medium',
        when: hasNotice,
        why: {
          en: 'It renews by itself unless notice is given in time.',
          ar: 'يتجدد من تلقاء نفسه ما لم يُرسل إشعار في الموعد.',
        },
      },
      {
        level: 'high',
        when: /./,
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
  },
  {
    name: 'termination',
    title: { en: 'Termination and notice', ar: 'الإنهاء والإشعار' },
    heading: words('terminat|cancellation|\\bexit\\b', 'إنهاء|فسخ|انتهاء العقد'),
    sentence: words(
      '(?:may|shall|can|right to|entitled to|not) (?:\\w+ ){0,3}(?:terminat|cancel)|terminat(?:e|ed|ion) (?:of )?(?:this|the) (?:agreement|contract|lease)|terminat\\w* (?:for|without|with|upon|on|by)\\b|early termination',
      '(?:إنهاء|فسخ|ينهي|يفسخ|ينتهي) (?:هذا |هذه )?(?:العقد|الاتفاق)|الإنهاء|حق إنهاء|بالإنهاء',
    ),
    risks: [
      {
        level: 'high',
        when: words(
          '(?:may|shall|can) ?not (?:\\w+ ){0,2}(?:terminat|cancel)|no right to (?:terminat|cancel)|non-cancel',
          'لا يجوز .{0,30}(?:إنهاء|فسخ)|لا يحق .{0,30}(?:إنهاء|فسخ)',
        ),
        why: {
          en: 'It takes the right to end the contract away from a party.',
          ar: 'يحرم أحد الطرفين من حق إنهاء العقد.',
        },
      },
      {
        level: 'high',
        when: words(
          'without (?:prior |any |giving )*notice|with immediate effect at its|at any time and for any reason without|sole discretion',
          'دون (?:أي |سابق )?(?:إشعار|إخطار|إنذار)|وفق تقديره المطلق',
        ),
        why: {
          en: 'A party may end it without notice or at its own discretion.',
          ar: 'يجوز لأحد الطرفين الإنهاء دون إشعار أو وفق تقديره المنفرد.',
        },
      },
      {
        level: 'high',
        when: words(
          '(?:early )?termination (?:fee|charge|penalty)|remaining (?:fees|payments|balance|term) .{0,60}(?:due|payable)|(?:all|full) .{0,40}fees .{0,40}(?:remainder|remaining)',
          'غرامة (?:الإنهاء|الفسخ)|رسوم الإنهاء|باقي المدة|المدة المتبقية',
        ),
        why: { en: 'Leaving early costs money.', ar: 'الخروج المبكر له كلفة مالية.' },
      },
      {
        level: 'low',
        when: words(
          '(?:either|each|any|both) part(?:y|ies)|mutual',
          'أي من الطرفين|لأي طرف|لكل طرف|كلا الطرفين|أي من طرفي|أحد الطرفين',
        ),
        why: {
          en: 'Both sides may end it on the same terms.',
          ar: 'يحق للطرفين الإنهاء بالشروط نفسها.',
        },
      },
      {
        level: 'medium',
        when: /./,
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
