import { type Passage, tidy } from '../reading/passage.ts'
import { wordCount } from '../reading/prose.ts'
import { askingIn } from './asking.ts'
import { isLabel } from './remarks.ts'
import { sentencesIn } from './split.ts'
import { type Unit, unitsIn, type Vocabulary } from './units.ts'

/** A paragraph has three sentences, or two long ones. */
const LEAST_SENTENCES = 3
const LEAST_WORDS = 4
const LEAST_OF_TWO = 25
/** A message with more lines is a document. */
const MOST_LINES = 14
const LONGEST_REMARK = 45
const ITEM = /^\s*(?:[-*•]|[\d٠-٩]{1,2}[.)])\s/
const ENDS = /[.!?؟…]["”»)]?\s*$/

/** Lines said to the agent around the only one that is a paragraph: that is the text, with the whole statements right beside it. */
export function paragraphApart(message: string, vocabulary: Vocabulary): Passage | undefined {
  const lines = message.split('\n').filter((line) => /[\p{L}\p{N}]/u.test(line))
  if (lines.length < 2 || lines.length > MOST_LINES || lines.some((line) => ITEM.test(line)))
    return undefined
  const paragraphs = lines.filter(isParagraph)
  const [paragraph] = paragraphs
  if (paragraph === undefined || paragraphs.length > 1) return undefined
  const units = lines.map((line) => unitsIn(line, 0, vocabulary))
  const at = lines.indexOf(paragraph)
  if (isRequest(units[at] as Unit[], vocabulary)) return undefined
  const isText = lines.map(
    (line, index) => index === at || isStatement(line, units[index] as Unit[], vocabulary),
  )
  const from = isText.findLastIndex((is, index) => index < at && !is) + 1
  const behind = isText.findIndex((is, index) => index > at && !is)
  const to = behind < 0 ? lines.length : behind
  const around = [...lines.slice(0, from), ...lines.slice(to)]
  const said = [...units.slice(0, from), ...units.slice(to)]
  const asks = said.map((some) =>
    some.some((unit) => unit.isQuestion || askingIn(unit, vocabulary).isOwn),
  )
  const isRemark = (line: string, index: number) =>
    wordCount(line) <= LONGEST_REMARK && (asks[index] === true || !states(line))
  if (!asks.includes(true) || !around.every(isRemark)) return undefined
  return { instruction: tidy(around.join('\n')), text: lines.slice(from, to).join('\n').trim() }
}

const wholeSentences = (line: string): number =>
  sentencesIn(line).filter(({ text }) => ENDS.test(text) && wordCount(text) >= LEAST_WORDS).length

const isParagraph = (line: string): boolean => {
  const count = ENDS.test(line) ? wholeSentences(line) : 0
  return count >= LEAST_SENTENCES || (count === 2 && wordCount(line) >= LEAST_OF_TWO)
}

/** "Shorten this: The lift is closed. …" and "A friend sent me this: …" run into the text, and most of a long request asks. */
const isRequest = (units: readonly Unit[], vocabulary: Vocabulary): boolean => {
  const asks = units.map((unit) => askingIn(unit, vocabulary).isOwn)
  return (
    units.slice(0, 1).some(isLabel) ||
    asks[0] === true ||
    asks.filter(Boolean).length * 2 > units.length
  )
}

/** What ends as a sentence does, and has room for one. */
const states = (line: string): boolean => /\.["”»)]?\s*$/.test(line) && wholeSentences(line) > 0

/** What states something and asks for nothing: "The handout is below." only announces. */
const isStatement = (line: string, units: readonly Unit[], { strong, counted = [] }: Vocabulary) =>
  states(line) &&
  units.every(
    ({ isQuestion, hits, words: all }) =>
      !isQuestion &&
      !hits.some(
        ({ concept, to }) =>
          strong.includes(concept) ||
          counted.includes(concept) ||
          (concept === 'pointer' && to === all.length),
      ),
  ) &&
  !/^\s*(?:\p{Ll}|\()/u.test(line)
