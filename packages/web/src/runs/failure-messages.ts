import type { Bilingual, ErrorCode } from '@wakeel/contract'

/** Why there is no answer. English has the server's own sentences where nothing better can be said to a person. */
export const failureText: Bilingual<Partial<Record<ErrorCode, string>>> = {
  en: {
    'runs.outcome_unknown': 'The store could not find out how this run ended.',
  },
  ar: {
    'runs.demo_limit_reached': 'استخدمت تجاربك المجانية لهذا الوكيل.',
    'runs.address_limit_reached':
      'وردت تجارب كثيرة من شبكتك اليوم. سجّل الدخول وأكّد بريدك الإلكتروني للمتابعة.',
    'runs.failed': 'لم يتمكن الوكيل من إتمام العمل. لم يُحتسب هذا التشغيل.',
    'runs.timed_out': 'استغرق الوكيل وقتًا طويلًا. لم يُحتسب هذا التشغيل.',
    'runs.model_refused': 'رفض النموذج اللغوي مفتاح المتجر. لم يُحتسب هذا التشغيل.',
    'runs.model_unreachable': 'تعذّر الوصول إلى النموذج اللغوي. لم يُحتسب هذا التشغيل.',
    'runs.model_budget_reached':
      'استُنفدت ميزانية المتجر للنماذج اللغوية لهذا اليوم. لم يُحتسب هذا التشغيل.',
    'runs.model_person_budget_reached':
      'استُنفدت حصتك من نماذج المتجر اللغوية لهذا اليوم. لم يُحتسب هذا التشغيل.',
    'runs.model_broke_off': 'انقطع النموذج اللغوي في منتصف إجابته. لم يُحتسب هذا التشغيل.',
    'runs.model_answer_invalid': 'أرسل النموذج اللغوي إجابة لا يمكن قراءتها. لم يُحتسب هذا التشغيل.',
    'runs.remote_tool_failed':
      'لم تتمكن أداة الوكيل من تنفيذ هذا، ويستطيع مبدعه معرفة السبب. لم يُحتسب هذا التشغيل.',
    'runs.confirmation_invalid': 'لا يوجد هنا ما يمكنك تأكيده. اسأل الوكيل من جديد.',
    'runs.confirmation_expired': 'مضى على السؤال وقت طويل. لم يُنفَّذ شيء؛ اسأل الوكيل من جديد.',
    'runs.confirmation_used': 'أُكّد هذا من قبل ولا يُنفَّذ مرتين. لتنفيذه مجددًا اسأل الوكيل من جديد.',
    'runs.confirmation_outdated':
      'تغيّر الوكيل أو أداته منذ سُئلت. لم يُنفَّذ شيء؛ اسأل الوكيل من جديد.',
    'runs.remote_unreachable': 'تعذّر الوصول إلى الوكيل الخارجي. لم يُحتسب هذا التشغيل.',
    'runs.remote_refused': 'رفض الوكيل الخارجي طلب المتجر. لم يُحتسب هذا التشغيل.',
    'runs.remote_broke_off': 'انقطع الوكيل الخارجي في منتصف إجابته. لم يُحتسب هذا التشغيل.',
    'runs.remote_answer_invalid':
      'أرسل الوكيل الخارجي إجابة لا يمكن قراءتها. لم يُحتسب هذا التشغيل.',
    'runs.remote_too_large': 'كانت إجابة الوكيل الخارجي كبيرة جدًا. لم يُحتسب هذا التشغيل.',
    'runs.outcome_unknown': 'لم يتمكن المتجر من معرفة كيف انتهى هذا التشغيل.',
    'runs.too_many_at_once': 'ما زالت تشغيلاتك الأخرى قيد العمل. أعد المحاولة حالما ينتهي أحدها.',
    'runs.too_many_unanswered':
      'لم تكن لدى هذا الوكيل إجابة لك عشر مرات متتالية. انتظر قليلًا، أو اطّلع على الأمثلة في صفحته. لم يُخصم شيء.',
    'organisations.not_found': 'لم تعد عضوًا في هذا الفريق. لم يُخصم شيء.',
    'organisations.owner_suspended': 'حساب مالك فريقك موقوف، فلا أحد يدفع ثمن هذا.',
    'organisations.agent_not_allowed': 'فريقك لا يسمح بهذا الوكيل.',
    'organisations.cap_reached': 'سيتجاوز هذا ما يجوز لفريقك استخدامه هذا الشهر.',
    'organisations.member_cap_reached': 'سيتجاوز هذا ما يجوز لك استخدامه لفريقك هذا الشهر.',
    'organisations.agent_cap_reached':
      'سيتجاوز هذا ما يجوز لفريقك استخدامه من هذا الوكيل هذا الشهر.',
    'request.rate_limited': 'طلبات كثيرة في وقت قصير. انتظر لحظة ثم أعد المحاولة.',
    'request.too_large': 'الطلب كبير جدًا.',
    'server.failed': 'حدث خطأ لدينا. إن كنت تُجري تغييرًا فتحقق هل تم قبل أن تعيد المحاولة.',
    'request.too_demanding':
      'قراءة هذا النص تستغرق وقتًا طويلًا. اختصره أو احذف ما يتكرر فيه. لم يُخصم شيء.',
    'server.busy': 'تنتظر الآن طلبات كثيرة. أعد المحاولة بعد لحظة. لم يُخصم شيء.',
    'server.unavailable': 'المتجر قيد البدء أو الإيقاف. أعد المحاولة بعد لحظة.',
    'server.away': 'لا يصل المتجر إلى بياناته. أعد المحاولة بعد لحظة.',
  },
}
