import type { Bilingual } from '@wakeel/contract'
import { storeName, storeNameAr } from '../shell/operator.ts'

const en = {
  title: 'Bank details',
  privacy: `Only the people of ${storeName} who make the payouts see them, in the file for the bank. Customers never do, and the whole IBAN is not shown again.`,
  holder: 'Account holder',
  holderHint: 'In Latin letters, as your bank writes it',
  holderWrong:
    'Write the name in Latin letters, as your bank does: letters, digits and signs such as . , ’ & - only.',
  iban: 'IBAN',
  ibanHint: 'AE followed by 21 digits, or that of another country',
  ibanShape:
    'An IBAN begins with two letters and two digits, followed by 11 to 30 letters and digits.',
  ibanWrong: 'The check digits of this IBAN do not fit. Compare it with what your bank says.',
  refused: 'Check the name and the IBAN: the store could not accept them as they are.',
  save: 'Save bank details',
  saving: 'Saving…',
  saved: 'Your bank details are saved.',
  cancel: 'Cancel',
  change: 'Change',
  remove: 'Remove',
  removeTitle: 'Remove your bank details?',
  removeText:
    'Nothing can be paid to you until you give new ones. What you earn is kept. Payouts that were already made go to the old account.',
  removeConfirm: 'Remove them',
  keep: 'Keep them',
  removed: 'Your bank details are removed.',
  unconfirmed: 'Confirm your email first: open the link that we sent to it.',
  tooOften: 'The bank details were changed too often. Wait a while and try again.',
  failed: 'The bank details could not be saved. Nothing was changed.',
  removeFailed: 'The bank details could not be removed. Nothing was changed.',
}

const ar: typeof en = {
  title: 'البيانات المصرفية',
  privacy: `لا يراها إلا من يُجرون الدفعات في ${storeNameAr}، ضمن الملف المرسل إلى المصرف. لا يراها العملاء أبدًا، ولا يُعرض رقم الآيبان كاملًا مرة أخرى.`,
  holder: 'صاحب الحساب',
  holderHint: 'بالأحرف اللاتينية كما يكتبه مصرفك',
  holderWrong:
    'اكتب الاسم بالأحرف اللاتينية كما يكتبه مصرفك: أحرف وأرقام وعلامات مثل . , ’ & - فقط.',
  iban: 'رقم الآيبان (IBAN)',
  ibanHint: 'AE يليها 21 رقمًا، أو آيبان بلد آخر',
  ibanShape: 'يبدأ الآيبان بحرفين ورقمين يليهما من 11 إلى 30 حرفًا ورقمًا.',
  ibanWrong: 'رقما التحقق في هذا الآيبان غير صحيحين. قارنه بما لدى مصرفك.',
  refused: 'راجع الاسم ورقم الآيبان: لم يتمكن المتجر من قبولهما كما هما.',
  save: 'احفظ البيانات المصرفية',
  saving: 'جارٍ الحفظ…',
  saved: 'حُفظت بياناتك المصرفية.',
  cancel: 'إلغاء',
  change: 'تغيير',
  remove: 'إزالة',
  removeTitle: 'هل تريد إزالة بياناتك المصرفية؟',
  removeText:
    'لا يمكن أن يُدفع لك شيء حتى تُدخل بيانات جديدة. تبقى أرباحك محفوظة، والدفعات التي أُجريت تذهب إلى الحساب القديم.',
  removeConfirm: 'أزلها',
  keep: 'أبقها',
  removed: 'أُزيلت بياناتك المصرفية.',
  unconfirmed: 'أكّد بريدك الإلكتروني أولًا: افتح الرابط الذي أرسلناه إليه.',
  tooOften: 'تغيّرت البيانات المصرفية مرات كثيرة. انتظر قليلًا ثم أعد المحاولة.',
  failed: 'تعذّر حفظ البيانات المصرفية، ولم يتغيّر شيء.',
  removeFailed: 'تعذّرت إزالة البيانات المصرفية، ولم يتغيّر شيء.',
}

export const messages: Bilingual<typeof en> = { en, ar }
