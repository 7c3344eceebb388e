import type { Sentences } from './sentences.ts'

/** Who connects an agent is told what to look at on this screen. */
export const connections: Sentences<'connections'> = {
  'connections.address_refused': {
    en: 'The store does not call this address. Use a public one that begins with https://, without a user name or password in it.',
    ar: 'لا يتصل المتجر بهذا العنوان. استخدم عنوانًا عامًا يبدأ بـ https:// ولا يتضمن اسم مستخدم أو كلمة مرور.',
  },
  'connections.unreachable': {
    en: 'Nothing answered at this address. Check its spelling and that it can be reached from the internet.',
    ar: 'لم يُجب شيء عند هذا العنوان. تحقق من كتابته ومن إمكان الوصول إليه من الإنترنت.',
  },
  'connections.failing': {
    en: 'The other end answered with an error of its own, or that it is asked too much. Look into it there, then try again.',
    ar: 'أجاب الطرف الآخر بخطأ لديه، أو بأن الطلبات عليه كثيرة الآن. راجعه هناك ثم أعد المحاولة.',
  },
  'connections.refused': {
    en: 'The other end refused the store. Check the credential: its kind, the name of the header, the secret.',
    ar: 'رفض الطرف الآخر طلب المتجر. تحقق من طريقة الدخول: نوعها واسم الترويسة والقيمة السرية.',
  },
  'connections.answer_invalid': {
    en: 'Something answered, but not as expected. Check that the address and the kind belong together.',
    ar: 'وصل ردّ، لكنه ليس كما هو متوقع. تحقق من أن العنوان يوافق النوع الذي اخترته.',
  },
  'connections.too_large': {
    en: 'The answer was larger than the store reads. Check that this is the address of the agent and not of a file.',
    ar: 'الردّ أكبر مما يقرؤه المتجر. تحقق من أن هذا عنوان الوكيل لا عنوان ملف.',
  },
  'connections.timed_out': {
    en: 'The other end took too long. Check that it is running, then try again.',
    ar: 'استغرق الطرف الآخر وقتًا أطول من اللازم. تحقق من أنه يعمل ثم أعد المحاولة.',
  },
  'connections.proof_missing': {
    en: 'The token is not there yet. Check the place and the spelling; a new file can take a few minutes to appear.',
    ar: 'لم يُعثر على الرمز بعد. تحقق من المكان والكتابة، فقد يتأخر ظهور ملف جديد بضع دقائق.',
  },
  'connections.secret_needed': {
    en: 'This is another server, and a secret goes to no other server than it was given for. Give the secret again, or choose “Not at all”.',
    ar: 'هذا خادم آخر، ولا تُرسل القيمة السرية إلى خادم غير الذي أُعطيت له. أدخلها من جديد أو اختر «بلا تعريف».',
  },
  'connections.secret_lost': {
    en: 'The store can no longer read the stored secret. Give it again: edit the connection.',
    ar: 'لم يعد المتجر قادرًا على قراءة القيمة السرية المحفوظة. عدّل الاتصال وأدخلها من جديد.',
  },
  'connections.authorisation_needed': {
    en: 'The server wants you to sign in there before the store may use its tools.',
    ar: 'يطلب الخادم أن تسجّل الدخول لديه قبل أن يستخدم المتجر أدواته.',
  },
  'connections.client_needed': {
    en: 'The sign-in of this server does not know the store. Enter the client ID that it gave you.',
    ar: 'لا تعرف خدمة تسجيل الدخول لهذا الخادم المتجر. أدخل معرّف العميل الذي حصلت عليه منها.',
  },
  'connections.authorisation_unusable': {
    en: 'What this server says about signing in there is not safe to use: its addresses do not belong together, are not https, or PKCE is missing. Tell whoever runs it.',
    ar: 'ما يقوله هذا الخادم عن تسجيل الدخول غير آمن: عناوينه لا تتوافق، أو ليست https، أو ينقصها PKCE. أخبر من يشغّله.',
  },
  'connections.authorisation_expired': {
    en: 'This sign-in was not started by you, took too long or was used already. Start again.',
    ar: 'لم تبدأ أنت تسجيل الدخول هذا، أو طال وقته، أو استُخدم من قبل. ابدأ من جديد.',
  },
  'connections.authorisation_failed': {
    en: 'The server did not confirm the sign-in, or it was declined there. Nothing was changed; start again.',
    ar: 'لم يؤكد الخادم تسجيل الدخول، أو رُفض هناك. لم يتغيّر شيء، فابدأ من جديد.',
  },
  'connections.too_many': {
    en: 'You have as many connections as one account can have. Delete one that you do not use.',
    ar: 'بلغت أقصى عدد من الاتصالات للحساب الواحد. احذف اتصالًا لا تستخدمه.',
  },
  'connections.in_use': {
    en: 'An agent uses this connection. Change or delete the agent first.',
    ar: 'هناك وكيل يستخدم هذا الاتصال. غيّر الوكيل أو احذفه أولًا.',
  },
  'connections.changed_again': {
    en: 'What is there has changed again since you looked. Look at it once more.',
    ar: 'تغيّر ما هناك مرة أخرى منذ اطّلعت عليه. اطّلع عليه من جديد.',
  },
  'connections.not_found': {
    en: 'This connection is not there any more.',
    ar: 'لم يعد هذا الاتصال موجودًا.',
  },
}
