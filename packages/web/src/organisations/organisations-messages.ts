import { type Bilingual, organisations } from '@wakeel/contract'
import { arabicCount } from '../language/plural.ts'

const en = {
  title: 'Organisations',
  line: 'Use agents together: one plan and one wallet pay, and everybody keeps within the caps that you set.',
  signedOut: 'Sign in to see your organisations, or to join the one that you are invited to.',
  yours: 'Your organisations',
  members: (count: number) => (count === 1 ? '1 member' : `${count} members`),
  empty: 'You are in no organisation yet',
  emptyText: 'Create one below, or ask a colleague to invite you by email.',
  emptyWithoutPlan:
    'A colleague can invite you by email. To create one yourself you need the Enterprise plan.',
  foundTitle: 'Create an organisation',
  foundText:
    'You own it: your plan, the agents that you have bought and your wallet pay for what members run for it.',
  name: 'Name',
  found: 'Create',
  founding: 'Creating…',
  founded: (name: string) => `${name} is created.`,
  enterpriseTitle: 'Create an organisation with Enterprise',
  enterpriseText:
    'Teams, caps for each person and agent, and an audit log of their own come with the Enterprise plan.',
  enterprise: 'See the Enterprise plan',
  max: `You own ${organisations.MAX_ORGANISATIONS} organisations, as many as one account can have.`,
  invitedTitle: (organisation: string) => `You are invited to ${organisation}`,
  invitedBy: (name: string) => `${name} invites you.`,
  invitedText: (email: string) =>
    `You are signed in as ${email}. Members run agents at the organisation’s cost, and every member reads what was run for it.`,
  join: 'Join the organisation',
  joining: 'Joining…',
  notNow: 'Not now',
  joined: (name: string) => `You are a member of ${name}.`,
  invalidTitle: 'This invitation cannot be used',
  invalidText: (email: string) =>
    `It has been used, withdrawn or is older than ${organisations.INVITATION_DAYS} days, or it was sent to another email than ${email}. Sign in with the email that it was sent to, or ask for a new one.`,
  close: 'Close',
}

const ar: typeof en = {
  title: 'فِرق العمل',
  line: 'استخدموا الوكلاء معًا: باقة واحدة ومحفظة واحدة تدفعان، والجميع ضمن الحدود التي تضعها.',
  signedOut: 'سجّل الدخول لترى فِرق عملك، أو لتنضم إلى الفريق الذي دُعيت إليه.',
  yours: 'فِرق عملك',
  members: (count) =>
    arabicCount(count, {
      one: 'عضو واحد',
      two: 'عضوان',
      few: '{n} أعضاء',
      many: '{n} عضوًا',
      other: '{n} عضو',
    }),
  empty: 'لست في أي فريق بعد',
  emptyText: 'أنشئ فريق عمل أدناه، أو اطلب ممن تعرفه أن يدعوك بالبريد الإلكتروني.',
  emptyWithoutPlan:
    'يمكن لمن تعرفه أن يدعوك بالبريد الإلكتروني. ولإنشاء فريق بنفسك تحتاج إلى باقة الشركات.',
  foundTitle: 'أنشئ فريق عمل',
  foundText: 'ستكون مالكها: باقتك والوكلاء الذين اشتريتهم ومحفظتك تدفع مقابل ما يشغّله الأعضاء لها.',
  name: 'الاسم',
  found: 'أنشئها',
  founding: 'جارٍ الإنشاء…',
  founded: (name) => `أُنشئت \u2068${name}\u2069.`,
  enterpriseTitle: 'أنشئ فريق عمل مع باقة الشركات',
  enterpriseText: 'الفرق والحدود لكل شخص ووكيل وسجل تدقيق خاص به تأتي مع باقة الشركات.',
  enterprise: 'اطّلع على باقة الشركات',
  max: `تملك ${organisations.MAX_ORGANISATIONS} فِرق، وهو أكبر عدد يمكن أن يكون لحساب واحد.`,
  invitedTitle: (organisation) => `أنت مدعو إلى \u2068${organisation}\u2069`,
  invitedBy: (name) => `الدعوة من \u2068${name}\u2069.`,
  invitedText: (email) =>
    `سجّلت الدخول باسم \u2068${email}\u2069. يشغّل الأعضاء الوكلاء على حساب الفريق، ويقرأ كل عضو ما شُغّل له.`,
  join: 'انضم إلى الفريق',
  joining: 'جارٍ الانضمام…',
  notNow: 'ليس الآن',
  joined: (name) => `أنت الآن عضو في \u2068${name}\u2069.`,
  invalidTitle: 'لا يمكن استخدام هذه الدعوة',
  invalidText: (email) =>
    `استُخدمت أو سُحبت أو مضى عليها أكثر من ${organisations.INVITATION_DAYS} يومًا، أو أُرسلت إلى بريد غير \u2068${email}\u2069. سجّل الدخول بالبريد الذي أُرسلت إليه، أو اطلب دعوة جديدة.`,
  close: 'إغلاق',
}

export const messages: Bilingual<typeof en> = { en, ar }
