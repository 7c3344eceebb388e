import type { Sentences } from './sentences.ts'

export const accounts: Sentences<'accounts' | 'names' | 'admin'> = {
  'accounts.sign_in_required': 'سجّل الدخول للقيام بذلك، والبرنامج يرسل مفتاحًا رمزَ حامل (Bearer).',
  'accounts.forbidden': 'لا يسمح لك حسابك بذلك.',
  'accounts.suspended': 'هذا الحساب موقوف.',
  'accounts.password_wrong': 'كلمة المرور غير صحيحة.',
  'accounts.founder_cannot_leave': 'لا يمكن حذف حساب المؤسِّس.',
  'accounts.founder_protected': 'لا يمكن تغيير دور المؤسِّس ولا إيقاف حسابه.',
  'accounts.user_not_found': 'لا يوجد حساب كهذا.',
  'accounts.email_or_password_wrong': 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
  'accounts.sign_in_held':
    'جُرّبت كلمات مرور خاطئة كثيرة لهذا الحساب. ما زال بإمكانك الدخول بمفتاح مرور، أو من جهاز استخدمته من قبل، أو بكلمة مرور جديدة عبر البريد.',
  'accounts.email_taken': 'يوجد حساب بهذا البريد الإلكتروني. سجّل الدخول به.',
  'accounts.email_unconfirmed': 'أكّد بريدك الإلكتروني أولًا: افتح الرابط الذي أرسلناه إليه.',
  'accounts.too_many_sign_ups': 'أُنشئت حسابات كثيرة من شبكتك قبل قليل.',
  'accounts.email_confirmed': 'البريد الإلكتروني مؤكَّد بالفعل.',
  'accounts.password_too_short': 'يجب ألا تقل كلمة المرور عن 8 أحرف',
  'accounts.password_too_long': 'يجب ألا تزيد كلمة المرور على 128 حرفًا',
  'accounts.password_too_common':
    'كلمة المرور هذه من أول ما يُخمَّن. اختر كلمة لا يستخدمها غيرك، كأربع كلمات لا صلة بينها.',
  'accounts.link_invalid': 'هذا الرابط لم يعد صالحًا. اطلب رابطًا جديدًا.',
  'accounts.code_wrong': 'الرمز غير صحيح أو استُخدم من قبل.',
  'accounts.code_too_late': 'استغرق ذلك وقتًا طويلًا. سجّل الدخول من جديد.',
  'accounts.codes_locked': 'رموز خاطئة كثيرة. سجّل الدخول من جديد بعد 15 دقيقة.',
  'accounts.second_factor_on': 'تسجيل الدخول بخطوتين مفعّل بالفعل.',
  'accounts.second_factor_off': 'تسجيل الدخول بخطوتين متوقف.',
  'accounts.second_factor_required':
    'فعّل أولًا تسجيل الدخول بخطوتين في حسابك أو سجّل الدخول بمفتاح مرور: يشترط المتجر ذلك لهذا الدور.',
  'accounts.passkey_refused': 'تعذّر استخدام مفتاح المرور. أعد المحاولة أو تابع بكلمة المرور.',
  'accounts.passkey_not_found': 'لا يوجد مفتاح المرور هذا.',
  'accounts.passkeys_full': 'في حسابك أقصى عدد من مفاتيح المرور. احذف واحدًا أولًا.',
  'accounts.origin_refused': 'لم يصدر هذا الطلب من صفحات المتجر نفسه.',
  'names.reserved': 'هذا الاسم يخص المتجر أو يشبه اسمًا يخصه. اختر اسمًا آخر.',
  'names.mixed':
    'تمزج إحدى كلمات هذا الاسم حروفًا متشابهة من أبجديات مختلفة. اكتب كل كلمة بأبجدية واحدة.',
  'names.taken': 'يحمل وكيل آخر في المتجر هذا الاسم أو اسمًا يشبهه. اختر اسمًا آخر.',
  'admin.not_yourself': 'لا يغيّر أحد دوره ولا يوقف حسابه بنفسه.',
  'admin.email_unconfirmed': 'لم يؤكد هذا الشخص بريده الإلكتروني بعد، ولا يصبح مشرفًا إلا بعد ذلك.',
}
