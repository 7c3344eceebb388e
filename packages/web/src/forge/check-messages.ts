import { type Bilingual, forge, type Language } from '@wakeel/contract'
import { formatNumber } from '../language/language.tsx'

interface Words {
  /** What is wrong. */
  what: string
  /** How to mend it. */
  how: string
}
type Sentence = (about: string, found: string) => Words

const fields = {
  en: {
    name: 'the name',
    short_description: 'the line under the name',
    description: 'the description',
    full_description: 'the full description',
    needs: 'what it needs',
    never: 'what it never does',
    demo_prompts: 'the demo prompts',
    instructions: 'the instructions',
    evaluation: 'the evaluation',
  },
  ar: {
    name: 'الاسم',
    short_description: 'السطر الذي تحت الاسم',
    description: 'الوصف',
    full_description: 'الوصف الكامل',
    needs: 'ما يحتاج إليه',
    never: 'ما لا يفعله أبدًا',
    demo_prompts: 'الطلبات التجريبية',
    instructions: 'التعليمات',
    evaluation: 'التقييم',
  },
} satisfies Bilingual<Record<string, string>>

const capital = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1)
const limit = forge.CHECK_TIME_LIMIT_MS / 1000

const en: Record<forge.CheckReason['code'], Sentence> = {
  text_missing: (field) => ({
    what: `${capital(field)} is missing.`,
    how: 'Write it in at least one language.',
  }),
  prompts_missing: () => ({
    what: 'There is no demo prompt.',
    how: 'Add at least one request that shows what the agent does.',
  }),
  skills_missing: () => ({
    what: 'The agent has no skill.',
    how: 'Choose at least one skill that it works with.',
  }),
  tools_missing: () => ({
    what: 'The agent may use no tool of its server.',
    how: 'Choose at least one of the server’s tools.',
  }),
  instructions_missing: () => ({
    what: 'The instructions are missing.',
    how: 'Say what the agent does and which rules it keeps to.',
  }),
  address_in_text: (field, found) => ({
    what: `Something in ${field} looks like an address${found && `: ${found}`}.`,
    how: 'Take it out. People reach the agent and its creator through the store.',
  }),
  secret_in_text: (field) => ({
    what: `Something in ${field} looks like a password or a key.`,
    how: 'Take it out, and change it wherever it is in use. Secrets belong to a connection, where they are encrypted.',
  }),
  banned_content: (field, found) => ({
    what: `Something in ${field} is not allowed in the store${found && `: ${found}`}.`,
    how: 'Say it without that. If it was only misunderstood, a moderator will see so.',
  }),
  connection_unhealthy: () => ({
    what: 'The connection to the agent does not answer.',
    how: 'Check the connection, its address and its secret, then publish again.',
  }),
  tool_gone: (_, found) => ({
    what: `The server no longer offers the tool ${found}.`,
    how: 'Choose another tool, or bring this one back.',
  }),
  injection_found: (name, found) => ({
    what: `What ${name} says gives orders to whoever reads it as a language model: ${found}`,
    how: 'Take it out where it is written. If it was only misunderstood, a moderator will see so.',
  }),
  signature_invalid: (name) => ({
    what: `The card of ${name} is signed, and the signature does not fit it.`,
    how: 'Sign the card again as it is now, or take the signature off, and check the connection.',
  }),
  tool_unusable: (_, found) => ({
    what: `The tool ${found} needs something that the store cannot do.`,
    how: 'Choose another tool; the list of tools says what this one needs.',
  }),
  skill_unknown: (_, found) => ({
    what: `The store has no skill ${found}.`,
    how: 'Take it off the list of skills.',
  }),
  prompt_failed: (prompt, found) => ({
    what: `The demo prompt ${prompt} failed${found && `: ${found}`}`,
    how: 'Try it in the editor, and change the prompt or the skills until it is answered.',
  }),
  prompt_not_answered: (prompt) => ({
    what: `The demo prompt ${prompt} was not answered: the agent asked back, or could not do it.`,
    how: 'Put everything the agent needs into the prompt, or choose a skill that can do it.',
  }),
  prompt_changes: (prompt, found) => ({
    what: `The demo prompt ${prompt} would call the tool ${found}, which may change something.`,
    how: 'Everybody tries demo prompts. Write one that a tool answers which only reads.',
  }),
  too_slow: (prompt, found) => ({
    what: `The demo prompt ${prompt} took ${found}; ${limit} s is the most.`,
    how: 'Make the prompt smaller, or the agent faster.',
  }),
}

const ar: typeof en = {
  text_missing: (field) => ({ what: `ينقص: ${field}.`, how: 'اكتبه بلغة واحدة على الأقل.' }),
  prompts_missing: () => ({
    what: 'لا يوجد طلب تجريبي.',
    how: 'أضف طلبًا واحدًا على الأقل يبيّن ما يفعله الوكيل.',
  }),
  skills_missing: () => ({
    what: 'ليست للوكيل أي مهارة.',
    how: 'اختر مهارة واحدة على الأقل يعمل بها.',
  }),
  tools_missing: () => ({
    what: 'لا يُسمح للوكيل باستخدام أي أداة من أدوات خادمه.',
    how: 'اختر أداة واحدة على الأقل من أدوات الخادم.',
  }),
  instructions_missing: () => ({
    what: 'التعليمات ناقصة.',
    how: 'اذكر ما يفعله الوكيل والقواعد التي يلتزم بها.',
  }),
  address_in_text: (field, found) => ({
    what: `في ${field} ما يشبه عنوانًا${found && `: ${found}`}.`,
    how: 'احذفه. يصل الناس إلى الوكيل ومبدعه عبر المتجر.',
  }),
  secret_in_text: (field) => ({
    what: `في ${field} ما يشبه كلمة مرور أو مفتاحًا.`,
    how: 'احذفه وغيّره حيثما كان مستخدمًا. مكان الأسرار هو الاتصال، حيث تُحفظ مشفّرة.',
  }),
  banned_content: (field, found) => ({
    what: `في ${field} ذِكرٌ لما لا يسمح به المتجر${found && `: ${found}`}.`,
    how: 'اكتبه من دون ذلك. وإن كان مجرد سوء فهم فسيتبيّن ذلك للمشرف.',
  }),
  connection_unhealthy: () => ({
    what: 'الاتصال بالوكيل لا يجيب.',
    how: 'تحقق من الاتصال وعنوانه ورمزه السري، ثم انشر من جديد.',
  }),
  tool_gone: (_, found) => ({
    what: `لم يعد الخادم يقدّم الأداة ${found}.`,
    how: 'اختر أداة أخرى، أو أعد هذه الأداة.',
  }),
  injection_found: (name, found) => ({
    what: `في نص ${name} أوامر لمن يقرؤه كنموذج لغوي: ${found}`,
    how: 'احذفه حيث كُتب. وإن أُسيء فهمه فحسب فسيرى المشرف ذلك.',
  }),
  signature_invalid: (name) => ({
    what: `بطاقة ${name} موقّعة، والتوقيع لا يطابقها.`,
    how: 'وقّع البطاقة من جديد كما هي الآن، أو أزل التوقيع، ثم افحص الاتصال.',
  }),
  tool_unusable: (_, found) => ({
    what: `تحتاج الأداة ${found} إلى ما لا يستطيعه المتجر.`,
    how: 'اختر أداة أخرى؛ وقائمة الأدوات تذكر ما تحتاج إليه هذه الأداة.',
  }),
  skill_unknown: (_, found) => ({
    what: `لا توجد في المتجر مهارة ${found}.`,
    how: 'احذفها من قائمة المهارات.',
  }),
  prompt_failed: (prompt, found) => ({
    what: `فشل الطلب التجريبي ${prompt}${found && `: ${found}`}`,
    how: 'جرّبه في المحرّر، وغيّر الطلب أو المهارات حتى يُجاب.',
  }),
  prompt_not_answered: (prompt) => ({
    what: `لم يُجب الوكيل عن الطلب التجريبي ${prompt}: سأل عن شيء ناقص أو لم يستطع تنفيذه.`,
    how: 'ضع في الطلب كل ما يحتاج إليه الوكيل، أو اختر مهارة تستطيع ذلك.',
  }),
  prompt_changes: (prompt, found) => ({
    what: `الطلب التجريبي ${prompt} يستدعي الأداة ${found}، وقد تغيّر شيئًا.`,
    how: 'يجرّب الجميع الطلبات التجريبية. اكتب طلبًا تجيب عنه أداة تقرأ فقط.',
  }),
  too_slow: (prompt, found) => ({
    what: `استغرق الطلب التجريبي ${prompt} مدة ${found}، والحد الأقصى ${limit} ث.`,
    how: 'صغّر الطلب، أو سرّع الوكيل.',
  }),
}

const sentences: Bilingual<typeof en> = { en, ar }
const seconds: Bilingual<(n: string) => string> = { en: (n) => `${n} s`, ar: (n) => `${n} ث` }

const SHOWN_OF_A_PROMPT = 80
const ofPrompts: readonly string[] = [
  'prompt_failed',
  'prompt_not_answered',
  'prompt_changes',
  'too_slow',
]

/** Kept together, whatever the direction of the sentence around it. */
const isolated = (words: string) => `\u2068${words}\u2069`

const quoted = (prompt: string) =>
  isolated(
    `“${prompt.length > SHOWN_OF_A_PROMPT ? `${prompt.slice(0, SHOWN_OF_A_PROMPT).trimEnd()}…` : prompt}”`,
  )

/** A field may be named with its language or place: `name.ar`, `demo_prompts.en.2`. */
function fieldName(about: string, language: Language): string {
  const names: Partial<Record<string, string>> = fields[language]
  return about.split('.').flatMap((part) => names[part] ?? [])[0] ?? isolated(about)
}

/** What a check found, and how to mend it, for whoever reads. */
export function checkWords({ code, about, found }: forge.CheckReason, language: Language): Words {
  const subject = ofPrompts.includes(code) ? quoted(about ?? '') : fieldName(about ?? '', language)
  const evidence =
    code === 'too_slow'
      ? seconds[language](formatNumber(Number(found) / 1000, language))
      : found
        ? isolated(found)
        : ''
  return sentences[language][code](subject, evidence)
}
