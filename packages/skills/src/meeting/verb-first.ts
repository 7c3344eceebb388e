import { foldArabic } from '../reading/arabic.ts'
import { words } from '../reading/words.ts'
import { isArabicVerb, tenseOf } from '../sentences/arabic-verbs.ts'
import { tidy } from './labelled-owner.ts'
import { isPresent, type People } from './names.ts'
import { hasHit, type Said, slice, type Task } from './said.ts'

/** Given names: behind a verb of the present only they tell «يرسل خالد العقد» from «يرسل عرض السعر». */
export const GIVEN: ReadonlySet<string> = new Set(
  foldArabic(
    'أحمد محمد محمود مصطفى خالد سعيد سالم سلطان راشد حمد حمدان خليفة عمر عمرو علي حسن حسين حسام يوسف إبراهيم إسماعيل عبدالله عبدالرحمن ماجد مازن محسن منصور ناصر نادر نبيل هشام هاني وليد وائل وسام وسيم طارق طلال زياد زيد رامي رائد رشيد سامي سامر سمير سعد سعود سيف شادي صالح صلاح عادل عامر عبيد عماد عثمان فادي فارس فهد فيصل قاسم كريم كمال مروان معاذ مهند موسى جاسم جمال جاد بدر بسام باسم باسل أنس أيمن أمجد أسامة إياد إيهاب أشرف تامر حازم حاتم حمزة سارة سلمى سلوى سعاد سميرة سمر سهى شيماء شمة عائشة عايشة علياء عبير غادة فاطمة فرح لينا ليلى لمى لطيفة مريم مروة منى مها ميرا ميثاء موزة نادية ناديا ندى نورة نوره نور نوف نجلاء نهى نهلة هالة هبة هدى هند وفاء ياسمين يسرى دانا دانة دينا ديما رنا ريم رانيا رحاب روان زينب زهرة جنى جميلة بسمة أمل أميرة أسماء آمنة إيمان حصة خديجة خولة رقية ريهام شهد صفاء عفاف حنان سناء',
  ).split(' '),
)

/** «يرسل أحمد العقد», «تراجع سارة الميزانية»: the verb of the present stands before its subject. */
export function verbFirst(said: Said, start: number, people: People): Task | undefined {
  const [verb, subject, object] = said.words.slice(start, start + 3)
  if (!verb || !subject || !object || !isArabicVerb(verb) || tenseOf(verb) !== 'present')
    return undefined
  if (hasHit(said, start, 'happen', 'say', 'decide', 'consent')) return undefined
  const name = slice(said, start + 1, start + 2)
  if (!isPresent(name, people) && !GIVEN.has(subject.word)) return undefined
  const task = `${said.text.slice(verb.start, verb.end)} ${slice(said, start + 2)}`
  return words(task).length > 1 ? { owner: name, task: tidy(task) } : undefined
}
