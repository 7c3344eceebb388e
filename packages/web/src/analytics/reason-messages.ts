import type { Bilingual, RunFailure } from '@wakeel/contract'

const en: Record<RunFailure, string> = {
  'runs.failed': 'The agent could not do the work',
  'runs.cancelled': 'The person cancelled it',
  'runs.timed_out': 'The agent took too long',
  'runs.model_refused': 'The language model refused the store’s key',
  'runs.model_unreachable': 'The language model could not be reached',
  'runs.model_budget_reached': 'The budget for language models was used up',
  'runs.model_person_budget_reached': 'A person’s share of the language models was used up',
  'runs.model_broke_off': 'The language model broke off',
  'runs.model_answer_invalid': 'The language model’s answer could not be read',
  'runs.agent_paused': 'What answers for the agent had changed',
  'runs.remote_unreachable': 'The remote agent could not be reached',
  'runs.remote_failed': 'The remote agent answered with an error',
  'runs.remote_refused': 'The remote agent refused the request',
  'runs.remote_broke_off': 'The remote agent broke off',
  'runs.remote_answer_invalid': 'The remote agent’s answer could not be read',
  'runs.remote_too_large': 'The remote agent’s answer was too large',
  'runs.remote_tool_failed': 'A tool of the remote agent failed',
  'request.too_demanding': 'The text took too long to read',
  'server.busy': 'Too many requests were waiting',
  'server.failed': 'Something went wrong in the store',
}

const ar: typeof en = {
  'runs.failed': 'لم يتمكن الوكيل من إتمام العمل',
  'runs.cancelled': 'ألغاها صاحبها',
  'runs.timed_out': 'استغرق الوكيل وقتًا طويلًا',
  'runs.model_refused': 'رفض النموذج اللغوي مفتاح المتجر',
  'runs.model_unreachable': 'تعذّر الوصول إلى النموذج اللغوي',
  'runs.model_budget_reached': 'استُنفدت ميزانية النماذج اللغوية',
  'runs.model_person_budget_reached': 'استُنفدت حصة الشخص من النماذج اللغوية',
  'runs.model_broke_off': 'انقطع النموذج اللغوي',
  'runs.model_answer_invalid': 'تعذّرت قراءة إجابة النموذج اللغوي',
  'runs.agent_paused': 'تغيّر ما يجيب عن الوكيل',
  'runs.remote_unreachable': 'تعذّر الوصول إلى الوكيل البعيد',
  'runs.remote_failed': 'أجاب الوكيل البعيد بخطأ',
  'runs.remote_refused': 'رفض الوكيل البعيد الطلب',
  'runs.remote_broke_off': 'انقطع الوكيل البعيد',
  'runs.remote_answer_invalid': 'تعذّرت قراءة إجابة الوكيل البعيد',
  'runs.remote_too_large': 'كانت إجابة الوكيل البعيد أكبر مما يُقبل',
  'runs.remote_tool_failed': 'فشلت أداة للوكيل البعيد',
  'request.too_demanding': 'استغرقت قراءة النص وقتًا طويلًا',
  'server.busy': 'كانت طلبات كثيرة في الانتظار',
  'server.failed': 'حدث خطأ في المتجر',
}

const messages: Bilingual<typeof en> = { en, ar }

/** Why runs failed, as an operator reads it; a reason that has no words yet stands as its code. */
export const reasonOf = (code: string, language: keyof typeof messages): string =>
  (messages[language] as Partial<Record<string, string>>)[code] ?? code
