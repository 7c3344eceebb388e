import { defineBoard, drift } from './board.ts'

export const immortal = defineBoard({
  title: { en: 'Immortal Sovereign', ar: 'السيادة الخالدة' },
  tagline: {
    en: 'What keeps the store standing when people, machines and fashions change.',
    ar: 'ما يُبقي المتجر قائمًا حين يتغيّر الناس والآلات والأساليب.',
  },
  intervalMs: 1_000,
  scale: 'thousands',
  metrics: {
    continuity: {
      label: { en: 'Continuity score', ar: 'مؤشر الاستمرارية' },
      start: 97.2,
      format: 'score',
      growth: drift,
      status: 'transcendent',
    },
    records: {
      label: { en: 'Records preserved', ar: 'السجلات المحفوظة' },
      start: 18_420_000,
      format: 'count',
      growth: { max: 4_000, whole: true },
      status: 'ascending',
    },
    copies: {
      label: { en: 'Verified copies', ar: 'النسخ المتحقَّق منها' },
      start: 412_600,
      format: 'count',
      growth: { max: 220, whole: true },
    },
    endowment: {
      label: { en: 'Endowment', ar: 'الوقف' },
      start: 64_800_000,
      format: 'aed',
      growth: { max: 9_000 },
      status: 'on_track',
    },
    recovery: {
      label: { en: 'Recovery drills passed', ar: 'تدريبات استعادة ناجحة' },
      start: 98.4,
      format: 'percent',
      growth: drift,
      status: 'exceeded',
    },
    archive: {
      label: { en: 'Archive verified', ar: 'الأرشيف المتحقَّق منه' },
      start: 96.1,
      format: 'percent',
      growth: drift,
      status: 'near_complete',
    },
    succession: {
      label: { en: 'Succession plan', ar: 'خطة التعاقب' },
      start: 91.8,
      format: 'percent',
      growth: drift,
      status: 'on_track',
    },
    standards: {
      label: { en: 'Open standards', ar: 'المعايير المفتوحة' },
      start: 99.1,
      format: 'percent',
      growth: drift,
      status: 'complete',
    },
    memory_answers: {
      label: { en: 'Answers remembered', ar: 'إجابات محفوظة' },
      start: 9_284_000,
      format: 'count',
      growth: { max: 1_900, whole: true },
    },
    memory_lessons: {
      label: { en: 'Lessons kept', ar: 'دروس مستفادة' },
      start: 284_300,
      format: 'count',
      growth: { max: 90, whole: true },
    },
    memory_languages: { label: { en: 'Languages', ar: 'اللغات' }, start: 10, format: 'count' },
    stewards: { label: { en: 'Stewards', ar: 'الأمناء' }, start: 24, format: 'count' },
  },
  sections: [
    {
      title: { en: 'Continuity', ar: 'الاستمرارية' },
      isWide: true,
      parts: [
        {
          kind: 'metrics',
          isLarge: true,
          metrics: ['continuity', 'records', 'copies', 'endowment'],
        },
      ],
    },
    {
      title: { en: 'Resilience', ar: 'المرونة' },
      parts: [{ kind: 'progress', metrics: ['recovery', 'archive', 'succession', 'standards'] }],
    },
    {
      title: { en: 'Foundations', ar: 'الأسس' },
      parts: [
        {
          kind: 'statuses',
          rows: [
            {
              name: { en: 'Founding charter', ar: 'ميثاق التأسيس' },
              note: { en: 'Signed and published', ar: 'موقّع ومنشور' },
              status: 'complete',
            },
            {
              name: { en: 'Archive in three emirates', ar: 'أرشيف في ثلاث إمارات' },
              note: { en: 'Two of three', ar: 'اثنتان من ثلاث' },
              status: 'near_complete',
            },
            {
              name: { en: 'Hundred-year fund', ar: 'صندوق المئة عام' },
              note: { en: 'Ahead of its plan', ar: 'متقدّم على خطته' },
              status: 'moon',
            },
            {
              name: { en: 'Open exit for creators', ar: 'خروج حر للمبدعين' },
              note: { en: 'All data in one file', ar: 'كل البيانات في ملف واحد' },
              status: 'universal',
            },
            {
              name: { en: 'Second control room', ar: 'غرفة تحكم ثانية' },
              note: { en: 'Next year', ar: 'العام المقبل' },
              status: 'planned',
            },
          ],
        },
      ],
    },
    {
      title: { en: 'Living memory', ar: 'الذاكرة الحية' },
      isWide: true,
      parts: [
        {
          kind: 'metrics',
          isLarge: true,
          metrics: ['memory_answers', 'memory_lessons', 'memory_languages', 'stewards'],
        },
      ],
    },
  ],
  links: ['constitution', 'foundation', 'council', 'treasury'],
})
