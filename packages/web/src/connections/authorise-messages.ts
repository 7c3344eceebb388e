import type { Bilingual } from '@wakeel/contract'

const en = {
  title: 'This server wants you to sign in there',
  again: 'Authorise the store again',
  againText:
    'The server does not let the store in any more. Until you authorise it again, agents that run there fail and nobody is charged.',
  line: 'You sign in on the server’s own page and allow the store to use its tools. The store never sees your password, and you come back here.',
  authorise: 'Authorise',
  leaving: 'Opening its sign-in…',
  client: {
    line: 'The sign-in of this server does not know the store. Register the store there as an application with this redirect address, then enter what it gave you:',
    id: 'Client ID',
    secret: 'Client secret',
    secretHint: 'Leave it empty if there is none. Stored encrypted and never shown again.',
  },
  finishing: 'The store is finishing the sign-in and reading the tools…',
  done: 'The store is authorised.',
  failed: 'The sign-in was not completed',
  startAgain: 'Start again',
  disconnect: 'Disconnect',
  disconnectOf: (name: string) => `Disconnect ${name}`,
  disconnectTitle: (name: string) => `Take back what the store may do at ${name}?`,
  disconnectText:
    'The server is told, and the store forgets its tokens. Agents that run there fail until you authorise the store again.',
  disconnectConfirm: 'Disconnect',
  keep: 'Keep it',
  disconnected: 'The store is not authorised there any more.',
  againOf: (name: string) => `Authorise the store again at ${name}`,
}

const ar: typeof en = {
  title: 'يطلب هذا الخادم أن تسجّل الدخول لديه',
  again: 'فوّض المتجر من جديد',
  againText:
    'لم يعد الخادم يقبل طلبات المتجر. وإلى أن تفوّضه من جديد تتعذّر عمليات الوكلاء العاملين هناك، ولا يُحتسب على أحد شيء.',
  line: 'تسجّل الدخول في صفحة الخادم نفسه وتسمح للمتجر باستخدام أدواته. لا يرى المتجر كلمة مرورك أبدًا، ثم تعود إلى هنا.',
  authorise: 'تفويض المتجر',
  leaving: 'جارٍ فتح صفحة تسجيل الدخول…',
  client: {
    line: 'لا تعرف خدمة تسجيل الدخول لهذا الخادم المتجر. سجّل المتجر هناك تطبيقًا بعنوان العودة هذا، ثم أدخل ما حصلت عليه:',
    id: 'معرّف العميل (Client ID)',
    secret: 'القيمة السرية للعميل (Client secret)',
    secretHint: 'اتركها فارغة إن لم توجد. تُحفظ مشفّرة ولا تُعرض مرة أخرى.',
  },
  finishing: 'يُكمل المتجر تسجيل الدخول ويقرأ الأدوات…',
  done: 'فُوّض المتجر.',
  failed: 'لم يكتمل تسجيل الدخول',
  startAgain: 'البدء من جديد',
  disconnect: 'إلغاء التفويض',
  disconnectOf: (name) => `إلغاء التفويض لدى ${name}`,
  disconnectTitle: (name) => `هل تسحب من المتجر ما سمحت له به لدى ${name}؟`,
  disconnectText:
    'يُبلَّغ الخادم وينسى المتجر رموزه. وتتعذّر عمليات الوكلاء العاملين هناك إلى أن تفوّض المتجر من جديد.',
  disconnectConfirm: 'إلغاء التفويض',
  keep: 'الإبقاء عليه',
  disconnected: 'لم يعد المتجر مفوّضًا هناك.',
  againOf: (name) => `فوّض المتجر من جديد لدى ${name}`,
}

export const messages: Bilingual<typeof en> = { en, ar }
