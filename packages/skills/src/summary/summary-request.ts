import { fold } from '../reading/fold.ts'
import { languageOf } from '../reading/language.ts'
import { numbers } from '../reading/numbers.ts'
import type { Passage } from '../reading/passage.ts'
import { wordCount } from '../reading/prose.ts'
import { quantities } from '../reading/quantities.ts'
import { type Word, words } from '../reading/words.ts'
import { corrected, numberInstead } from '../sentences/corrected.ts'
import { countsIn } from '../sentences/counts.ts'
import { type Hit, lexicon } from '../sentences/lexicon.ts'
import { topicOf } from '../sentences/mention.ts'
import { leftOutIn, longestOnly } from '../sentences/negation.ts'
import { requestAndText } from '../sentences/request.ts'
import { LANGUAGES } from '../sentences/wanted-language.ts'
import type { Ask, Reading } from '../skill.ts'
import { partsOf } from './parts.ts'
import { REWORDING } from './rewording.ts'
import { startOfRunOn } from './run-on-request.ts'
import type { SummaryInput } from './summary-input.ts'

const named = lexicon({
  summary:
    'summarise, summarize, summary, of the length, of its length, shorter, shorter version, من طوله, من الطول, نسخه اقصر, reduce, trim, cut down, shorten, condense, gist, brief, recap, sum up, sum it up, sum that up, sum this up, boil down, boil this down, in short, short version, takeaway, لخص, يلخص, لخصلي, لخصها, لخصه, ملخص, تلخيص, خلاصه, اختصر, يختصر, اختصار, مختصر, باختصار, موجز, ايجاز, زبده, main idea, الفكره الرييسيه, الفكره الرئيسيه, الفكره العامه, الفكره الاساسيه, قصر, قلل, قلص, نسخه قصيره',
  important: 'important, key facts, المهم, مهم, اهم, يقول, what does this say',
  terms:
    'words come up, word comes up, words appear, word appears, words repeat, words are used, word is used, words does it use, most repeated, كلمه تتكرر, كلمات تتكرر, كلمه تكررت, كلمات تكررت, كلمه متكرره, frequent word, most frequent, most used word, most common word, repeated word, كلمات متكرره, الكلمات المتكرره, اكثر الكلمات, keyword, key word, key term, main term, main word, important word, top word, biggest word, مصطلح, مصطلحات, المصطلحات, كلمات مفتاحيه, الكلمات المفتاحيه, اهم الكلمات, الكلمات المهمه, الكلمات الرييسيه',
  one: 'tldr, tl dr, بوحده',
  bullet:
    'bullet, bullet point, point, key point, main point, takeaway, list, نقطه, نقاط, نقطتين, نقط',
  sentence: 'sentence, line, جمله, جمل, جملتين, سطر, سطرين, سطور, اسطر',
  word: 'word, كلمه, كلمتين',
  half: 'half, نصف, لنصه, لنصها, نص الطول, نص طوله, نص طولها, نص حجمه',
  third: 'third, ثلث',
  quarter: 'quarter, fourth, ربع',
  by: 'by, بنسبه',
  each: 'from each, of each, for each, in each, من كل, each text, each paragraph, each part, each section, each article, each email, each one, each review, per paragraph, per text, per section, per review, each comment, each opinion, كل راي, كل تقييم, كل تعليق, separately, every paragraph, both texts, كل فقره, كل نص, كل جزء, كل قسم, كل خبر, كل رساله, كل مقال, لكل فقره, لكل نص, لكل قسم, كل وحده, كل واحد, على حده',
  ...LANGUAGES,
  reword: REWORDING,
  translate: 'translate, translation, ترجم, ترجمه, ترجملي',
  mention:
    'is there, mention, anything about, anything in here about, anything in it about, something about, say about, talk about, contain, هل يوجد, يذكر, ذكر, يتكلم, يتحدث, مكتوب عن, كاتب عن, كاتبين عن, قال عن, يحكي عن',
})
type Concept = ReturnType<typeof named>[number]['concept']
/** «تذكرة المتحف»: a ticket is not mentioned by its name. */
const TICKET = /^[وفبل]{0,2}(?:ال)?(?:تذكره|تذكرتين|تذكرتك|تذاكر)/u
const concepts = (all: readonly Word[]) =>
  named(all).filter(
    ({ concept, from }) => concept !== 'mention' || !TICKET.test(all[from]?.word ?? ''),
  )

const SHARES: ReadonlySet<string> = new Set(['half', 'third', 'quarter'])
const LENGTH = /^(?:length|long|size|original|الطول|طوله?|طولها|حجمه?|حجمها)$/
const SHORTENED = /^(?:it|this|that|text|article|cut|reduce|down|لنص[هة]ا?|النص|هالنص)$/
/** "Please send the list": one that exists, and no way to write a summary. */
const OF_LIST = /^(?:the|your|our|my|his|her|their|price|waiting|guest|to-?do)$/

/** What asks for a summary: "we need half of the fee, 30% by Sunday" asks for no length. */
function askingWords(all: readonly Word[]): Hit<Concept>[] {
  const says = (pattern: RegExp) => all.some(({ word }) => pattern.test(word))
  return concepts(all).flatMap((hit) => {
    const isExisting = all[hit.from]?.word === 'list' && OF_LIST.test(all[hit.from - 1]?.word ?? '')
    if (hit.concept === 'by' || isExisting) return []
    if (!SHARES.has(hit.concept)) return [hit]
    if (says(LENGTH)) return [{ ...hit, concept: 'summary' }]
    return says(SHORTENED) ? [hit] : []
  })
}

const vocabulary = {
  find: askingWords,
  strong: ['summary', 'one', 'bullet', 'mention', 'terms', 'reword'],
  counted: ['sentence', 'word'],
}

/** Whether a message speaks of summaries. */
export const speaksOfSummary = (text: string): boolean =>
  concepts(words(text)).some(({ concept }) => ['summary', 'one', 'bullet'].includes(concept))

const PARTS = { half: 50, third: 34, quarter: 25 } as const
const MAX_SENTENCES = 50
/** "3 sentences, 50 words": as many words for each sentence are meant for all of them. */
const LEAST_OF_TOTAL = 12
/** As many key terms as an answer names unless another number is asked for. */
const MOST_TERMS = 6
/** More words than these are the length of a summary. */
const MOST_NAMED = 12

/** Finds the text to shorten, how long the summary should be, and what else is asked. */
export function readSummaryRequest({ text: message }: Ask): Reading<SummaryInput> {
  const { instruction, text } = partsIn(message)
  if (text.split(/\s+/).length < 8) return { missing: [missingText] }
  const { topic, besides } = topicIn(instruction)
  const isBoth = topic !== undefined && speaksOfSummary(besides)
  return {
    request: instruction,
    input: {
      text,
      ...lengthIn(isBoth ? besides : instruction, text),
      ...(topic ? { topic } : {}),
      ...(isBoth && { isBoth }),
    },
  }
}

/** What a message asks of a text that it holds, or of one that was pasted before. */
export function summaryWishes(message: string, pasted?: string) {
  const parted = partsIn(message)
  const instruction = pasted === undefined ? parted.instruction : message
  const { topic, besides } = topicIn(instruction)
  return {
    instruction,
    text: parted.text,
    topic,
    isSummaryAsked: speaksOfSummary(topic === undefined ? instruction : besides),
    wishes: lengthIn(instruction, pasted ?? parted.text),
  }
}

/** Who has asked nothing before or behind the text may ask where its dictation ends. */
function partsIn(message: string): Passage {
  const parted = requestAndText(message, vocabulary)
  const start = speaksOfSummary(parted.instruction)
    ? undefined
    : startOfRunOn(parted.text, askingWords)
  if (start === undefined) return parted
  return {
    instruction: `${parted.instruction} ${parted.text.slice(start)}`.trim(),
    text: parted.text.slice(0, start).trim(),
  }
}

const PARTS_OF_REQUEST =
  /(?<=[?؟!.،,\n])\s{1,9}|\s(?=(?:and|then) (?:tell|say|does|is|check|also|give|summari[sz]e)\b|و(?:قول|قل|خبر|هل|لخص|لخّص|اختصر|عطني|أعطني|اعطني))/iu
/** "Does it mention refunds? Also give me two sentences": what a text may speak of, and what is asked besides. */
function topicIn(instruction: string): { topic: string | undefined; besides: string } {
  const parts = instruction.split(PARTS_OF_REQUEST)
  const topics = parts.map((part) => topicOf(part) ?? topicAsked(part))
  const at = topics.findLastIndex((topic) => topic !== undefined)
  return {
    topic: topics[at] ?? topicOf(instruction) ?? topicAsked(instruction),
    besides: at < 0 ? '' : parts.toSpliced(at, 1).join(' '),
  }
}

const SAYS_ABOUT =
  /\bsays? (?:anything )?about\b|(?<!\p{L})(?:[يب]?يقول|قال|قالوا|مكتوب|كاتب|كاتبين|[يب]?يحكي) (?:(?:ال|هال)?(?:نص|خبر|مقال) )?عن(?!\p{L})/iu

/** "What does it say about bikes?", and no "summarise what it says about bikes". */
const topicAsked = (instruction: string): string | undefined =>
  SAYS_ABOUT.test(instruction) && !speaksOfSummary(instruction)
    ? topicOf(instruction.replace(SAYS_ABOUT, 'mention'))
    : undefined

const missingText = {
  name: { en: 'The text to summarise', ar: 'النص المطلوب تلخيصه' },
  example: {
    en: 'Summarise in 3 sentences: (paste your text)',
    ar: 'لخّص في 3 جمل: (الصق النص)',
  },
}

const UNITS: ReadonlySet<Concept> = new Set(['bullet', 'sentence', 'word'])

/** "3 bullets, no wait, make it 1 sentence": what is said last, in the unit that was said first where it has none. */
function countsSaidLast(
  instruction: string,
  kept: readonly Hit<Concept>[],
): { value: number; concept: Concept }[] {
  const all = countsIn(
    instruction,
    kept.filter(({ concept }) => UNITS.has(concept)),
  )
  const last = corrected(instruction)
  if (last === instruction) return all
  const again = countsIn(
    last,
    longestOnly(concepts(words(last))).filter(({ concept }) => UNITS.has(concept)),
  )
  const number = numberInstead(instruction)
  const [first] = all
  return again.length > 0 || !first || number === undefined ? again : [{ ...first, value: number }]
}

const isSentenceInstead = (instruction: string): boolean => {
  const last = corrected(instruction)
  const units = concepts(words(last)).map(({ concept }) => concept)
  return last !== instruction && units.includes('sentence') && !units.includes('bullet')
}

const LENGTHS: ReadonlySet<Concept> = new Set([...UNITS, 'summary', 'one'])
const LEADS =
  /(?:^|[.,،;؛:!\n]|(?<!\p{L})(?:in|into|to|only|just|max|exactly|ب|في|فقط|بس))\s{0,9}$/iu
const MOST_BARE = 20

/** "The gist in 1", "bullets. 4. go", «الزبدة ب 2»: a number that counts nothing else, where the length is asked for. */
function bareNumber(instruction: string, kept: readonly Hit<Concept>[]): number | undefined {
  const folded = fold(instruction)
  const found = numbers(folded.text).filter(({ value, start, end }) => {
    const [from, to] = [folded.original(start), folded.original(end - 1) + 1]
    const lead = kept.findLast((hit) => hit.end <= from)
    const gap = instruction.slice(lead?.end ?? from, from)
    return (
      Number.isInteger(value) &&
      value > 0 &&
      value <= MOST_BARE &&
      lead !== undefined &&
      LENGTHS.has(lead.concept) &&
      words(gap).length <= 2 &&
      LEADS.test(gap) &&
      /^\s*(?:$|[.,،;؛:!?؟\n]|of (?:them|these|those)\b|منها)(?!\p{Nd})/u.test(
        instruction.slice(to),
      )
    )
  })
  return found.length === 1 ? found[0]?.value : undefined
}

/** "How many sentences are there, and the single most important one", «أهم جملة فيه» */
const SINGLE =
  /\b(?:single|one) (?:most )?(?:important|central|main|key)\b(?! (?:points|sentences|lines|ones))|\b(?:most )?(?:important|central) one\b|(?<!\p{L})[أا]هم (?:جمل[ةه]|وحد[ةه]|واحد[ةه]|سطر)(?!\p{L})/iu

/** How a summary is wanted. */
export type Wishes = Omit<
  SummaryInput,
  'text' | 'topic' | 'isBoth' | 'isReasoned' | 'including' | 'without'
>

function lengthIn(instruction: string, body: string): Wishes {
  const all = words(instruction)
  const found = longestOnly(concepts(all))
  const isLeftOut = leftOutIn(instruction, all)
  const kept = found.filter((hit) => !isLeftOut(hit))
  const has = (concept: Concept) => kept.some((hit) => hit.concept === concept)
  const wish = {
    ...(has('each') && partsOf(body).length > 1 && { isOfEach: true }),
    hasBullets: has('bullet') && !isSentenceInstead(instruction),
    ...(has('ar')
      ? { otherLanguage: 'ar' as const }
      : has('en')
        ? { otherLanguage: 'en' as const }
        : has('translate')
          ? { otherLanguage: languageOf(body) === 'ar' ? ('en' as const) : ('ar' as const) }
          : {}),
  }
  // "Top 3 keywords", and no word of a summary
  const isOfMany = countsIn(
    instruction,
    kept.filter(({ concept }) => concept === 'word'),
  ).some(({ value }) => value > MOST_NAMED)
  const isOfTerms =
    !isOfMany && has('terms') && !(['summary', 'one', 'bullet', 'sentence'] as const).some(has)
  if (isOfTerms) {
    const [count] = countsIn(
      instruction,
      kept.filter(({ concept }) => concept === 'terms' || concept === 'word'),
    )
    return { ...wish, termsOnly: Math.min(count?.value ?? MOST_TERMS, MAX_SENTENCES) }
  }
  const counts = countsSaidLast(instruction, kept).filter(
    ({ value }) => Number.isInteger(value) && value > 0,
  )
  const pieces = counts.find(({ concept }) => concept !== 'word')?.value
  const most = counts.find(({ concept }) => concept === 'word')?.value
  const isTotal = most !== undefined && most >= LEAST_OF_TOTAL * (pieces ?? most) && !has('each')
  if (pieces !== undefined && isTotal)
    return { ...wish, sentences: Math.min(pieces, MAX_SENTENCES), mostWords: most }
  if (pieces !== undefined)
    return {
      ...wish,
      sentences: Math.min(pieces, MAX_SENTENCES),
      ...(most === undefined ? {} : { wordsEach: most }),
    }
  if (most !== undefined) return { ...wish, mostWords: most }
  const bare = bareNumber(instruction, kept)
  if (bare !== undefined) return { ...wish, sentences: bare }
  const percent = quantities(instruction).find(({ kind }) => kind === 'percent')
  const share = /للنص(?!\p{L})/u.test(instruction)
    ? 'half'
    : (['half', 'third', 'quarter'] as const).find(has)
  // "By 70%" is what goes, "to 70%" what stays.
  const stays =
    percent?.kind === 'percent'
      ? has('by')
        ? 100 - percent.value
        : percent.value
      : share && PARTS[share]
  if (stays && stays > 0 && stays < 100)
    return { ...wish, mostWords: Math.ceil((wordCount(body) * stays) / 100) }
  // "One sentence", "a line": a unit in the singular without a number.
  const isOne =
    has('sentence') &&
    !/(?:sentences|lines|جمل|اسطر|أسطر|سطور)(?!\p{L})/u.test(instruction) &&
    !/(?:\d(?:st|nd|rd|th)|\b(?:first|second|third|last|opening)) (?:sentence|line)/i.test(
      instruction,
    )
  return has('one') || isOne || SINGLE.test(instruction) ? { ...wish, sentences: 1 } : wish
}
