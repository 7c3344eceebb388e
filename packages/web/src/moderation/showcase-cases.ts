import type { catalogue, forge, Language, moderation } from '@wakeel/contract'

/* Nobody: agents, reports and appeals as there might be. */

const inEnglish = (text: string) => ({ en: [text], ar: [] })

const renewals: forge.AgentContent = {
  emoji: '📄',
  category: 'business',
  name: { en: 'Trade License Reminder', ar: 'مذكّر الرخصة التجارية' },
  short_description: { en: 'Tells you what to renew, and when', ar: 'يخبرك بما تجدده ومتى' },
  description: {
    en: 'Reads the dates of your licences and lists what has to be renewed this quarter.',
    ar: 'يقرأ تواريخ رخصك ويعرض ما ينبغي تجديده في هذا الربع.',
  },
  full_description: {
    en: 'Give it the licences of your company with their dates.\n\n- It sorts them by deadline.\n- It names the papers that each renewal needs.\n\nCall our office on +971 4 000 0000 for the rest.',
    ar: 'أعطه رخص شركتك وتواريخها.\n\n- يرتبها حسب الموعد.\n- يذكر الأوراق المطلوبة لكل تجديد.',
  },
  needs: { en: ['The licences with their dates of expiry'], ar: ['الرخص وتواريخ انتهائها'] },
  never: { en: ['Renews anything by itself'], ar: ['لا يجدد شيئًا من تلقاء نفسه'] },
  demo_prompts: inEnglish(
    'Trade licence until 12 December, tenancy until 3 January. What comes first?',
  ),
  instructions: 'Sort the deadlines, name the papers, and never promise a date of approval.',
  skills: ['date-calculator'],
  runtime: { kind: 'skills' },
  price: { model: 'subscription', aed: 49 },
}

const tenancy: forge.AgentContent = {
  emoji: '🏠',
  category: 'business',
  name: { en: 'Tenancy Contract Reader', ar: 'قارئ عقد الإيجار' },
  short_description: {
    en: 'Finds what a tenancy contract asks of you',
    ar: 'يجد ما يطلبه منك عقد الإيجار',
  },
  description: {
    en: 'Reads a tenancy contract and lists rent, notice periods and who pays for repairs.',
    ar: 'يقرأ عقد الإيجار ويعرض الأجرة ومدد الإخطار ومن يدفع تكاليف الإصلاح.',
  },
  full_description: {
    en: 'Paste the contract. You get a table of what each side owes, with the clause it stands in.',
    ar: 'الصق العقد، وستحصل على جدول بما على كل طرف مع رقم البند.',
  },
  needs: { en: ['The text of the contract'], ar: ['نص العقد'] },
  never: { en: ['Gives legal advice'], ar: ['لا يقدّم استشارة قانونية'] },
  demo_prompts: inEnglish(
    'The tenant pays repairs up to AED 500. Notice is 90 days. What do I owe?',
  ),
  instructions: 'List rent, notice periods and repairs, each with its clause.',
  skills: ['contract-reader'],
  runtime: { kind: 'skills' },
  price: { model: 'per_use', aed: 4 },
}

const passed = (name: forge.CheckName): forge.Check => ({ name, passed: true, reasons: [] })

export const submissions: forge.Submission[] = [
  {
    id: 'demo-submission-1',
    slug: 'trade-license-reminder',
    number: 1,
    revision: 3,
    creator_name: 'Omar Farouk',
    content: renewals,
    live_content: null,
    checks: [
      passed('complete'),
      {
        name: 'texts',
        passed: false,
        reasons: [
          { code: 'address_in_text', about: 'full_description.en', found: '+971 4 000 0000' },
        ],
      },
      passed('content'),
      passed('runtime'),
      passed('prompts'),
      passed('time'),
    ],
    submitted_at: '2026-11-18T07:20:00Z',
  },
  {
    id: 'demo-submission-2',
    slug: 'tenancy-contract-reader',
    number: 4,
    revision: 2,
    creator_name: 'Layla Haddad',
    content: {
      ...tenancy,
      description: {
        ...tenancy.description,
        en: 'Reads a tenancy contract and lists rent, notice periods, penalties and who pays for repairs.',
      },
      never: {
        en: ['Gives legal advice', 'Keeps the contract'],
        ar: ['لا يقدّم استشارة قانونية', 'لا يحتفظ بالعقد'],
      },
      price: { model: 'per_use', aed: 5 },
    },
    live_content: tenancy,
    checks: [
      passed('complete'),
      passed('texts'),
      passed('content'),
      passed('runtime'),
      {
        name: 'prompts',
        passed: false,
        reasons: [
          { code: 'prompt_not_answered', about: tenancy.demo_prompts.en[0] ?? null, found: null },
        ],
      },
      passed('time'),
    ],
    submitted_at: '2026-11-19T15:45:00Z',
  },
]

export interface Invented {
  id: string
  emoji: string
  category: catalogue.StandardCategory
  name: Record<Language, string>
  creator: string
}

const visas: Invented = {
  id: 'demo-agent-1',
  emoji: '🛂',
  category: 'productivity',
  name: { en: 'Visa Shortcut', ar: 'اختصار التأشيرات' },
  creator: 'Anita Verma',
}
const zakat: Invented = {
  id: 'demo-agent-3',
  emoji: '🧮',
  category: 'finance',
  name: { en: 'Zakat Calculator', ar: 'حاسبة الزكاة' },
  creator: 'Yousef Darwish',
}
export const tutor: Invented = {
  id: 'demo-agent-4',
  emoji: '📚',
  category: 'education',
  name: { en: 'Exam Tutor', ar: 'معلّم الاختبارات' },
  creator: 'Sara Al Hashimi',
}
const prices: Invented = {
  id: 'demo-agent-5',
  emoji: '🛒',
  category: 'marketing',
  name: { en: 'Price Watcher', ar: 'مراقب الأسعار' },
  creator: 'Omar Farouk',
}

type About = Pick<moderation.ReportedApp, 'app' | 'creator'>
type ReportedCase = Omit<moderation.ReportedApp, keyof About> & { about: Invented }
export type TakedownCase = Omit<moderation.TakenDownApp, keyof About> & { about: Invented }

/** As whoever reads this language sees it. */
export const shownTo = <Case extends { about: Invented }>(
  { about, ...rest }: Case,
  language: Language,
): Omit<Case, 'about'> & About => ({
  ...rest,
  app: {
    id: about.id,
    slug: about.id,
    name: about.name[language],
    emoji: about.emoji,
    category: about.category,
  },
  creator: { id: `${about.id}-creator`, name: about.creator },
})

const report = (
  id: number,
  reason: moderation.ReportReason,
  at: string,
  name: string | null,
  comment: string,
) => ({
  id: `demo-report-${id}`,
  reason,
  comment,
  at,
  reporter: name === null ? null : { id: `demo-reporter-${id}`, name },
})

export const reported: ReportedCase[] = [
  {
    kind: 'agent',
    id: tutor.id,
    about: tutor,
    is_listed: true,
    open: 4,
    first_at: '2026-11-15T10:02:00Z',
    last_at: '2026-11-19T18:31:00Z',
    reports: [
      report(
        1,
        'wrong_answers',
        '2026-11-19T18:31:00Z',
        'Noura Saleh',
        'Two of five answers in the chemistry quiz were wrong.',
      ),
      report(
        2,
        'wrong_answers',
        '2026-11-18T08:14:00Z',
        'Huda Nasser',
        'حلّ المعادلة بطريقة خاطئة ثم أصرّ عليها.',
      ),
      report(
        3,
        'misleading',
        '2026-11-16T12:47:00Z',
        null,
        'It says that teachers have checked it. Which?',
      ),
      report(
        4,
        'wrong_answers',
        '2026-11-15T10:02:00Z',
        'Peter Lang',
        'The sources it names do not exist.',
      ),
    ],
  },
  {
    kind: 'agent',
    id: prices.id,
    about: prices,
    is_listed: true,
    open: 1,
    first_at: '2026-11-19T09:40:00Z',
    last_at: '2026-11-19T09:40:00Z',
    reports: [
      report(
        5,
        'spam',
        '2026-11-19T09:40:00Z',
        'Mona Idris',
        'Every answer recommends the same shop.',
      ),
    ],
  },
]

const said = {
  about: {
    en: 'Certified by the Federal Tax Authority: our answers are official.',
    ar: 'معتمدون من الهيئة الاتحادية للضرائب: إجاباتنا رسمية.',
  },
  website: 'https://official-tax.example.com/',
}

export const reportedProfiles: moderation.ReportedProfile[] = [
  {
    kind: 'profile',
    id: 'demo-creator-1',
    creator: { id: 'demo-creator-1', name: 'Omar Farouk' },
    texts: said,
    open: 1,
    first_at: '2026-11-18T11:25:00Z',
    last_at: '2026-11-18T11:25:00Z',
    reports: [
      {
        ...report(
          6,
          'misleading',
          '2026-11-18T11:25:00Z',
          'Noura Saleh',
          'The authority certifies nobody. I asked there.',
        ),
        texts: said,
      },
    ],
  },
]

export const takedowns: TakedownCase[] = [
  {
    kind: 'agent',
    id: 'demo-takedown-1',
    about: visas,
    reason: 'misleading',
    note: 'It promises visas that nobody can promise. Say what it checks, and that the authority decides.',
    at: '2026-11-19T13:02:00Z',
    ended_at: null,
    appeal: {
      id: 'demo-appeal-1',
      text: 'I have taken the promise out of the description and the instructions. It now lists the papers and says that the authority decides.',
      at: '2026-11-20T05:10:00Z',
      decision: null,
      answer: null,
      answered_at: null,
    },
  },
  {
    kind: 'agent',
    id: 'demo-takedown-2',
    about: zakat,
    reason: 'wrong_answers',
    note: 'The threshold it used was that of last year.',
    at: '2026-11-05T09:15:00Z',
    ended_at: '2026-11-12T11:55:00Z',
    appeal: {
      id: 'demo-appeal-2',
      text: 'أضفت المصدر والتاريخ لكل حد، وصححت حد هذا العام.',
      at: '2026-11-10T06:00:00Z',
      decision: 'upheld',
      answer: 'The sources were added; the answers are right.',
      answered_at: '2026-11-12T11:55:00Z',
    },
  },
]
