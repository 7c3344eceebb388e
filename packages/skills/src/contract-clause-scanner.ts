import type { Bilingual, Language } from '@wakeel/contract'
import { z } from 'zod'
import { isYesNo } from './contract/answers.ts'
import { exampleFor } from './contract/examples.ts'
import { explainScan } from './contract/explain.ts'
import {
  type ContractScan,
  isAgreed,
  isWish,
  looksLikeContract,
  readsAsClause,
  scanContract,
} from './contract/scan.ts'
import { asksWhetherToSign } from './contract/signing.ts'
import { asksOfWhole, tellsToTell } from './contract/wanted.ts'
import { onceFor } from './once-for.ts'
import { passage } from './reading/passage.ts'
import { mentions, words } from './reading/words.ts'
import { lexicon } from './sentences/lexicon.ts'
import { mailIn } from './sentences/mail.ts'
import { isSaid, partedRemarks } from './sentences/remarks.ts'
import { type Sentence, sentencesIn } from './sentences/split.ts'
import { unitsIn } from './sentences/units.ts'
import { type Ask, defineSkill, SkillRefusal } from './skill.ts'

const subject = [
  'contract',
  'agreement',
  'clause',
  'nda',
  'lease',
  'terms',
  'عقد',
  'اتفاقية',
  'بند',
  'بنود',
  'شروط',
  'شرط',
]

export const contractClauseScanner = defineSkill<{ text: string; question?: string }, ContractScan>(
  {
    name: 'contract-clause-scanner',
    title: { en: 'Contract clause scanner', ar: 'ماسح بنود العقود' },
    description: {
      en: 'Finds and quotes the clauses of a pasted contract that matter (renewal, termination, payment, liability, governing law and more), rates their risk, says what to ask and which usual clauses are missing.',
      ar: 'يجد البنود المهمة في عقد ملصق ويقتبسها (التجديد والإنهاء والسداد والمسؤولية والقانون الواجب التطبيق وغيرها)، ويقدّر خطورتها، ويذكر ما ينبغي السؤال عنه والبنود المعتادة الغائبة.',
    },
    input: z.object({ text: z.string().max(200_000), question: z.string().max(500).optional() }),
    limits: [
      {
        asked:
          'safe to sign, safe or not, is it safe, is this safe, should i sign, can i sign, ok to sign, sign or not, sign it or not, انه امن, امن وامضي, ده امن, العقد امن, امن للتوقيع, امضي ولا, هل اوقع, اوقع ولا, اوقعه ولا, اوقع عليه, وقع ولا, وقعه ولا, نوقع ولا, امضيه ولا, امضي عليه',
        isAsked: asksWhetherToSign,
        sentence: {
          en: 'I never say whether to sign or whether signing is safe, and this is no legal advice: ask a lawyer. What I find in it:',
          ar: 'لا أقول أبدًا هل توقّع أم لا، ولا إن كان توقيعه آمنًا، وهذا ليس استشارة قانونية: اسأل محاميًا. ما أجده فيه:',
        },
      },
      {
        asked:
          'translate, in arabic please, in english please, draft me, draft a clause, write me a clause, write a clause, redraft, rewrite the clause, reword, ترجم, ترجملي, صغ لي, صيغ لي, اكتب لي بند, اكتبلي بند, اعد صياغه',
        sentence: {
          en: 'I translate, draft and reword nothing: I quote what the text says. What I find in it:',
          ar: 'لا أترجم ولا أصوغ البنود: أقتبس ما يقوله النص. ما أجده فيه:',
        },
      },
      {
        asked:
          'win in court, will i win, would i win, lose in court, take them to court, take him to court, sue, legally do, legally allowed, should i legally, my legal rights, legal advice, legally bound, in a lawsuit, اكسب القضيه, اربح القضيه, اكسب لو رحت, ارفع قضيه, ارفع عليه قضيه, اشتكي عليه, استشاره قانونيه, نصيحه قانونيه, راي قانوني, موقفي القانوني, حقوقي القانونيه, قانونا شو, قانونا ايش',
        sentence: {
          en: 'I give no legal advice and say nothing of how a court would decide: ask a lawyer licensed in the UAE. What I find in the text:',
          ar: 'لا أقدّم استشارة قانونية ولا أتوقع حكم المحكمة: اسأل محاميًا مرخصًا في الدولة. ما أجده في النص:',
        },
      },
    ],
    suits: (ask) => (isContract(pasted(ask)) ? 0.9 : mentions(ask.text, subject) ? 0.5 : 0),
    read(ask) {
      const found = pasted(ask)
      const { text: contract, question } = found
      if (!isContract(found) || isWish(contract))
        return { missing: [{ ...contractText, example: exampleFor(ask.text) }] }
      return { request: question, input: { text: contract, ...(question && { question }) } }
    },
    run({ text, question }) {
      const scan = scanContract(text, question)
      if (scan.findings.length === 0 && scan.answers.length === 0) throw new SkillRefusal(noClauses)
      return scan
    },
    explain: (scan, language: Language) => explainScan(scan, language),
  },
)

interface Pasted {
  text: string
  question: string
  /** Quoted or told as a clause, so that it needs no other sign of one. */
  isTold?: boolean
}

/** What is asked yes or no may stand above any text of some length. */
const isContract = ({ text, question, isTold }: Pasted) =>
  looksLikeContract(text) ||
  (isTold === true && readsAsClause(text)) ||
  (isYesNo(question) && isAgreed(text))

const LONGEST_QUESTION = 500

/** "I want to know if I can cancel: …" */
function questionBefore(message: string): { instruction: string; text: string } | undefined {
  const line = message.slice(0, LONGEST_QUESTION).indexOf('\n')
  const [first] = sentencesIn(message.slice(0, Math.max(0, line)))
  const opening = message.slice(0, Math.max(0, line))
  // "I'm joining this agency. Any non-compete in here?" in a line above the clauses
  if (
    first &&
    !first.isItem &&
    /[?؟](?:\s|$)/.test(opening) &&
    !/\b(?:shall|hereby)\b/i.test(opening)
  )
    return { instruction: message.slice(0, line), text: message.slice(line + 1).trim() }
  const colon = message.slice(0, LONGEST_QUESTION).search(/[:：]\s/)
  const instruction = colon < 0 ? '' : message.slice(0, colon)
  const isTold =
    (asksOfWhole(instruction) || words(instruction).some(({ word }) => PERSONAL.test(word))) &&
    looksLikeContract(message.slice(colon + 1))
  const asks = ASKS_FIRST.test(instruction) && looksLikeContract(message.slice(colon + 1))
  return isYesNo(instruction) || isTold || asks
    ? { instruction, text: message.slice(colon + 1).trim() }
    : undefined
}

/** "Whats the notice and who can end it: …" */
const ASKS_FIRST =
  /^\s{0,5}(?:(?:hi|hello|ok|so|and|pls|please|طيب|مرحبا)[,،]? )?(?:what|whats|what['’]s|who|which|where|when|how|شو|ايش|وش|ايه|مين|كم|متى|وين|فين|ما هي|ما هو|ما)(?!\p{L})/iu

const vocabulary = {
  find: lexicon({
    scan: 'scan, check, review, red flag, risky, risk, worry, خطر, خطير, خطيره, يقلق, اسال, ينتبه, missing clause, usual clause, safe to sign, should i ask, before i sign, before i join, ask them, شيك, بنود ناقصه, البنود الناقصه, اخطر بند, ينبغي ان اسال, اوقع, يخوف, تفحص, راجع',
    figures: 'every sum, every amount, each percentage, deadline, المهل, المبالغ',
    contract: 'contract, agreement, clause, lease, عقد, بند, بنود, شرط',
  }),
  strong: ['scan', 'figures'],
}

/** "… and I pay if I'm late. Text: …" */
const LABEL =
  /(?:^|[.!?؟\n]\s{0,5})(?:the )?(?:text|contract|clauses?|terms|it says|نص العقد|النص|العقد|البنود)\s?[:：]\s/iu

function labelled(message: string): { text: string; question: string } | undefined {
  const found = LABEL.exec(message.slice(0, LONGEST_QUESTION))
  const end = found ? found.index + found[0].length : 0
  const text = message.slice(end).trim()
  return found && found.index > 0 && looksLikeContract(text)
    ? { text, question: message.slice(0, end).trim() }
    : undefined
}

const PERSONAL =
  /^(?:i['’]?m|i|my|me|نحنا|احنا|عايز\S*|عاوز\S*|ابغي|ابغا|ابي|بدي|ودي|ابا|عندي|وصلني|جاني|جالي|بعتولي|بعتلي|بعتو|عطوني|اعطوني|ارسلولي|ارسلوا|عم|وصلتني|(?:ابا|ابي|ابغا|بغيت)ك)$/

/** Sentences in which somebody speaks to the agent or of himself, among the clauses or instead of them: "check the non-compete in it". */
function withoutAsides(text: string): { body: string; said: string } {
  const all = sentencesIn(text)
  const items = all.filter(({ isItem }) => isItem).length
  const looked = all.map(({ start, end, text: sentence, isItem, line }, index) => {
    const isLegal = sentence.length > LONGEST_QUESTION || /\b(?:shall|hereby)\b/i.test(sentence)
    const units = isLegal ? [] : unitsIn(text.slice(start, end), start, vocabulary)
    const isPersonal = units.some(
      ({ hits, words }) =>
        hits.some(({ concept }) => concept === 'please') ||
        words.some(({ word }) => PERSONAL.test(word)),
    )
    const isOrder = units[0]?.hits.some(({ concept, from }) => concept === 'do' && from === 0)
    const isAsked = (isPersonal || isOrder) && isSaid(units, vocabulary)
    const isOwnLine = items > 1 && !isItem && all[index - 1]?.line !== line
    return { start, end, isAsked, isPersonal, isOwnLine }
  })
  const asksSomewhere = looked.some(({ isAsked }) => isAsked)
  const asides = looked.filter(
    ({ isAsked, isPersonal, isOwnLine }) => isAsked || (isPersonal && (isOwnLine || asksSomewhere)),
  )
  let [body, at] = ['', 0]
  for (const { start, end } of asides) {
    body += text.slice(at, start)
    at = end
  }
  const said = asides.map(({ start, end }) => text.slice(start, end)).join('\n')
  return { body: body + text.slice(at), said }
}

const QUOTATION = /(?<![\p{L}\d])["“«]([^"“”«»]{30,})["”»]/gu

/** A clause in quotation marks within what somebody tells and asks of himself. */
function quotedClause(message: string): Pasted | undefined {
  const found = [...message.matchAll(QUOTATION)]
  const inside = found.map(([, clause = '']) => clause.trim()).join('\n')
  if (found.length === 0 || !(looksLikeContract(inside) || readsAsClause(inside))) return undefined
  const around = message.replaceAll(QUOTATION, ' ')
  const isTold =
    /[?؟]/.test(around) ||
    words(around).some(({ word }) => PERSONAL.test(word)) ||
    !looksLikeContract(around)
  return around.length <= LONGEST_QUESTION && isTold
    ? { text: inside, question: around.trim(), isTold: true }
    : undefined
}

/** "They say that …", «كاتبين في العقد إنه …، أوقع ولا لأ؟»: a clause that is told, and what is asked of it behind its last comma. */
const TOLD =
  /(?<!\p{L})(?:contract|lease|agreement|clause)\s(?:says|states)\s(?!that\s)|(?<!\p{L})(?:says?|states?|said|wrote|written|وصلني|كاتبين|مكتوب|كتبوا|كاتب|كاتبة|كاتبه|كتب|حاطين|حاطط|حاط|ذاكرين|ذاكر|يقول|بيقول|بتقول|يقولون|ينص|تنص)(?:\s\S{1,12}){0,4}?\s(?:that|إنه|انه|إن|ان|أن|على أن|إنها)\s/iu

function toldClause(message: string): Pasted | undefined {
  const found = TOLD.exec(message.slice(0, LONGEST_QUESTION))
  if (!found || message.includes('\n')) return undefined
  const rest = message.slice(found.index + found[0].length)
  const asked = /[,،.؛;]\s*([^,،.؛;]{2,60}[?؟])\s*$/.exec(rest.slice(-80))?.[0] ?? ''
  const text = rest.slice(0, rest.length - asked.length).trim()
  return !/[?؟]/.test(text) && readsAsClause(text)
    ? {
        text,
        isTold: true,
        question: `${message.slice(0, found.index)}\n${asked.replace(/^[,،.؛;]\s*/, '')}`.trim(),
      }
    : undefined
}

/** The contract, and what is asked of it before, between or behind its clauses. */
const pasted = onceFor(({ text: message }: Ask): Pasted => {
  const quoted = quotedClause(message)
  const told = quoted ?? toldClause(message)
  if (told) return told
  const behind = labelled(message)
  const { remarks, text: said } = behind
    ? { remarks: behind.question, text: behind.text }
    : partedRemarks(message, vocabulary)
  const { instruction: asked, text } = behind
    ? { instruction: '', text: said }
    : withNumberOfFirst(questionBefore(said) ?? passage(said))
  const instruction = `${remarks}\n${asked}`.trim()
  const { body, said: inside } = withoutAsides(mailIn(text).text)
  const sentences = sentencesIn(body)
  const isAsked = ({ text: sentence, isQuestion }: Sentence) =>
    isQuestion || isYesNo(sentence) || tellsToTell(sentence)
  const first = sentences.findIndex((sentence) => !isAsked(sentence))
  const last = sentences.findLastIndex((sentence) => !isAsked(sentence))
  if (first < 0) return { text: '', question: `${instruction}\n${inside}\n${body}` }
  // The number of the first clause belongs to it.
  const [from, to] = [
    first > 0 ? startWithNumber(body, sentences[first]?.start ?? 0) : 0,
    sentences[last]?.end ?? body.length,
  ]
  return {
    text: body.slice(from, to).trim(),
    question: [instruction, inside, body.slice(0, from), body.slice(to)]
      .join('\n')
      .trim()
      .slice(0, LONGEST_QUESTION),
  }
})

const CALLED =
  /(?:article|art\.?|clause|section|المادة|مادة|البند|بند)\s?(?:رقم\s)?\(?[\d٠-٩]{1,2}\)?\s?[:：]?\s{0,3}$/iu

/** "Which is worse? A: … B: …" */
const LETTER = /(?:^|\s)(?:version |option |clause )?\(?[A-D]\)?[:：]?\s{0,3}$/u

/** "List the amounts. Clause 1: …": the colon parts no request from the text. */
function withNumberOfFirst(parted: { instruction: string; text: string }) {
  const called = CALLED.exec(parted.instruction) ?? LETTER.exec(parted.instruction)
  return called
    ? {
        instruction: parted.instruction.slice(0, called.index),
        text: `${called[0].replace(/[\s:：]{1,5}$/, '')}: ${parted.text}`,
      }
    : parted
}

const startWithNumber = (body: string, start: number): number => {
  const lead = body.slice(Math.max(0, start - LONGEST_NUMBER), start)
  const number =
    /\(?(?:[\d٠-٩]{1,2}|[A-D])[.)-]\s{1,3}$/.exec(lead) ?? CALLED.exec(lead) ?? LETTER.exec(lead)
  return start - (number?.[0].length ?? 0)
}
const LONGEST_NUMBER = 20

const contractText = {
  name: {
    en: 'the text of the contract or clause, pasted here (a PDF cannot be read)',
    ar: 'نص العقد أو البند ملصقًا هنا (لا تُقرأ ملفات PDF)',
  },
}

const noClauses: Bilingual = {
  en: 'I found no clause of a kind I know in this text. Please paste the contract itself: the numbered clauses or paragraphs as they stand.',
  ar: 'لم أجد في هذا النص بندًا من الأنواع التي أعرفها. يُرجى لصق العقد نفسه: البنود المرقمة أو الفقرات كما هي.',
}
