import type { Bilingual, forge } from '@wakeel/contract'

const en = {
  title: 'Create an agent',
  line: 'From an idea to an agent in the store, in three steps.',
  connect: 'Already have an agent?',
  connectLink: 'Connect it',
  visitor:
    'To generate and publish an agent you need an account with a confirmed email. What you write here is kept in this browser.',
  signIn: 'Sign in',
  stepsLabel: 'Steps',
  steps: ['Describe', 'Pricing', 'Preview and publish'],
  startOver: 'Start over',
  cleared: 'Your idea was cleared.',
  bringBack: 'Bring it back',
  next: 'Continue',
  checking: 'Looking for skills that fit…',
  toAgents: 'Your agents',
  count: (used: string, max: string) => `${used} / ${max}`,
  describe: {
    title: 'Describe the agent',
    goal: 'Problem or goal',
    goalHint: 'What goes in, what should come out, and which rules hold.',
    audience: 'Target audience',
    audienceHint: 'Who will use it, and for what.',
    input: 'Data input type',
    inputs: {
      text_questions: { name: 'Text questions', line: 'A question or a request in words' },
      business_data: { name: 'Business data', line: 'Tables, lists and figures of a company' },
      financial_info: { name: 'Financial information', line: 'Amounts, invoices, salaries, loans' },
      documents: { name: 'Documents', line: 'Contracts, notes and articles, pasted as text' },
      images: { name: 'Images', line: 'No pictures are sent: what they show is written in words' },
      mixed: { name: 'Mixed', line: 'More than one of these' },
    } satisfies Record<forge.DataInputType, { name: string; line: string }>,
    examples: 'Start from an example',
  },
}

const ar: typeof en = {
  title: 'أنشئ وكيلًا',
  line: 'من فكرة إلى وكيل في المتجر، في ثلاث خطوات.',
  connect: 'لديك وكيل بالفعل؟',
  connectLink: 'اربطه بالمتجر',
  visitor: 'يلزمك لإنشاء وكيل ونشره حساب مؤكَّد البريد الإلكتروني. ما تكتبه هنا يبقى في هذا المتصفح.',
  signIn: 'تسجيل الدخول',
  stepsLabel: 'الخطوات',
  steps: ['الوصف', 'التسعير', 'المعاينة والنشر'],
  startOver: 'ابدأ من جديد',
  cleared: 'أُزيلت فكرتك.',
  bringBack: 'استرجعها',
  next: 'متابعة',
  checking: 'نبحث عن مهارات مناسبة…',
  toAgents: 'وكلاؤك',
  count: (used, max) => `${used} / ${max}`,
  describe: {
    title: 'صِف الوكيل',
    goal: 'المشكلة أو الهدف',
    goalHint: 'ما الذي يُدخَل، وما الذي ينبغي أن يخرج، وأي قواعد تُتّبع.',
    audience: 'الجمهور المستهدف',
    audienceHint: 'من سيستخدمه ولأي غرض.',
    input: 'نوع البيانات المُدخلة',
    inputs: {
      text_questions: { name: 'أسئلة نصية', line: 'سؤال أو طلب بالكلمات' },
      business_data: { name: 'بيانات أعمال', line: 'جداول وقوائم وأرقام شركة' },
      financial_info: { name: 'معلومات مالية', line: 'مبالغ وفواتير ورواتب وقروض' },
      documents: { name: 'مستندات', line: 'عقود وملاحظات ومقالات تُلصق نصًا' },
      images: { name: 'صور', line: 'لا تُرسَل الصور: يُكتب ما فيها بالكلمات' },
      mixed: { name: 'متنوعة', line: 'أكثر من نوع مما سبق' },
    },
    examples: 'ابدأ من مثال',
  },
}

export const messages: Bilingual<typeof en> = { en, ar }
