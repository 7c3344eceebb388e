import type { Bilingual, creators, RunFailure } from '@wakeel/contract'
import type { RunState } from './console-url-state.ts'

const en = {
  title: 'Runs of your agents',
  line: 'Newest first. What people asked and what they were answered is theirs and is not shown here, nor who they are.',
  state: 'Status',
  states: { all: 'All', succeeded: 'Answered', failed: 'Failed' } satisfies Record<
    RunState,
    string
  >,
  none: 'Nobody has run your agents yet',
  noneText:
    'Share the page of an agent, or try its demo prompts yourself to see what people will get.',
  noneFitting: 'No run fits',
  noneFittingText: 'Choose another agent or another status to see more.',
  showAll: 'Show all runs',
  time: 'Time',
  agent: 'Agent',
  version: 'Version',
  kind: 'Kind',
  status: 'Status',
  provider: 'Answered by',
  took: 'Time taken',
  earned: 'Earned',
  startedAt: 'Started at',
  tookMs: 'Time taken (ms)',
  currency: 'Currency',
  builtIn: 'Built-in engine',
  nothing: '—',
  kinds: { demo: 'Free demo', paid: 'Run', check: 'Check by the store' } satisfies Record<
    creators.AgentRun['kind'],
    string
  >,
  reason: 'Error',
  unknownReason: 'It failed for an unknown reason.',
  reasons: {
    'runs.failed': 'The agent could not finish.',
    'runs.cancelled': 'Cancelled by the user.',
    'runs.timed_out': 'The agent took too long.',
    'runs.model_refused': 'The language model refused the store’s key.',
    'runs.model_unreachable': 'The language model could not be reached.',
    'runs.model_budget_reached': 'The store’s budget for language models was used up for the day.',
    'runs.model_person_budget_reached':
      'The person’s share of the store’s language models was used up for the day.',
    'runs.model_broke_off': 'The language model broke off in the middle of its answer.',
    'runs.model_answer_invalid': 'The language model’s answer could not be read.',
    'runs.agent_paused':
      'What answers for your agent has changed. Look at the change at its connection.',
    'runs.remote_unreachable': 'Your agent’s address could not be reached.',
    'runs.remote_failed':
      'Your agent answered with an error of its own (5xx), or that it is asked too much (429).',
    'runs.remote_refused':
      'Your agent refused the store’s request. Check the secret of the connection, or authorise the store again.',
    'runs.remote_broke_off': 'Your agent broke off in the middle of its answer.',
    'runs.remote_answer_invalid': 'Your agent’s answer could not be read.',
    'runs.remote_too_large': 'Your agent’s answer was too large.',
    'runs.remote_tool_failed': 'A tool of your agent failed.',
    'request.too_demanding': 'The text took too long to read.',
    'server.busy': 'Too many requests were waiting in the store.',
    'server.failed': 'Something went wrong in the store.',
  } satisfies Record<RunFailure, string>,
}

const ar: typeof en = {
  title: 'عمليات تشغيل وكلائك',
  line: 'الأحدث أولًا. ما سأله الناس وما أُجيبوا به ملك لهم فلا يُعرض هنا، ولا من هم.',
  state: 'الحالة',
  states: { all: 'الكل', succeeded: 'أُجيب عنها', failed: 'فشلت' },
  none: 'لم يشغّل أحد وكلاءك بعد',
  noneText: 'شارك صفحة أحد وكلائك، أو جرّب طلباته التجريبية بنفسك لترى ما سيحصل عليه الناس.',
  noneFitting: 'لا عملية تشغيل مطابقة',
  noneFittingText: 'اختر وكيلًا آخر أو حالة أخرى لترى المزيد.',
  showAll: 'عرض كل العمليات',
  time: 'الوقت',
  agent: 'الوكيل',
  version: 'النسخة',
  kind: 'النوع',
  status: 'الحالة',
  provider: 'أجاب عنها',
  took: 'المدة',
  earned: 'الربح',
  startedAt: 'وقت البدء',
  tookMs: 'المدة (م.ث)',
  currency: 'العملة',
  builtIn: 'المحرّك المدمج',
  nothing: '—',
  kinds: { demo: 'تجربة مجانية', paid: 'تشغيل', check: 'فحص من المتجر' },
  reason: 'الخطأ',
  unknownReason: 'فشلت لسبب غير معروف.',
  reasons: {
    'runs.failed': 'لم يتمكن الوكيل من إتمام العمل.',
    'runs.cancelled': 'ألغاها من طلبها.',
    'runs.timed_out': 'استغرق الوكيل وقتًا طويلًا.',
    'runs.model_refused': 'رفض النموذج اللغوي مفتاح المتجر.',
    'runs.model_unreachable': 'تعذّر الوصول إلى النموذج اللغوي.',
    'runs.model_budget_reached': 'استُنفدت ميزانية المتجر للنماذج اللغوية لذلك اليوم.',
    'runs.model_person_budget_reached': 'استُنفدت حصة الشخص من نماذج المتجر اللغوية لذلك اليوم.',
    'runs.model_broke_off': 'انقطع النموذج اللغوي في منتصف إجابته.',
    'runs.model_answer_invalid': 'تعذّرت قراءة إجابة النموذج اللغوي.',
    'runs.agent_paused': 'تغيّر ما يجيب عن وكيلك. راجع التغيير عند اتصاله.',
    'runs.remote_unreachable': 'تعذّر الوصول إلى عنوان وكيلك.',
    'runs.remote_failed': 'أجاب وكيلك بخطأ لديه (5xx)، أو بأن الطلبات عليه كثيرة (429).',
    'runs.remote_refused':
      'رفض وكيلك طلب المتجر. راجع القيمة السرية للاتصال، أو فوّض المتجر من جديد.',
    'runs.remote_broke_off': 'انقطع وكيلك في منتصف إجابته.',
    'runs.remote_answer_invalid': 'تعذّرت قراءة إجابة وكيلك.',
    'runs.remote_too_large': 'كانت إجابة وكيلك أكبر مما يُقبل.',
    'runs.remote_tool_failed': 'فشلت أداة لوكيلك.',
    'request.too_demanding': 'استغرقت قراءة النص وقتًا طويلًا.',
    'server.busy': 'كانت طلبات كثيرة تنتظر في المتجر.',
    'server.failed': 'حدث خطأ في المتجر.',
  },
}

export const messages: Bilingual<typeof en> = { en, ar }

/** Why a run did not succeed, in words. */
export function reasonOf(code: string, language: keyof typeof messages): string {
  const { reasons, unknownReason } = messages[language]
  return (reasons as Partial<Record<string, string>>)[code] ?? unknownReason
}
