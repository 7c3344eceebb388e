import type { Bilingual, connections } from '@wakeel/contract'

interface Words {
  title: (agent: string) => string
  line: (moment: string) => string
  again: string
  kept: (moment: string) => string
  changes: string
  injections: string
  itself: string
  kinds: Record<connections.RemoteChange['kind'], string>
  before: string
  after: string
  fields: Record<string, string>
  orders: Record<connections.InjectionKind, string>
  approve: string
  approving: string
  approveOf: (agent: string) => string
  keep: string
  keepOf: (agent: string) => string
  approved: (agent: string) => string
  keptNow: (agent: string) => string
  refused: string
}

const en: Words = {
  title: (agent) => `${agent} is paused`,
  line: (moment) =>
    `What answers for it is not what you published it with. It was noticed on ${moment}. Nobody can run it until you approve what is there now.`,
  again: 'It is again what you published it with. Approve it, and people can run it again.',
  kept: (moment) => `You looked on ${moment} and left it paused.`,
  changes: 'What has changed',
  injections: 'Texts that give orders to a language model',
  itself: 'The other end itself',
  kinds: { added: 'Added', removed: 'Removed', changed: 'Changed' },
  before: 'Before',
  after: 'Now',
  fields: {
    description: 'Description',
    title: 'Title',
    name: 'Name',
    input_schema: 'Input',
    output_schema: 'Output',
    annotations: 'What it declares that it does',
    address: 'Address',
    provider: 'Provider',
    supportedInterfaces: 'Where and how it is spoken to',
    capabilities: 'Capabilities',
    securitySchemes: 'How it is signed in to',
    examples: 'Examples',
    tags: 'Tags',
  },
  orders: {
    hidden_characters: 'Characters that nobody sees',
    overrides_instructions: 'Overrides instructions',
    hides_from_person: 'Hides something from the person',
    sends_elsewhere: 'Sends data elsewhere',
    steers_other_tools: 'Steers other tools',
    reads_secrets: 'Reads secrets',
    encoded: 'Encoded text',
    marked_for_model: 'Marked for a language model alone',
  },
  approve: 'Approve these changes',
  approving: 'Checking…',
  approveOf: (agent) => `Approve these changes for ${agent}`,
  keep: 'Keep paused',
  keepOf: (agent) => `Keep paused: ${agent}`,
  approved: (agent) => `The checks have passed. People can run ${agent} again.`,
  keptNow: (agent) => `${agent} stays paused.`,
  refused: 'The checks did not pass, and it stays paused:',
}

const ar: Words = {
  title: (agent) => `${agent} متوقف مؤقتًا`,
  line: (moment) =>
    `ما يجيب عنه ليس ما نشرته به. لوحظ ذلك في ${moment}. لا يستطيع أحد تشغيله حتى تعتمد ما هناك الآن.`,
  again: 'عاد كما نشرته. اعتمده ليتمكن الناس من تشغيله من جديد.',
  kept: (moment) => `اطّلعت عليه في ${moment} وأبقيته متوقفًا.`,
  changes: 'ما الذي تغيّر',
  injections: 'نصوص تعطي أوامر للنموذج اللغوي',
  itself: 'الطرف الآخر نفسه',
  kinds: { added: 'أُضيف', removed: 'أُزيل', changed: 'تغيّر' },
  before: 'قبل',
  after: 'الآن',
  fields: {
    description: 'الوصف',
    title: 'العنوان الظاهر',
    name: 'الاسم',
    input_schema: 'المدخلات',
    output_schema: 'المخرجات',
    annotations: 'ما تعلن أنها تفعله',
    address: 'العنوان',
    provider: 'المزوّد',
    supportedInterfaces: 'أين وكيف يُخاطَب',
    capabilities: 'الإمكانات',
    securitySchemes: 'كيف يُسجَّل الدخول إليه',
    examples: 'الأمثلة',
    tags: 'الوسوم',
  },
  orders: {
    hidden_characters: 'محارف لا يراها أحد',
    overrides_instructions: 'يلغي التعليمات',
    hides_from_person: 'يخفي شيئًا عن الشخص',
    sends_elsewhere: 'يرسل بيانات إلى مكان آخر',
    steers_other_tools: 'يوجّه أدوات أخرى',
    reads_secrets: 'يقرأ أسرارًا',
    encoded: 'نص مرمّز',
    marked_for_model: 'موجّه إلى النموذج اللغوي وحده',
  },
  approve: 'اعتماد هذه التغييرات',
  approving: 'جارٍ الفحص…',
  approveOf: (agent) => `اعتماد هذه التغييرات: ${agent}`,
  keep: 'إبقاؤه متوقفًا',
  keepOf: (agent) => `إبقاؤه متوقفًا: ${agent}`,
  approved: (agent) => `نجح الفحص. يستطيع الناس تشغيل ${agent} من جديد.`,
  keptNow: (agent) => `يبقى ${agent} متوقفًا.`,
  refused: 'لم ينجح الفحص، ويبقى متوقفًا:',
}

export const messages: Bilingual<Words> = { en, ar }
