import type { Bilingual } from '@wakeel/contract'

const en = {
  other: 'No agent of your own yet?',
  toForge: 'Make one from an idea',
  kind: 'What do you bring?',
  kindTexts: {
    a2a: 'An agent that speaks A2A 1.0 or 0.3. The store reads its card.',
    mcp: 'A server with tools. You choose which of them the agent may use.',
    openai: 'A model behind an address that answers chat completions.',
  },
  address: 'Address',
  addressHint: {
    a2a: 'Of the agent’s card, or of the folder that has it.',
    mcp: 'Of the server’s endpoint.',
    openai: 'The base address, before /chat/completions.',
  },
  examples: {
    a2a: 'https://agent.example.com/.well-known/agent-card.json',
    mcp: 'https://tools.example.com/mcp',
    openai: 'https://models.example.com/v1',
  },
  model: 'Model',
  modelHint:
    'Leave it empty to choose from what the endpoint lists; where it lists nothing, write the name.',
  look: 'Look',
  lookAgain: 'Look again',
  looking: 'The store is reading what is there…',
  cancel: 'Cancel',
  save: 'Save connection',
  saving: 'Saving…',
  saved: 'The connection is saved.',
  found: 'What the store found',
  facts: {
    protocol: 'Protocol version',
    version: 'Version',
    provider: 'Provider',
    time: 'Answered in',
    models: 'Models',
    files: 'Files it takes',
  },
  skills: 'Skills',
  tools: 'Tools the agent may use',
  maxTools: (max: string) => `At most ${max}.`,
  unusable: {
    tasks:
      'Cannot be used: it goes on working after its answer, as a task, which the store does not wait for.',
    sampling:
      'Cannot be used: it needs a language model or the folders of its caller, and the store gives neither.',
  },
  toolsConfirmed:
    'Tools that only read are used at once. Before any other, the person is shown the tool with every detail and has to confirm it.',
  effects: {
    read_only: 'Only reads',
    additive: 'May change something',
    destructive: 'May change or delete',
    undeclared: 'Does not say what it does',
  },
  openWorld: 'Reaches beyond its server',
  vouch: 'It only reads: use it without asking',
  vouchWarning:
    'Only say so if you know that this tool changes, sends and deletes nothing. It will be used without asking anybody, and you answer for it. If the server changes the tool, people are asked again.',
  noTools: 'This server offers no tools, so an agent could do nothing with it.',
  missingTitle: 'This connection is not there any more',
  missingText: 'It was deleted, or it belongs to another account.',
  connectNew: 'Connect another',
  toList: 'All my connections',
  agent: {
    title: 'Make an agent of it',
    line: 'Choose what it costs. Name and texts come from what the other end says, and you edit everything before it is published.',
    pricing: 'How it is paid',
    models: { 'per-run': 'Per run', monthly: 'Monthly', 'one-time': 'One time' },
    price: 'Price in AED, with VAT',
    priceWrong: (least: string, max: string) =>
      `Write a price from AED ${least} to ${max}, in whole fils.`,
    toolsMissing: 'Choose at least one tool.',
    make: 'Make an agent',
    making: 'Making the agent…',
  },
}

const ar: typeof en = {
  other: 'ليس لديك وكيل بعد؟',
  toForge: 'اصنع وكيلًا من فكرة',
  kind: 'ماذا تُحضر؟',
  kindTexts: {
    a2a: 'وكيل يتحدث بروتوكول A2A 1.0 أو 0.3، ويقرأ المتجر بطاقته.',
    mcp: 'خادم فيه أدوات، وأنت تختار ما يجوز للوكيل استخدامه منها.',
    openai: 'نموذج خلف عنوان يجيب عن طلبات chat completions.',
  },
  address: 'العنوان',
  addressHint: {
    a2a: 'عنوان بطاقة الوكيل، أو المجلد الذي فيه البطاقة.',
    mcp: 'عنوان نقطة الخادم.',
    openai: 'العنوان الأساسي، قبل ‎/chat/completions.',
  },
  examples: en.examples,
  model: 'النموذج',
  modelHint: 'اتركه فارغًا لتختار مما تعرضه الواجهة، واكتب الاسم إن لم تعرض قائمة.',
  look: 'استكشاف',
  lookAgain: 'استكشاف من جديد',
  looking: 'يقرأ المتجر ما هناك…',
  cancel: 'إلغاء',
  save: 'حفظ الاتصال',
  saving: 'جارٍ الحفظ…',
  saved: 'حُفظ الاتصال.',
  found: 'ما وجده المتجر',
  facts: {
    protocol: 'إصدار البروتوكول',
    version: 'الإصدار',
    provider: 'المزوّد',
    time: 'أجاب خلال',
    models: 'النماذج',
    files: 'الملفات التي يقبلها',
  },
  skills: 'المهارات',
  tools: 'الأدوات التي يجوز للوكيل استخدامها',
  maxTools: (max) => `${max} على الأكثر.`,
  unusable: {
    tasks: 'لا يمكن استخدامها: تواصل العمل بعد ردّها على هيئة مهمة، ولا ينتظرها المتجر.',
    sampling:
      'لا يمكن استخدامها: تحتاج إلى نموذج لغوي أو مجلدات لدى من يستدعيها، والمتجر لا يقدّم أيًا منهما.',
  },
  toolsConfirmed:
    'تُستخدم الأدوات التي تقرأ فقط مباشرة. وقبل أي أداة أخرى تُعرض على الشخص بكل تفاصيلها وعليه أن يؤكّدها.',
  effects: {
    read_only: 'تقرأ فقط',
    additive: 'قد تغيّر شيئًا',
    destructive: 'قد تغيّر أو تحذف',
    undeclared: 'لا تذكر ما تفعله',
  },
  openWorld: 'تصل إلى ما هو خارج خادمها',
  vouch: 'تقرأ فقط: استخدمها دون سؤال',
  vouchWarning:
    'لا تقل ذلك إلا إن كنت تعلم أن هذه الأداة لا تغيّر شيئًا ولا ترسله ولا تحذفه. ستُستخدم من دون سؤال أحد، وأنت المسؤول عنها. وإن غيّر الخادم الأداة سُئل الناس من جديد.',
  noTools: 'لا يقدّم هذا الخادم أدوات، فلا يستطيع وكيل أن يفعل به شيئًا.',
  missingTitle: 'لم يعد هذا الاتصال موجودًا',
  missingText: 'حُذف، أو أنه يخص حسابًا آخر.',
  connectNew: 'ربط وكيل آخر',
  toList: 'كل اتصالاتي',
  agent: {
    title: 'اصنع منه وكيلًا',
    line: 'اختر سعره. يُؤخذ الاسم والنصوص مما يقوله الطرف الآخر، ويمكنك تعديل كل شيء قبل النشر.',
    pricing: 'طريقة الدفع',
    models: { 'per-run': 'لكل استخدام', monthly: 'شهريًا', 'one-time': 'مرة واحدة' },
    price: 'السعر بالدرهم شاملًا الضريبة',
    priceWrong: (least, max) => `اكتب سعرًا من ${least} إلى ${max} درهم، بفلوس كاملة.`,
    toolsMissing: 'اختر أداة واحدة على الأقل.',
    make: 'إنشاء الوكيل',
    making: 'جارٍ إنشاء الوكيل…',
  },
}

export const messages: Bilingual<typeof en> = { en, ar }
