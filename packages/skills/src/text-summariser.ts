import type { Bilingual, Language } from '@wakeel/contract'
import { formatNumber } from './reading/format.ts'
import { countInArabic } from './reading/format-duration.ts'
import { languageOf } from './reading/language.ts'
import { wordsOf } from './reading/prose.ts'
import { type Mention, mentionOf } from './sentences/mention.ts'
import { isSaidAround } from './sentences/request.ts'
import { statementsIn } from './sentences/statements.ts'
import { defineSkill, SkillRefusal } from './skill.ts'
import { choice } from './summary/choice.ts'
import { summaryGoingOn } from './summary/go-on.ts'
import type { KeyTerm } from './summary/rank-sentences.ts'
import { reasonsFor } from './summary/reasons.ts'
import { REWORDING } from './summary/rewording.ts'
import { SummaryInput } from './summary/summary-input.ts'
import { readSummaryRequest, speaksOfSummary } from './summary/summary-request.ts'

interface SummaryOutput {
  chosen: { sentence: string; place: number }[]
  sentenceCount: number
  words: { text: number; summary: number }
  keyTerms: KeyTerm[]
  /** The key terms are asked for and no summary. */
  isTermsOnly: boolean
  hasBullets: boolean
  wanted: { sentences?: number; mostWords?: number }
  isWholeText: boolean
  otherLanguage: Language | undefined
  wordsEach: number | undefined
  /** Whether the text speaks of something, when that was asked. */
  mention: Mention | undefined
  /** A summary was asked for beside that. */
  isBoth: boolean
  /** Why these sentences were chosen is asked. */
  isReasoned: boolean
}

/** What asks for a sentence that the text does not hold: "put that we are sorry", «ضيف جملة من عندك». */
const addition = [
  ...['put', 'add', 'write', 'include', 'insert'].flatMap((order) =>
    ['the', 'this', 'we', 'he', 'she', 'it', 'they', 'our', 'my', 'his', 'her', 'i', 'nobody'].map(
      (subject) => `${order} that ${subject}`,
    ),
  ),
  ...["ain't", 'aint', "isn't", 'isnt', "wasn't", 'wasnt', "aren't", 'not', 'never'].flatMap(
    (not) =>
      [
        'in there',
        'in it',
        'in the text',
        'in the original',
        'in the report',
        'in the article',
      ].map((place) => `${not} ${place}`),
  ),
  'headline for this, headline for it, me a headline, write a headline, title for this, title for it, me a title, write a title, suggest a title, catchy title, catchy headline, good title, nice title, and a title, with a title, and a headline, with a headline, عنوان جذاب, عنوانا جذابا, عنوان حلو, عنوان مناسب, مع عنوان, اقترح عنوان, اقترح عنوانا, اكتب عنوان, عطني عنوان, اعطني عنوانا, conclusion of your own, invent, make up, make something up, make one up, make it up, fabricate, closing line, line of your own, sentence of your own, line of yours, sentence of yours',
  ...['مش', 'مو', 'مب', 'غير', 'ليس', 'ليست', 'ما هو', 'ما هي'].flatMap((not) =>
    ['موجود', 'موجوده', 'مذكور', 'مذكوره', 'مكتوب', 'مكتوبه', 'في النص', 'بالنص'].map(
      (place) => `${not} ${place}`,
    ),
  ),
  'اضف ان, ضيف ان, ضيفي ان, زيد ان, زود ان, حط ان, حطي ان, اكتب ان, اكتبي ان, من عندك, من راسك, من خيالك, من تاليفك, اخترع, يخترع, يختلق',
].join(', ')
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
  limits: [
    {
      asked: REWORDING,
      sentence: {
        en: 'I rephrase nothing and add nothing: these are the sentences of your text, word for word.',
        ar: 'لا أعيد الصياغة ولا أضيف شيئًا: هذه جمل نصك كما هي.',
      },
    },
    {
      asked: addition,
      sentence: {
        en: 'I cannot put in a sentence that does not stand in your text: I add nothing to it.',
        ar: 'لا يمكنني إدراج جملة ليست في نصك، فأنا لا أضيف إليه شيئًا.',
      },
    },
  ],
  suits({ text }) {
    if (isSaidAround(text, speaksOfSummary)) return 0.9
    return text.length > 200 ? 0.5 : 0
  },
  goOn: summaryGoingOn,
  read: readSummaryRequest,
  run({
    text,
    sentences: wanted,
    mostWords,
    hasBullets,
    otherLanguage,
    wordsEach,
    topic,
    termsOnly,
    isOfEach,
    isBoth = false,
    isReasoned = false,
    including,
    without,
  }) {
    if (text.length > MAX_CHARACTERS)
      throw new SkillRefusal({
        en: 'The text is longer than 100,000 characters; please paste a part of it.',
        ar: 'النص أطول من 100,000 حرف؛ يُرجى لصق جزء منه.',
      })
    const language = languageOf(text)
    const { bodies, sentences, lengths, keyTerms, places } = choice({
      text,
      sentences: wanted,
      mostWords,
      isOfEach,
      including,
      without,
      termsOnly,
    })
    if (sentences.length < 2)
      throw new SkillRefusal({
        en: 'The text is a single sentence, so there is nothing to leave out. Paste a text of at least two sentences.',
        ar: 'النص جملة واحدة فلا شيء يُحذف منه. الصق نصًا من جملتين على الأقل.',
      })
    const sum = (indices: readonly number[]) =>
      indices.reduce((total, place) => total + (lengths[place] ?? 0), 0)
    const inOrder = [...places].sort((a, b) => a - b)
    return {
      chosen: inOrder.map((place) => ({ sentence: sentences[place] as string, place })),
      sentenceCount: sentences.length,
      words: { text: wordsOf(bodies.join('\n'), language).length, summary: sum(inOrder) },
      keyTerms,
      isTermsOnly: termsOnly !== undefined,
      hasBullets: hasBullets || bodies.length > 1,
      wanted: { ...(wanted && { sentences: wanted }), ...(mostWords && { mostWords }) },
      isWholeText: inOrder.length === sentences.length,
      otherLanguage: otherLanguage === language ? undefined : otherLanguage,
      wordsEach,
      isBoth,
      isReasoned,
      mention: topic === undefined ? undefined : mentionOf(topic, statementsIn(text)),
    }
  },
  explain,
})

const MAX_QUOTATIONS = 5

function explainMention(
  { topic, quotations }: Mention,
  sentenceCount: number,
  language: Language,
): string {
  const found = quotations.length
  const answer =
    found === 0
      ? {
          en: `**No: none of the ${sentenceCount} sentences speaks of “${topic}”.**`,
          ar: `**لا: لا تذكر أي من جمل النص (${sentenceCount}) «${topic}».**`,
        }
      : {
          en: `**Yes: “${quotations[0]}”**`,
          ar: `**نعم: «${quotations[0]}»**`,
        }
  const others = quotations.slice(1, MAX_QUOTATIONS).map((quotation) => `- ${quotation}`)
  const rule = {
    en: '_Searched are the words themselves in all their forms, not other words of the same meaning._',
    ar: '_يُبحث عن الكلمات نفسها بصيغها، لا عن مرادفاتها._',
  }
  return [answer[language], others.join('\n'), rule[language]].filter(Boolean).join('\n\n')
}

const SENTENCES = ['جملة واحدة', 'جملتان', 'جمل', 'جملة'] as const
const WORDS = ['كلمة واحدة', 'كلمتان', 'كلمات', 'كلمة'] as const
const sentencesInArabic = (count: number) => countInArabic(count, SENTENCES)

function explain(output: SummaryOutput, language: Language): string {
  const { mention, isBoth, sentenceCount } = output
  if (output.isReasoned) return reasonsFor(output, language)
  return [
    ...(mention ? [explainMention(mention, sentenceCount, language)] : []),
    ...(!mention || isBoth ? [explainSummary(output, language)] : []),
  ].join('\n\n')
}

/** Of dictation without marks nothing but its line shows where a piece ends. */
const areMarked = (chosen: SummaryOutput['chosen']): boolean =>
  chosen.slice(0, -1).every(({ sentence }) => /[.!?؟…:؛;]["”»)]?$/.test(sentence))

function explainSummary(output: SummaryOutput, language: Language): string {
  const { chosen, sentenceCount, words, keyTerms, hasBullets, wanted, isWholeText } = output
  const isArabic = language === 'ar'
  const whole = (value: number) => formatNumber(value, language, 0)
  const share = formatNumber((100 * words.summary) / Math.max(1, words.text), language, 0)
  const heading = isArabic
    ? `**الملخص: ${sentencesInArabic(chosen.length)} من أصل ${whole(sentenceCount)}، و${countInArabic(words.summary, WORDS)} من ${whole(words.text)} (${share}%).**`
    : `**Summary: ${chosen.length} of ${whole(sentenceCount)} sentences, ${whole(words.summary)} of ${whole(words.text)} words (${share}%).**`
  const body = hasBullets
    ? chosen.map(({ sentence }) => `- ${sentence}`).join('\n')
    : chosen.map(({ sentence }) => sentence).join(areMarked(chosen) ? ' ' : '\n\n')
  const terms = keyTerms.map(({ term, count }) => `${term} (${count})`).join(isArabic ? '، ' : ', ')
  const named = isArabic ? `**المصطلحات الأساسية:** ${terms}` : `**Key terms:** ${terms}`
  if (output.isTermsOnly)
    return terms
      ? named
      : isArabic
        ? '**لا تتكرر كلمة في هذا النص.**'
        : '**No word is said twice in this text.**'
  const notes: Bilingual<string | false>[] = [
    {
      en:
        output.otherLanguage !== undefined &&
        'I do not translate: the summary is in the words of the text.',
      ar: output.otherLanguage !== undefined && 'لا أترجم؛ الملخص بكلمات النص نفسه.',
    },
    {
      en:
        output.wordsEach !== undefined &&
        `Sentences are never cut, so one may be longer than ${output.wordsEach} words.`,
      ar:
        output.wordsEach !== undefined &&
        `لا تُقطع الجمل، فقد تتجاوز إحداها ${output.wordsEach} كلمة.`,
    },
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
      en: `Every sentence stands in your text word for word, in its order. Chosen are those that share most of the text's vocabulary (cosine with the whole text, Radev et al. 2004); the opening sentence weighs 50% more and the last 10% more; one that mostly repeats a chosen sentence comes after the others${wanted.sentences || wanted.mostWords ? '' : '; three sentences unless you name another length'}.`,
      ar: `كل جملة منقولة من نصك كما هي وبترتيبها. تُختار الجمل الأكثر اشتراكًا في مفردات النص (جيب التمام مع النص كله، Radev وآخرون 2004)؛ ويزيد وزن الجملة الأولى 50% والأخيرة 10%؛ وتُؤخَّر الجملة التي تكرر معظم جملة مختارة${wanted.sentences || wanted.mostWords ? '' : '؛ وثلاث جمل ما لم تحدد طولًا آخر'}.`,
    },
  ]
  return [
    heading,
    body,
    ...(terms ? [named] : []),
    notes
      .map((note) => note[language])
      .filter((note) => note !== false)
      .map((note) => `_${note}_`)
      .join('\n\n'),
  ].join('\n\n')
}
