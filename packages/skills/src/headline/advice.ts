import type { Bilingual, Language } from '@wakeel/contract'
import { charactersInArabic } from '../reading/arabic-characters.ts'
import { type Check, cuts, type LineReport, lengths, type Place } from './score.ts'

/** "Five quiet beaches", «ثلاث وصفات»; "one" and «واحد» seldom count. */
const SPELLED =
  /(?<![\p{L}'’-])(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundred|ثلاث[ةه]?|[أا]ربع[ةه]?|خمس[ةه]?|ست[ةه]?|سبع[ةه]?|ثماني[ةه]?|تسع[ةه]?|عشر[ةه]?|عشرين|عشرون|خمسين|خمسون|مئ[ةه]|مائ[ةه])(?![\p{L}'’-])/iu
const spelledNumber = (line: string) => SPELLED.exec(line)?.[0]

export function advice(report: LineReport, place: Place, language: Language): string {
  const { short, best } = lengths[place]
  const points = Object.fromEntries(
    report.points.map(({ check, points: value }) => [check, value]),
  ) as Record<Check, number>
  const has = (words: readonly string[]) => words.map((word) => `“${word}”`).join(', ')
  const hasArabic = (words: readonly string[]) => words.map((word) => `«${word}»`).join('، ')
  const advised: Bilingual[] = []
  const over = report.characters - best
  if (over > 0)
    advised.push({
      en: `Cut ${over} character${over === 1 ? '' : 's'} to come to the best length (${short}–${best}), and keep the promise in the first ${cuts.phone}: a phone cuts the line there.`,
      ar: `السطر أطول بـ ${over} من أفضل طول (${short}–${best})؛ اختصره، وضع الوعد في أول ${cuts.phone} حرفًا، فعندها يقطعه الهاتف.`,
    })
  if (report.characters < short)
    advised.push({
      en: `Say more: ${report.characters} characters leave out what the reader gets. Aim for ${short}–${best}.`,
      ar: `قل أكثر: ${charactersInArabic(report.characters)} لا تكفي لبيان ما يناله القارئ. استهدف ${short}–${best}.`,
    })
  if (report.spamPhrases.length > 0)
    advised.push({
      en: `Replace ${has(report.spamPhrases)} by the plain fact: what, how much, until when.`,
      ar: `استبدل ${hasArabic(report.spamPhrases)} بالحقيقة المجردة: ماذا، وبكم، وحتى متى.`,
    })
  if (points.disguise < 0)
    advised.push({
      en: 'Remove the false reply or forward mark: it misleads, and mail rules in many countries forbid misleading subject lines.',
      ar: 'احذف علامة الرد أو إعادة التوجيه المصطنعة، فهي مضللة وقواعد البريد في كثير من الدول تمنع ذلك.',
    })
  // A line that still holds words to be replaced is not offered as a better one.
  const isSpam = report.spamPhrases.length > 0
  if (isSpam && points.capitals < 0)
    advised.push({
      en: 'Write no word in capitals.',
      ar: 'لا تكتب كلمات كاملة بأحرف لاتينية كبيرة.',
    })
  if (isSpam && report.exclamations > 1)
    advised.push({
      en: 'Keep one exclamation mark at most.',
      ar: 'اكتفِ بعلامة تعجب واحدة على الأكثر.',
    })
  if (report.tidied !== undefined && !isSpam)
    advised.push(
      points.disguise < 0
        ? { en: `Better so: “${report.tidied}”.`, ar: `الأفضل هكذا: «${report.tidied}».` }
        : {
            en: `Without shouting: “${report.tidied}”.`,
            ar: `من دون مبالغة في الشكل: «${report.tidied}».`,
          },
    )
  const spelled = points.number === 0 ? spelledNumber(report.line) : undefined
  if (spelled)
    advised.push({
      en: `Write “${spelled}” as a figure: only figures count as a number.`,
      ar: `اكتب «${spelled}» رقمًا، فلا تُحسب إلا الأرقام.`,
    })
  else if (points.number === 0)
    advised.push({
      en: 'Add a true figure if there is one: a count, an amount or a date.',
      ar: 'أضف رقمًا صحيحًا إن وُجد: عددًا أو مبلغًا أو تاريخًا.',
    })
  if (report.powerWords.length === 0)
    advised.push({
      en: 'Name the gain with one concrete word, such as “guide”, “save” or “new”.',
      ar: 'سمِّ الفائدة بكلمة محددة مثل «دليل» أو «وفر» أو «جديد».',
    })
  if (report.powerWords.length > 3)
    advised.push({
      en: `Keep one or two of ${has(report.powerWords)}.`,
      ar: `أبقِ كلمة أو اثنتين من ${hasArabic(report.powerWords)}.`,
    })
  if (points.reader === 0)
    advised.push({
      en: 'Speak to the reader (“you”, “your”).',
      ar: 'خاطب القارئ بضمير (مثل «لك» أو «فاتورتك»).',
    })
  if (points.ease < 0) advised.push({ en: 'Use shorter words.', ar: 'استخدم كلمات أقصر.' })
  if (report.words > 12)
    advised.push({
      en: `Drop filler words: ${report.words} words, best 4–12.`,
      ar: `احذف الكلمات الزائدة: ${report.words} كلمة والأفضل 4–12.`,
    })
  const heading = { en: 'What to change:', ar: 'ما ينبغي تغييره:' }[language]
  if (advised.length === 0)
    return { en: 'Nothing to change by these rules.', ar: 'لا تغيير مطلوب وفق هذه القواعد.' }[
      language
    ]
  return [heading, '', ...advised.map((line) => `- ${line[language]}`)].join('\n')
}
