import { defineBoard, drift } from './board.ts'

export const ultimate = defineBoard({
  title: { en: 'Ultimate Sovereign', ar: 'السيادة القصوى' },
  tagline: {
    en: 'Agents that work together, and people who decide what they may do.',
    ar: 'وكلاء يعملون معًا، وأشخاص يقررون ما يُسمح لهم به.',
  },
  intervalMs: 500,
  scale: 'thousands',
  metrics: {
    autonomy: {
      label: { en: 'Autonomy index', ar: 'مؤشر الاستقلالية' },
      start: 94.6,
      format: 'score',
      growth: drift,
      status: 'singularity',
    },
    agents_working: {
      label: { en: 'Agents at work', ar: 'وكلاء يعملون الآن' },
      start: 128_400,
      format: 'count',
      growth: { max: 60, whole: true },
      status: 'ascending',
    },
    tasks: {
      label: { en: 'Tasks completed', ar: 'المهام المنجزة' },
      start: 42_618_000,
      format: 'count',
      growth: { max: 9_000, whole: true },
      status: 'exceeded',
    },
    value_made: {
      label: { en: 'Value made', ar: 'القيمة المحقّقة' },
      start: 318_400_000,
      format: 'aed',
      growth: { max: 24_000 },
      status: 'complete_dominance',
    },
    reasoning: {
      label: { en: 'Reasoning', ar: 'الاستدلال' },
      start: 97.6,
      format: 'percent',
      growth: drift,
    },
    cooperation: {
      label: { en: 'Cooperation', ar: 'التعاون' },
      start: 95.8,
      format: 'percent',
      growth: drift,
    },
    explanation: {
      label: { en: 'Explanation', ar: 'التفسير' },
      start: 93.1,
      format: 'percent',
      growth: drift,
    },
    restraint: {
      label: { en: 'Restraint', ar: 'الانضباط' },
      start: 99.2,
      format: 'percent',
      growth: drift,
    },
    speech: {
      label: { en: 'Speech in Arabic', ar: 'الحديث بالعربية' },
      start: 89.4,
      format: 'percent',
      growth: drift,
    },
    planning: {
      label: { en: 'Planning', ar: 'التخطيط' },
      start: 91.7,
      format: 'percent',
      growth: drift,
    },
    arithmetic: {
      label: { en: 'Arithmetic', ar: 'الحساب' },
      start: 98.8,
      format: 'percent',
      growth: drift,
    },
    memory: {
      label: { en: 'Memory', ar: 'الذاكرة' },
      start: 96.1,
      format: 'percent',
      growth: drift,
    },
    appeals: {
      label: { en: 'Appeals answered', ar: 'تظلّمات مُجابة' },
      start: 98.3,
      format: 'percent',
      growth: drift,
      status: 'complete',
    },
    oversight: {
      label: { en: 'Actions a person can stop', ar: 'إجراءات يمكن لشخص إيقافها' },
      start: 99.7,
      format: 'percent',
      growth: drift,
      status: 'universal',
    },
    explained: {
      label: { en: 'Decisions explained', ar: 'قرارات مشروحة' },
      start: 96.9,
      format: 'percent',
      growth: drift,
      status: 'on_track',
    },
    audited: {
      label: { en: 'Runs audited', ar: 'تشغيلات خضعت للتدقيق' },
      start: 92.3,
      format: 'percent',
      growth: drift,
      status: 'near_complete',
    },
  },
  sections: [
    {
      title: { en: 'Autonomy', ar: 'الاستقلالية' },
      isWide: true,
      parts: [
        {
          kind: 'metrics',
          isLarge: true,
          metrics: ['autonomy', 'agents_working', 'tasks', 'value_made'],
        },
      ],
    },
    {
      title: { en: 'Abilities', ar: 'القدرات' },
      isWide: true,
      parts: [
        {
          kind: 'features',
          metrics: [
            'reasoning',
            'cooperation',
            'explanation',
            'restraint',
            'speech',
            'planning',
            'arithmetic',
            'memory',
          ],
        },
      ],
    },
    {
      title: { en: 'Oversight', ar: 'الإشراف' },
      parts: [{ kind: 'progress', metrics: ['oversight', 'explained', 'audited', 'appeals'] }],
    },
    {
      title: { en: 'Networks of agents', ar: 'شبكات الوكلاء' },
      parts: [
        {
          kind: 'statuses',
          rows: [
            {
              name: { en: 'Trade desk', ar: 'مكتب التجارة' },
              note: { en: '12 agents, one ledger', ar: '12 وكيلًا ودفتر واحد' },
              status: 'complete_dominance',
            },
            {
              name: { en: 'Care line', ar: 'خط الرعاية' },
              note: { en: '8 agents, one nurse', ar: '8 وكلاء وممرّضة' },
              status: 'ascending',
            },
            {
              name: { en: 'Schoolroom', ar: 'قاعة الدرس' },
              note: { en: '6 agents, one teacher', ar: '6 وكلاء ومعلّم' },
              status: 'transcendent',
            },
            {
              name: { en: 'Harbour', ar: 'الميناء' },
              note: { en: '20 agents on trial', ar: '20 وكيلًا قيد التجربة' },
              status: 'planned',
            },
          ],
        },
      ],
    },
  ],
  links: ['observability', 'constitution', 'governance/dao', 'council'],
})
