import { onceFor } from '../once-for.ts'
import { passage } from '../reading/passage.ts'
import { type Word, words } from '../reading/words.ts'
import { lexicon } from '../sentences/lexicon.ts'
import { mailIn } from '../sentences/mail.ts'
import { isSaid, partedRemarks } from '../sentences/remarks.ts'
import { type Sentence, sentencesIn } from '../sentences/split.ts'
import { unitsIn } from '../sentences/units.ts'
import type { Ask } from '../skill.ts'
import { isYesNo } from './answers.ts'
import { asksWhetherNormal } from './fairness.ts'
import { isAgreed, looksLikeContract, ORDERS, readsAsClause } from './scan.ts'
import { asksOfRisk, asksOfWhole, asksUnmarked, tellsToTell, wantedIn } from './wanted.ts'

interface Pasted {
  text: string
  question: string
  /** Quoted or told as a clause, so that it needs no other sign of one. */
  isTold?: boolean
}

/** What is asked yes or no may stand above any text of some length. */
export const isContract = ({ text, question, isTold }: Pasted) =>
  looksLikeContract(text) ||
  (isTold === true && readsAsClause(text)) ||
  (wantedIn(question).isFigures && isAgreed(text)) ||
  ((isYesNo(question) || asksOfRisk(question)) && isAgreed(text)) ||
  (/[?؟]/.test(question) &&
    readsAsClause(text) &&
    !words(text).some(({ word }) => SPEAKER.test(word)))

/** Whoever tells of himself quotes no clause. */
const SPEAKER = /^(?:i|i['’]m|my|me|we|our|انا|احنا|نحن|عندي|عندنا|بدي|ابي|ابغي|عايز|عاوز)$/

const LONGEST_QUESTION = 500

/** "They sent:", «المقاول الرئيسي كاتب:» */
const SENT =
  /^(?:sent|wrote|says?|gave|offered|كاتب|كاتبه|كاتبين|كتب|كتبوا|ارسل|ارسلوا|بعت|بعتوا|عطاني|مكتوب)$/

/** "Check the governing law bit, This agreement is governed …": an order, and the clause behind its comma. */
function behindComma(message: string): { instruction: string; text: string } | undefined {
  const [head = ''] = /^[^,،.:؛;\n]{6,80}[,،](?=\s)/.exec(message) ?? []
  const text = message.slice(head.length).trim()
  const asks = ORDERS.test(head) || tellsToTell(head) || asksUnmarked(head)
  return asks && /^[\p{Lu}\p{Lo}"“«]/u.test(text) && looksLikeContract(text)
    ? { instruction: head, text }
    : undefined
}

const NAMES_CONTRACT =
  /^\s{0,5}(?:\p{L}{1,14}\s){0,3}?(?:contract|agreement|lease|و?عقد\p{L}{0,2}|[اإ]تفاقي[ةه])(?:\s\p{L}{1,14}){0,3}\s?[:：]\s/iu

/** "Gym contract: …", «عقد عملي فيه: …»: what it is called, before the clauses and what is asked of them. */
function behindName(message: string): { instruction: string; text: string } | undefined {
  const [head = ''] = NAMES_CONTRACT.exec(message) ?? []
  const text = message.slice(head.length).trim()
  return head && looksLikeContract(text) ? { instruction: head.trim(), text } : undefined
}

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
  const numbered = message.slice(0, LONGEST_QUESTION).search(BEFORE_FIRST)
  if (
    numbered > 0 &&
    (line < 0 || numbered < line) &&
    !looksLikeContract(message.slice(0, numbered)) &&
    looksLikeContract(message.slice(numbered))
  )
    return { instruction: message.slice(0, numbered), text: message.slice(numbered) }
  const colon = message.slice(0, LONGEST_QUESTION).search(/[:：]\s/)
  const instruction = colon < 0 ? '' : message.slice(0, colon)
  const isTold =
    (asksOfWhole(instruction) ||
      asksWhetherNormal(instruction) ||
      words(instruction).some(({ word }) => PERSONAL.test(word) || SENT.test(word))) &&
    looksLikeContract(message.slice(colon + 1))
  const asks =
    (ASKS_FIRST.test(instruction) ||
      ORDERS.test(instruction) ||
      tellsToTell(instruction) ||
      wantedIn(instruction).isOnlyLists) &&
    (looksLikeContract(message.slice(colon + 1)) ||
      (wantedIn(instruction).isFigures && isAgreed(message.slice(colon + 1))))
  return isYesNo(instruction) || isTold || asks
    ? { instruction, text: message.slice(colon + 1).trim() }
    : undefined
}

/** "Worried about clause 3 - 1. The Consultant …", "… licence no 55231. 2. Non-compete: … 3. …" */
const BEFORE_FIRST =
  /(?<=\s[-–—]{1,2}\s{1,2})(?=\(?[1١][.)]\s)|(?<=[.!?؟:：]\s{1,2})(?=\(?[\d٠-٩]{1,2}[.)-]\s{1,2}\p{L}[^\n]{10,400}?[.;؛]\s{1,2}\(?[\d٠-٩]{1,2}[.)-]\s{1,2}\p{L})/u

/** "Whats the notice and who can end it: …" */
const ASKS_FIRST =
  /^\s{0,5}(?:(?:hi|hello|ok|so|and|pls|please|طيب|مرحبا)[,،]? )?(?:what|whats|what['’]s|who|which|where|when|how|شو|ايش|وش|ايه|مين|كم|متى|وين|فين|ما هي|ما هو|ما)(?!\p{L})/iu

const remarkWords = lexicon({
  scan: 'scan, check, review, red flag, risky, risk, worry, خطر, خطير, خطيره, يقلق, اسال, ينتبه, missing clause, usual clause, safe to sign, should i ask, before i sign, before i join, ask them, شيك, بنود ناقصه, البنود الناقصه, اخطر بند, ينبغي ان اسال, اوقع, يخوف, تفحص, راجع',
  figures: 'every sum, every amount, each percentage, deadline, المهل, المبالغ',
  contract: 'contract, agreement, clause, lease, عقد, بند, بنود, شرط',
})

const vocabulary = {
  // «الشيك المرتجع», «شيكين» are cheques, «شيك» tells to check.
  find: (all: readonly Word[]) =>
    remarkWords(all).filter(
      ({ from }) => !/^(?:[وبفك]?ال|لل)شيك|^و?شيك(?:ين|ات)/.test(all[from]?.word ?? ''),
    ),
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
  /^و?(?:i['’]?m|i|my|me|انا|نحنا|احنا|عايز\S*|عاوز\S*|ابغي|ابغا|ابي|بدي|ودي|ابا|عندي|وصلني|جاني|جالي|بعتولي|بعتلي|بعتو|عطوني|اعطوني|ارسلولي|ارسلوا|عم|وصلتني|(?:ابا|ابي|ابغا|بغيت)ك|(?:تبي|يبي|يبو|يبغو|عايز|عايزا|عاوز|عاوزا|طالبي?|بد)ن?ي|بدهم)$/

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
  /(?<!\p{L})(?:sub-?contract|contract|lease|agreement|clause|policy)\s(?:says|states)\s(?!that\s)|(?<!\p{L})(?:says?|states?|said|wrote|written|وصلني|كاتبين|مكتوب|كتبوا|كاتب|كاتبة|كاتبه|كتب|حاطين|حاطط|حاط|ذاكرين|ذاكر|يقول|بيقول|بتقول|يقولون|ينص|تنص)(?:\s\S{1,12}){0,4}?\s(?:that|إنه|انه|إن|ان|أن|على أن|إنها)\s/iu

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

/** "i am a freelance designer. all work …": who one is, before a text that begins in small letters. */
const INTRODUCTION =
  /^\s{0,5}(?:(?:hi|hello|hey)[,.!]? )?(?:i am|i['’]?m|im) (?:an? )?[^.,:;\n]{3,40}[.!]\s{1,3}(?=\p{Ll})/iu

/** The contract, and what is asked of it before, between or behind its clauses. */
export const pasted = onceFor(({ text: whole }: Ask): Pasted => {
  const [introduction = ''] = INTRODUCTION.exec(whole) ?? []
  const message = whole.slice(introduction.length)
  const quoted = quotedClause(message)
  const told = quoted ?? toldClause(message)
  if (told) return told
  const behind = labelled(message)
  const { remarks, text: said } = behind
    ? { remarks: behind.question, text: behind.text }
    : partedRemarks(message, vocabulary)
  const { instruction: asked, text } = behind
    ? { instruction: '', text: said }
    : withNumberOfFirst(
        questionBefore(said) ?? behindComma(said) ?? behindName(said) ?? passage(said),
      )
  const instruction = `${remarks}\n${asked}`.trim()
  const { body, said: inside } = withoutAsides(mailIn(text).text)
  const sentences = sentencesIn(body)
  const first = firstClause(sentences)
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

const isAsked = ({ text, isQuestion }: Sentence): boolean =>
  isQuestion || isYesNo(text) || tellsToTell(text) || asksUnmarked(text)

const MOST_TOLD = 4
/** Behind what is asked, and behind what is told of oneself before that: "it's my first job!! can they …? 2. Working hours …" */
function firstClause(sentences: readonly Sentence[]): number {
  const first = sentences.findIndex((sentence) => !isAsked(sentence))
  const clause = sentences.findIndex(
    (sentence) => !isAsked(sentence) && (sentence.isItem || looksLikeContract(sentence.text)),
  )
  const asked = sentences.slice(0, Math.max(0, clause)).findLastIndex(isAsked)
  return asked > first && asked < MOST_TOLD ? asked + 1 : first
}

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
