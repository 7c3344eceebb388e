import { type Passage, tidy } from '../reading/passage.ts'
import { wordCount } from '../reading/prose.ts'
import { type Word, words } from '../reading/words.ts'
import { requestAndText } from '../sentences/request.ts'
import { asking } from '../sentences/units.ts'
import { concepts, vocabulary } from './page-vocabulary.ts'

/** A first or last paragraph of more words belongs to the page. */
const LONGEST_REQUEST = 50
/** What is left has to be more than another sentence of the request. */
const LEAST_TEXT = 20

/** What is asked of a page that is pasted as its words: a paragraph above or below them that speaks of searching is none of them. */
export function pageText(message: string): Passage {
  const written = message.trim()
  const [first = ''] = written.split('\n', 1)
  const hasFirst = isLong(written.slice(first.length)) && asksOfPage(first)
  const rest = hasFirst ? written.slice(first.length).trim() : written
  const last = rest.slice(rest.lastIndexOf('\n') + 1)
  const hasLast = isLong(rest.slice(0, -last.length)) && asksOfPage(last)
  if (!hasFirst && !hasLast) return requestAndText(message, vocabulary)
  return {
    instruction: tidy(`${hasFirst ? first : ''} \n ${hasLast ? last : ''}`),
    text: (hasLast ? rest.slice(0, -last.length) : rest).replace(LABEL, '').trim(),
  }
}

const isLong = (text: string) => wordCount(text) >= LEAST_TEXT
/** "The text:", «النص:» in a line of its own. */
const LABEL = /^[^\n]{1,30}[:：][^\S\n]{0,9}\n/u

const OF_SEARCH = new Set(['seo', 'keyword', 'copy', 'about'])
const OF_PAGE = new Set(['page', 'audit', 'count', 'google'])
const OWN =
  /^(?:i|im|i'm|we|my|our|me|us|نبي|نبغي|ابي|ابغي|بدي|بدنا|عايز|عاوز|عايزين|اريد|نريد|انا|احنا)$/

function asksOfPage(paragraph: string): boolean {
  if (wordCount(paragraph) > LONGEST_REQUEST) return false
  const all = words(paragraph)
  const said = concepts(all)
  const isAsked = /[?؟]/.test(paragraph) || asksOrPoints(all)
  const isOwn = all.some(({ word }) => OWN.test(word))
  return said.some(
    ({ concept }) =>
      (OF_SEARCH.has(concept) && (isAsked || isOwn)) || (OF_PAGE.has(concept) && isAsked),
  )
}

/** "Please", "check", "this text" */
const asksOrPoints = (all: readonly Word[]): boolean =>
  asking(all).some(
    ({ concept, from }) => concept === 'please' || (concept === 'do' && from <= LATEST_IMPERATIVE),
  ) || all.some(({ word }) => /^(?:هال.{2,9}|this|هذا|هاد|هذي|هاي|ده|دي)$/.test(word))
const LATEST_IMPERATIVE = 2
