import type { runs } from '@wakeel/contract'
import { foldArabic } from '@wakeel/skills'

/** A longer text says more than that it does not answer. */
const NO_ANSWER_LENGTH = 400

const HELP =
  '(?:help|assist|support|answer|respond|do (?:that|this|it)|provide|offer|process|calculate|compute|complete|comply|fulfil+|perform|access|handle|open|browse|verify|discuss|create|generate|advise|recommend)'

/** "I'm sorry, but I cannot help with that", "As an AI I …": said of the speaker, and of what is asked. */
const REFUSES = new RegExp(
  [
    `\\b(?:i|we)(?: am|'m| are|'re)? (?:really |currently |just )?(?:can ?not|can't|cannot|could not|couldn't|unable to|not able to|won't|will not|don't|do not)(?: be able to)?(?: \\w+ly)? ${HELP}\\b`,
    "\\b(?:i|we) (?:don't|do not) have (?:\\w+ ){0,3}(?:access|information|data|ability|tool|knowledge)",
    '\\b(?:outside|beyond|not within|not part of|out of) (?:of )?(?:my|our|the|what i) (?:\\w+ ){0,2}(?:scope|expertise|area|abilities|capabilities|remit|knowledge|handle|do|cover|reach)\\b',
    '\\b(?:prevents? me from|not something i|no way (?:for me )?to|i must decline|(?:not be|be in)appropriate for me|only allowed to|nothing i can)\\b',
    '^as an? (?:ai|artificial|language|large)\\b',
    "\\bi(?: am|'m) not (?:designed|trained|allowed|permitted|authori[sz]ed|equipped|set up|qualified)\\b",
  ].join('|'),
)
const OFFERS = new RegExp(
  [
    "^(?:i|we) (?:can|could|am able to|would be happy to|'d be happy to|am here to|'m here to)(?: only| also)? (?:help|assist|support)",
    "^(?:i am|i'm|this is) (?:an? |the |your )?(?:\\w+[ -]){0,5}(?:assistant|agent|bot|helper|desk|advisor|calculator|planner)",
    "^(?:i(?:'m| am)? (?:only |mainly )?(?:speciali[sz]e|review|designed to|work with|look after)|i'd be (?:glad|happy) to|happy to help|my expertise|here's what i do|this assistant|as your)",
    '^(?:feel free|just (?:send|tell|ask|share)|ask me|how (?:can|may) i (?:help|assist))',
  ].join('|'),
)
const ASKS = new RegExp(
  [
    '^(?:please|kindly|could you|can you|would you|just) (?:please )?(?:provide|share|send|tell|give|paste|specify|confirm|enter|upload|let me know|clarify|attach|state|include|indicate|rephrase)',
    "\\b(?:i|we)(?:'ll| will| would)?(?: still| also| first)? need (?:to know|you|your|the|a|an|some|more|two|three|one|at least)",
    '^(?:which|what|how (?:much|many|long)|when|where|who|do you|are you|is (?:this|it|the|that)|did you|should i)\\b',
    '^(?:let me know|tell me|send me|give me)\\b',
  ].join('|'),
)

const ARABIC_REFUSES = new RegExp(
  foldArabic(
    [
      '(?:لا|لن|لم|ما) ?(?:أستطيع|يمكنني|أقدر|أتمكن|يمكننا|نستطيع|بقدر)',
      '(?:لست|لسنا|غير) (?:قادر|مخول|مصمم|مؤهل|متاح)',
      'ما (?:عندي|لدي)|(?:لا|ليس) (?:أملك|لدي|تتوفر لدي|يتوفر لدي|عندي)',
      'خارج (?:نطاق|اختصاص|مجال)',
      'مقدرش|ما ?اقدرش|مش هقدر',
      '^(?:بصفتي|كوني|باعتباري)',
    ].join('|'),
  ),
)
const ARABIC_OFFERS = new RegExp(
  foldArabic(
    '^(?:أستطيع|يمكنني|بإمكاني|يسعدني|أقدر)(?: فقط)? (?:أن )?(?:أساعد|مساعد)|^أنا (?:مساعد|وكيل|مخصص|متخصص|هنا)|^كيف (?:أستطيع|يمكنني|أقدر) (?:مساعد|أساعد|خدم)',
  ),
)
const ARABIC_ASKS = new RegExp(
  foldArabic(
    '^(?:يرجى|الرجاء|أرجو|من فضلك|لو سمحت|فضلا|هل (?:يمكنك|تقصد|تريد|هي|هو|لديك)|زودني|أرسل|أخبرني|اذكر|حدد|ما (?:هو|هي|المبلغ|مبلغ|قيمة|تاريخ)|كم|أي|متى|عطني|قل لي)|(?:أحتاج|نحتاج|محتاج|أحتاج منك)(?: \\S+){0,3}',
  ),
)

const NONE = [REFUSES, OFFERS, ASKS, ARABIC_REFUSES, ARABIC_OFFERS, ARABIC_ASKS]
/** What may stand before it, and says nothing. */
const OPENING = new RegExp(
  `^(?:${foldArabic("(?:i'm |i am |we're )?(?:so |very |really |terribly )?(?:sorry|apologi[sz]e|afraid)[^,.:!-]{0,30}|apologies|unfortunately|hello|hi|hey|thanks?(?: you)?[^,.:!-]{0,30}|sure|great|of course|certainly|welcome|but|however|عذرا|آسفة?|أعتذر|للأسف|نأسف|أهلا[^،.!]{0,15}|مرحبا[^،.!]{0,15}|هلا|السلام عليكم|شكرا[^،.!]{0,15}|بالتأكيد|طبعا|لكن|ولكن|حسنا")})[\\s,،.:;!–—-]*`,
)
const EXAMPLE = new RegExp(
  `\\([^)]*\\)|["“«'][^"”»']*["”»']|(?:e\\.?g\\.?|for example|for instance|such as|like|${foldArabic('مثلا|مثل|على سبيل المثال')}).*`,
)

/**
 * What a language model's text is, for which no tool gave a result. `saysSo`: it began with the mark that it was told to
 * (`no-answer-mark.ts`); what it says is looked at for the models that do not heed that. Whoever gives a figure in a sentence of its own has
 * answered, whatever is offered beside it.
 */
export const outcomeOfText = (text: string, saysSo = false): runs.RunOutcome =>
  isNoAnswer(text, saysSo) ? kindOfNoAnswer(text) : 'answer'

function isNoAnswer(text: string, saysSo: boolean): boolean {
  if (text.length > NO_ANSWER_LENGTH) return false
  if (saysSo) return true
  const sentences = sentencesOf(text)
  return (
    sentences.some(saysNone) &&
    !sentences.some((sentence) => !saysNone(sentence) && /\d/.test(sentence.replace(EXAMPLE, '')))
  )
}

/** A text that is no answer declines even when it then asks for something else. */
export function kindOfNoAnswer(text: string): Exclude<runs.RunOutcome, 'answer'> {
  const sentences = sentencesOf(text)
  const declines = (sentence: string) => REFUSES.test(sentence) || ARABIC_REFUSES.test(sentence)
  const asks = (sentence: string) =>
    /[?؟]$/.test(sentence) || ASKS.test(sentence) || ARABIC_ASKS.test(sentence)
  return sentences.some(asks) && !sentences.some(declines) ? 'question' : 'refusal'
}

const sentencesOf = (text: string): string[] =>
  foldArabic(text.replaceAll('’', "'"))
    .replaceAll(/[*_#>`\p{Extended_Pictographic}]|\ufe0f/gu, '')
    .split(/(?<=[.!?؟:])\s+|\n+/u)
    .map(withoutOpening)
    .filter(Boolean)

function withoutOpening(sentence: string): string {
  let rest = sentence.trim()
  for (let taken = ''; taken !== rest; ) {
    taken = rest
    rest = rest.replace(OPENING, '').replace(/^[-•\d.) ]+/, '')
  }
  return rest
}

const saysNone = (sentence: string): boolean =>
  /[?؟]$/.test(sentence) || NONE.some((form) => form.test(sentence))
