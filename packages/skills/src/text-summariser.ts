import type { Bilingual, Language } from '@wakeel/contract'
import { formatNumber } from './reading/format.ts'
import { languageOf } from './reading/language.ts'
import { wordsOf } from './reading/prose.ts'
import { mentions } from './reading/words.ts'
import { defineSkill, SkillRefusal } from './skill.ts'
import { type KeyTerm, rankSentences } from './summary/rank-sentences.ts'
import { summarisableSentences } from './summary/summarisable.ts'
import { SummaryInput } from './summary/summary-input.ts'
import { readSummaryRequest } from './summary/summary-request.ts'

interface SummaryOutput {
  chosen: { sentence: string; place: number }[]
  sentenceCount: number
  words: { text: number; summary: number }
  keyTerms: KeyTerm[]
  hasBullets: boolean
  wanted: { sentences?: number; mostWords?: number }
  isWholeText: boolean
}

const STANDING_SENTENCES = 3
const MAX_CHARACTERS = 100_000

export const textSummariser = defineSkill<SummaryInput, SummaryOutput>({
  name: 'text-summariser',
  title: { en: 'Text summary', ar: 'تلخيص النصوص' },
  description: {
    en: 'Shortens a pasted text to its most central sentences, word for word and in their order, as sentences or bullets, with key terms.',
    ar: 'يختصر نصًا ملصقًا في أهم جمله كما وردت وبترتيبها، على شكل جمل أو نقاط، مع المصطلحات الأساسية.',
  },
  source: {
    title: {
      en: 'Centroid-based extractive summarisation (Radev, Jing, Styś and Tam, Information Processing & Management 40:919–938)',
      ar: 'التلخيص الاستخلاصي بمركز النص (Radev وآخرون، Information Processing & Management 40:919–938)',
    },
    url: 'https://doi.org/10.1016/j.ipm.2003.10.006',
    date: '2004-11-01',
  },
  input: SummaryInput,
  suits({ text }) {
    if (
      mentions(text, [
        'summarise',
        'summarize',
        'summary',
        'shorten',
        'tl;dr',
        'bullet',
        'لخص',
        'ملخص',
        'تلخيص',
        'اختصر',
      ])
    )
      return 0.9
    return text.length > 200 ? 0.5 : 0
  },
  read: readSummaryRequest,
  run({ text, sentences: wanted, mostWords, hasBullets }) {
    if (text.length > MAX_CHARACTERS)
      throw new SkillRefusal({
        en: 'The text is longer than 100,000 characters; please paste a part of it.',
        ar: 'النص أطول من 100,000 حرف؛ يُرجى لصق جزء منه.',
      })
    const language = languageOf(text)
    const sentences = summarisableSentences(text, language)
    if (sentences.length < 2)
      throw new SkillRefusal({
        en: 'The text is a single sentence, so there is nothing to leave out. Paste a text of at least two sentences.',
        ar: 'النص جملة واحدة فلا شيء يُحذف منه. الصق نصًا من جملتين على الأقل.',
      })
    const words = sentences.map((sentence) => wordsOf(sentence, language))
    const { order, keyTerms } = rankSentences(words)
    const lengths = words.map(({ length }) => length)
    const places =
      mostWords === undefined
        ? order.slice(0, wanted ?? STANDING_SENTENCES)
        : withinWords(order, lengths, mostWords)
    const sum = (indices: readonly number[]) =>
      indices.reduce((total, place) => total + (lengths[place] ?? 0), 0)
    const inOrder = [...places].sort((a, b) => a - b)
    return {
      chosen: inOrder.map((place) => ({ sentence: sentences[place] as string, place })),
      sentenceCount: sentences.length,
      words: { text: wordsOf(text, language).length, summary: sum(inOrder) },
      keyTerms,
      hasBullets,
      wanted: { ...(wanted && { sentences: wanted }), ...(mostWords && { mostWords }) },
      isWholeText: inOrder.length === sentences.length,
    }
  },
  explain,
})

/** The most central sentences that fit together; at least one. */
function withinWords(
  order: readonly number[],
  lengths: readonly number[],
  mostWords: number,
): number[] {
  let left = mostWords
  const fitting = order.filter((place) => {
    const length = lengths[place] ?? 0
    if (length > left) return false
    left -= length
    return true
  })
  return fitting.length > 0 ? fitting : order.slice(0, 1)
}

const sentencesInArabic = (count: number) =>
  count === 1
    ? 'جملة واحدة'
    : count === 2
      ? 'جملتان'
      : count <= 10
        ? `${count} جمل`
        : `${count} جملة`

function explain(
  { chosen, sentenceCount, words, keyTerms, hasBullets, wanted, isWholeText }: SummaryOutput,
  language: Language,
): string {
  const isArabic = language === 'ar'
  const whole = (value: number) => formatNumber(value, language, 0)
  const share = formatNumber((100 * words.summary) / Math.max(1, words.text), language, 0)
  const heading = isArabic
    ? `**الملخص: ${sentencesInArabic(chosen.length)} من أصل ${whole(sentenceCount)}، و${whole(words.summary)} كلمة من ${whole(words.text)} (${share}%).**`
    : `**Summary: ${chosen.length} of ${whole(sentenceCount)} sentences, ${whole(words.summary)} of ${whole(words.text)} words (${share}%).**`
  const body = hasBullets
    ? chosen.map(({ sentence }) => `- ${sentence}`).join('\n')
    : chosen.map(({ sentence }) => sentence).join(' ')
  const terms = keyTerms.map(({ term, count }) => `${term} (${count})`).join(isArabic ? '، ' : ', ')
  const notes: Bilingual<string | false>[] = [
    {
      en: isWholeText && `The whole text has ${sentenceCount} sentences, so nothing was left out.`,
      ar: isWholeText && `النص كله ${sentencesInArabic(sentenceCount)}، فلم يُحذف شيء.`,
    },
    {
      en:
        wanted.mostWords !== undefined &&
        words.summary > wanted.mostWords &&
        `The shortest fitting choice is one sentence, longer than ${wanted.mostWords} words: sentences are never cut.`,
      ar:
        wanted.mostWords !== undefined &&
        words.summary > wanted.mostWords &&
        `أقصر اختيار ممكن جملة واحدة تتجاوز ${wanted.mostWords} كلمة، فالجمل لا تُقطع.`,
    },
    {
      en: `Every sentence stands in your text word for word, in its order. Chosen are those that share most of the text's vocabulary (cosine with the whole text, Radev et al. 2004); the opening sentence weighs 50% more and the last 10% more${wanted.sentences || wanted.mostWords ? '' : '; three sentences unless you name another length'}.`,
      ar: `كل جملة منقولة من نصك كما هي وبترتيبها. تُختار الجمل الأكثر اشتراكًا في مفردات النص (جيب التمام مع النص كله، Radev وآخرون 2004)؛ ويزيد وزن الجملة الأولى 50% والأخيرة 10%${wanted.sentences || wanted.mostWords ? '' : '؛ وثلاث جمل ما لم تحدد طولًا آخر'}.`,
    },
  ]
  return [
    heading,
    body,
    ...(terms ? [isArabic ? `**المصطلحات الأساسية:** ${terms}` : `**Key terms:** ${terms}`] : []),
    notes
      .map((note) => note[language])
      .filter((note) => note !== false)
      .map((note) => `_${note}_`)
      .join('\n\n'),
  ].join('\n\n')
}
