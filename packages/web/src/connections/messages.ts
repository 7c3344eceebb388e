import type { Bilingual, connections } from '@wakeel/contract'
import { arabicCount } from '../language/plural.ts'

type Kind = connections.ConnectionKind

const en = {
  kinds: {
    a2a: 'A2A agent',
    mcp: 'MCP server',
    openai: 'OpenAI-compatible endpoint',
  } satisfies Record<Kind, string>,
  retry: 'Try again',
  loadFailed: 'This could not be loaded.',
  failed: 'This did not work. Nothing was changed; try again.',
  /** What an error means on these screens alone. */
  errors: {
    network: 'The store could not be reached. Check your connection and try again.',
    'request.invalid':
      'The store cannot use what was entered. Check the name of the header and the secret, and name a model if the endpoint lists none.',
    'request.rate_limited': 'That was a lot in a short time. Wait a few minutes and try again.',
  },
  publicOnly:
    'It begins with https:// and is reachable from the internet: the store calls nothing on your own computer or in a private network.',
  wrongAddress: 'Write the whole address, beginning with https://.',
  missing: 'Fill this in.',
  credential: {
    kind: 'How the store signs in there',
    kinds: {
      keep: 'As it is now',
      none: 'Not at all: it is open',
      bearer: 'With a token (Authorization: Bearer)',
      header: 'With a header of its own',
    },
    header: 'Name of the header',
    secret: { bearer: 'Token', header: 'Value of the header' },
    kept: 'Stored encrypted, sent only to this address, and never shown again.',
  },
  ownership: {
    title: 'Show that it is yours',
    verified: 'Verified by provider',
    verifiedText: (date: string) =>
      `Proven on ${date}. The agents that run there are shown as verified by their provider.`,
    why: 'Optional. Without it your agents work just the same, but the store does not call them “verified by provider”.',
    token: 'Your token',
    file: 'Put the token on a line of its own in a text file at this address:',
    card: 'Or put it into the agent’s card, among its extensions:',
    check: 'Then let the store look for it.',
    verify: 'Verify',
    verifying: 'Looking for the token…',
    done: 'Verified. It is yours.',
  },
  tools: (count: number) => (count === 1 ? '1 tool' : `${count} tools`),
}

const ar: typeof en = {
  kinds: { a2a: 'وكيل A2A', mcp: 'خادم MCP', openai: 'واجهة متوافقة مع OpenAI' },
  retry: 'إعادة المحاولة',
  loadFailed: 'تعذّر تحميل هذا.',
  failed: 'لم ينجح ذلك، ولم يتغيّر شيء. أعد المحاولة.',
  errors: {
    network: 'تعذّر الوصول إلى المتجر. تحقق من اتصالك ثم أعد المحاولة.',
    'request.invalid':
      'لا يستطيع المتجر استخدام ما أُدخل. تحقق من اسم الترويسة والقيمة السرية، واذكر نموذجًا إن لم تعرض الواجهة قائمة.',
    'request.rate_limited': 'محاولات كثيرة في وقت قصير. انتظر بضع دقائق ثم أعد المحاولة.',
  },
  publicOnly:
    'يبدأ بـ ⁦https://⁩ ويمكن الوصول إليه من الإنترنت: لا يتصل المتجر بشيء على جهازك أو في شبكة خاصة.',
  wrongAddress: 'اكتب العنوان كاملًا مبتدئًا بـ https://.',
  missing: 'املأ هذا الحقل.',
  credential: {
    kind: 'كيف يعرّف المتجر بنفسه هناك',
    kinds: {
      keep: 'كما هو الآن',
      none: 'بلا تعريف: الوصول مفتوح',
      bearer: 'برمز وصول (Authorization: Bearer)',
      header: 'بترويسة خاصة',
    },
    header: 'اسم الترويسة',
    secret: { bearer: 'رمز الوصول', header: 'قيمة الترويسة' },
    kept: 'تُحفظ مشفّرة، ولا تُرسل إلا إلى هذا العنوان، ولا تُعرض مرة أخرى.',
  },
  ownership: {
    title: 'أثبت أنه لك',
    verified: 'موثّق من المزوّد',
    verifiedText: (date) =>
      `أُثبتت الملكية في ${date}. يظهر الوكلاء العاملون هناك على أنهم موثّقون من مزوّدهم.`,
    why: 'هذه الخطوة اختيارية. يعمل وكلاؤك من دونها كما هم، لكن المتجر لا يصفهم بعبارة «موثّق من المزوّد».',
    token: 'رمز الإثبات',
    file: 'ضع الرمز في سطر مستقل داخل ملف نصي عند هذا العنوان:',
    card: 'أو ضعه في بطاقة الوكيل ضمن امتداداتها:',
    check: 'ثم دع المتجر يبحث عنه.',
    verify: 'تحقّق',
    verifying: 'جارٍ البحث عن الرمز…',
    done: 'تم التحقق. هو لك.',
  },
  tools: (count) =>
    arabicCount(count, {
      one: 'أداة واحدة',
      two: 'أداتان',
      few: '{n} أدوات',
      many: '{n} أداة',
      other: '{n} أداة',
    }),
}

export const messages: Bilingual<typeof en> = { en, ar }
