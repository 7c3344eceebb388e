import type { Sentences } from './sentences.ts'

export const runs: Sentences<'runs'> = {
  'runs.demo_limit_reached': 'استخدمت تجاربك المجانية لهذا الوكيل.',
  'runs.address_limit_reached':
    'وردت تجارب كثيرة من شبكتك اليوم. سجّل الدخول وأكّد بريدك الإلكتروني للمتابعة.',
  'runs.cancelled': 'أُلغي التشغيل ولم يُحتسب.',
  'runs.failed': 'لم يتمكن الوكيل من إتمام العمل. لم يُحتسب هذا التشغيل.',
  'runs.model_refused': 'رفض النموذج اللغوي مفتاح المتجر. لم يُحتسب هذا التشغيل.',
  'runs.model_unreachable': 'تعذّر الوصول إلى النموذج اللغوي. لم يُحتسب هذا التشغيل.',
  'runs.model_budget_reached':
    'استُنفدت ميزانية المتجر للنماذج اللغوية لهذا اليوم. لم يُحتسب هذا التشغيل.',
  'runs.model_person_budget_reached':
    'استُنفدت حصتك من نماذج المتجر اللغوية لهذا اليوم. لم يُحتسب هذا التشغيل.',
  'runs.model_broke_off': 'انقطع النموذج اللغوي في منتصف إجابته. لم يُحتسب هذا التشغيل.',
  'runs.model_answer_invalid': 'أرسل النموذج اللغوي إجابة لا يمكن قراءتها. لم يُحتسب هذا التشغيل.',
  'runs.remote_unreachable': 'تعذّر الوصول إلى الوكيل الخارجي. لم يُحتسب هذا التشغيل.',
  'runs.remote_refused': 'رفض الوكيل الخارجي طلب المتجر. لم يُحتسب هذا التشغيل.',
  'runs.remote_broke_off': 'انقطع الوكيل الخارجي في منتصف إجابته. لم يُحتسب هذا التشغيل.',
  'runs.remote_answer_invalid': 'أرسل الوكيل الخارجي إجابة لا يمكن قراءتها. لم يُحتسب هذا التشغيل.',
  'runs.remote_too_large': 'كانت إجابة الوكيل الخارجي كبيرة جدًا. لم يُحتسب هذا التشغيل.',
  'runs.remote_tool_failed':
    'لم تتمكن أداة الوكيل من تنفيذ هذا، ويستطيع مبدعه معرفة السبب. لم يُحتسب هذا التشغيل.',
  'runs.confirmation_invalid': 'لا يوجد هنا ما يمكنك تأكيده. اسأل الوكيل من جديد.',
  'runs.confirmation_expired': 'مضى على السؤال وقت طويل. لم يُنفَّذ شيء؛ اسأل الوكيل من جديد.',
  'runs.confirmation_used': 'أُكّد هذا من قبل ولا يُنفَّذ مرتين. لتنفيذه مجددًا اسأل الوكيل من جديد.',
  'runs.confirmation_outdated': 'تغيّر الوكيل أو أداته منذ سُئلت. لم يُنفَّذ شيء؛ اسأل الوكيل من جديد.',
  // The contract tells a program to send the run again under its key; a person has a button for that.
  'runs.outcome_unknown': {
    en: 'The store could not find out how this run ended.',
    ar: 'لم يتمكن المتجر من معرفة كيف انتهى هذا التشغيل.',
  },
  'runs.too_many_at_once': 'ما زالت تشغيلاتك الأخرى قيد العمل. أعد المحاولة حالما ينتهي أحدها.',
  'runs.too_many_unanswered':
    'لم تكن لدى هذا الوكيل إجابة لك عشر مرات متتالية. انتظر قليلًا، أو اطّلع على الأمثلة في صفحته. لم يُخصم شيء.',
  'runs.not_found': 'ليس لديك تشغيل كهذا.',
  'runs.conversation_not_found': 'ليست لديك محادثة كهذه.',
  'runs.conversation_at_work':
    'ما زال الوكيل يعمل في هذه المحادثة. أوقفه، أو احذف المحادثة بعد أن ينتهي.',
  'runs.reply_not_found': 'الرسالة التي ترد عليها لم تعد موجودة. ابدأ محادثة جديدة.',
  'runs.reply_without_outcome':
    'لم يرد الوكيل على الرسالة السابقة بعد. انتظر رده، أو أرسل تلك الرسالة من جديد.',
  'runs.timed_out': 'استغرق الوكيل وقتًا طويلًا. لم يُحتسب هذا التشغيل.',
}
