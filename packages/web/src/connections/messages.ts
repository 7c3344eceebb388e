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
  network: 'The store could not be reached. Check your connection and try again.',
  errors: {
    'connections.address_refused':
      'The store does not call this address. Use a public one that begins with https://, without a user name or password in it.',
    'connections.unreachable':
      'Nothing answered at this address. Check its spelling and that it can be reached from the internet.',
    'connections.refused':
      'The other end refused the store. Check the credential: its kind, the name of the header, the secret.',
    'connections.answer_invalid':
      'Something answered, but not as expected. Check that the address and the kind belong together.',
    'connections.too_large':
      'The answer was larger than the store reads. Check that this is the address of the agent and not of a file.',
    'connections.timed_out':
      'The other end took too long. Check that it is running, then try again.',
    'connections.proof_missing':
      'The token is not there yet. Check the place and the spelling; a new file can take a few minutes to appear.',
    'connections.secret_needed':
      'This is another server, and a secret goes to no other server than it was given for. Give the secret again, or choose “Not at all”.',
    'connections.secret_lost':
      'The store can no longer read the stored secret. Give it again: edit the connection.',
    'connections.authorisation_needed':
      'The server wants you to sign in there before the store may use its tools.',
    'connections.client_needed':
      'The sign-in of this server does not know the store. Enter the client ID that it gave you.',
    'connections.authorisation_unusable':
      'What this server says about signing in there is not safe to use: its addresses do not belong together, are not https, or PKCE is missing. Tell whoever runs it.',
    'connections.authorisation_expired':
      'This sign-in was not started by you, took too long or was used already. Start again.',
    'connections.authorisation_failed':
      'The server did not confirm the sign-in, or it was declined there. Nothing was changed; start again.',
    'connections.too_many':
      'You have as many connections as one account can have. Delete one that you do not use.',
    'connections.in_use': 'An agent uses this connection. Change or delete the agent first.',
    'connections.not_found': 'This connection is not there any more.',
    'forge.too_many_agents':
      'You have as many unpublished agents as one account can have. Publish or delete one first.',
    'request.invalid':
      'The store cannot use what was entered. Check the name of the header and the secret, and name a model if the endpoint lists none.',
    'request.rate_limited': 'That was a lot in a short time. Wait a few minutes and try again.',
  },
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
  network: 'تعذّر الوصول إلى المتجر. تحقق من اتصالك ثم أعد المحاولة.',
  errors: {
    'connections.address_refused':
      'لا يتصل المتجر بهذا العنوان. استخدم عنوانًا عامًا يبدأ بـ https:// ولا يتضمن اسم مستخدم أو كلمة مرور.',
    'connections.unreachable':
      'لم يُجب شيء عند هذا العنوان. تحقق من كتابته ومن إمكان الوصول إليه من الإنترنت.',
    'connections.refused':
      'رفض الطرف الآخر طلب المتجر. تحقق من طريقة الدخول: نوعها واسم الترويسة والقيمة السرية.',
    'connections.answer_invalid':
      'وصل ردّ، لكنه ليس كما هو متوقع. تحقق من أن العنوان يوافق النوع الذي اخترته.',
    'connections.too_large':
      'الردّ أكبر مما يقرؤه المتجر. تحقق من أن هذا عنوان الوكيل لا عنوان ملف.',
    'connections.timed_out':
      'استغرق الطرف الآخر وقتًا أطول من اللازم. تحقق من أنه يعمل ثم أعد المحاولة.',
    'connections.proof_missing':
      'لم يُعثر على الرمز بعد. تحقق من المكان والكتابة، فقد يتأخر ظهور ملف جديد بضع دقائق.',
    'connections.secret_needed':
      'هذا خادم آخر، ولا تُرسل القيمة السرية إلى خادم غير الذي أُعطيت له. أدخلها من جديد أو اختر «بلا تعريف».',
    'connections.secret_lost':
      'لم يعد المتجر قادرًا على قراءة القيمة السرية المحفوظة. عدّل الاتصال وأدخلها من جديد.',
    'connections.authorisation_needed':
      'يطلب الخادم أن تسجّل الدخول لديه قبل أن يستخدم المتجر أدواته.',
    'connections.client_needed':
      'لا تعرف خدمة تسجيل الدخول لهذا الخادم المتجر. أدخل معرّف العميل الذي حصلت عليه منها.',
    'connections.authorisation_unusable':
      'ما يقوله هذا الخادم عن تسجيل الدخول غير آمن: عناوينه لا تتوافق، أو ليست https، أو ينقصها PKCE. أخبر من يشغّله.',
    'connections.authorisation_expired':
      'لم تبدأ أنت تسجيل الدخول هذا، أو طال وقته، أو استُخدم من قبل. ابدأ من جديد.',
    'connections.authorisation_failed':
      'لم يؤكد الخادم تسجيل الدخول، أو رُفض هناك. لم يتغيّر شيء، فابدأ من جديد.',
    'connections.too_many': 'بلغت أقصى عدد من الاتصالات للحساب الواحد. احذف اتصالًا لا تستخدمه.',
    'connections.in_use': 'هناك وكيل يستخدم هذا الاتصال. غيّر الوكيل أو احذفه أولًا.',
    'connections.not_found': 'لم يعد هذا الاتصال موجودًا.',
    'forge.too_many_agents':
      'بلغت أقصى عدد من الوكلاء غير المنشورين للحساب الواحد. انشر أحدهم أو احذفه أولًا.',
    'request.invalid':
      'لا يستطيع المتجر استخدام ما أُدخل. تحقق من اسم الترويسة والقيمة السرية، واذكر نموذجًا إن لم تعرض الواجهة قائمة.',
    'request.rate_limited': 'محاولات كثيرة في وقت قصير. انتظر بضع دقائق ثم أعد المحاولة.',
  },
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
