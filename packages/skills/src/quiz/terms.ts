import type { Language } from '@wakeel/contract'
import { foldArabic, withoutArticle } from '../reading/arabic.ts'
import { tagWords } from '../reading/english.ts'
import { isStopword, wordsOf } from '../reading/prose.ts'
import { countriesAmong } from './countries.ts'
import { kindOfName, type NameKind } from './name-kind.ts'
import { ARABIC_TIME, isDescribing, isVerbHere } from './no-noun-here.ts'
import { titledNames } from './titled-names.ts'

/** Something in a sentence that is worth asking for. Only terms of one kind and shape can stand in for each other. */
export interface Term {
  text: string
  kind: 'number' | 'name' | 'word'
  /** Same for what fits into the same gap: what a name stands for, endings in English, the article in Arabic. */
  shape: string
}

/** The day of a date is no figure to ask for; its year is. */
const MONTH =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|يناير|فبراير|مارس|أبريل|إبريل|مايو|يونيو|يوليو|أغسطس|سبتمبر|أكتوبر|نوفمبر|ديسمبر)'
const NUMBER = new RegExp(
  `(?<![\\p{L}\\d.,/:-])(?:\\d{1,2}:\\d{2}|\\d[\\d,]*(?<!,)(?:\\.\\d+)?)(?![\\p{L}\\d]|[.,/:-]\\d|(?:st|nd|rd|th)?,? ${MONTH})`,
  'giu',
)
const CALENDAR =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)day)$/i
/** "AED 500": what a figure is of. */
const CURRENCY = /^(?:AED|Dhs?|USD|EUR|GBP|SAR|QAR|KWD|OMR|BHD|EGP|INR)$/
const NAME =
  /\p{Lu}[\p{L}\p{M}'’-]*(?:[ ](?:(?:(?:of|the|al|el|bin|bint|ibn|and|de|du|da|di|van|von|der|den|la|le)[ ]){1,2}(?=\p{Lu}))?\p{Lu}[\p{L}\p{M}'’-]*)*(?<!-)(?!\d)/gu

/** The terms of each sentence: names, then figures, then key words, the most frequent first. */
export function termsOf(sentences: readonly string[], language: Language): Term[][] {
  const frequency = new Map<string, number>()
  const lowerCase = new Set<string>()
  for (const word of sentences.flatMap((sentence) => wordsOf(sentence, language))) {
    frequency.set(plain(word), (frequency.get(plain(word)) ?? 0) + 1)
    if (word === word.toLowerCase()) lowerCase.add(word)
  }
  const weight = (word: string) => (frequency.get(plain(word)) ?? 0) * 2 + word.length / 4
  const nouns = language === 'en' ? nounsIn(sentences) : undefined
  const countries = countriesAmong(sentences)
  const namesOf = language === 'en' ? namesInEach(sentences, lowerCase) : []
  return sentences.map((sentence, index) => {
    const names =
      language === 'en'
        ? (namesOf[index] as Term[])
        : [
            ...titledNames(sentence).map((text): Term => ({ text, kind: 'name', shape: 'person' })),
            ...countries(sentence).map((text): Term => ({ text, kind: 'name', shape: 'country' })),
          ]
    const numbers = Array.from(
      sentence.matchAll(NUMBER),
      ([text]): Term => ({ text, kind: 'number', shape: numberShape(text, sentence) }),
    )
    const words = [...new Set(wordsOf(sentence, language))].filter(
      (word) =>
        (nouns
          ? nouns.has(word) && !isVerbHere(word, sentence)
          : isArabicNoun(word) && !isAdjective(word, sentence) && !isNamedAgain(word, sentences)) &&
        !isStopword(word) &&
        !names.some((name) => name.text.includes(word)),
    )
    const ranked = words.sort((a, b) => weight(b) - weight(a))
    const years = numbers.filter(({ shape }) => shape === 'year')
    const others = numbers.filter(({ shape }) => shape !== 'year')
    const found = [
      ...names,
      ...years,
      ...others,
      ...ranked
        .map((word) => word.replace(/^و(?=ال)/u, ''))
        .map((text): Term => ({ text, kind: 'word', shape: shapeOf(text, language) })),
    ]
    return found.length > 0 || language === 'en'
      ? found
      : [...nounsBehind(sentence), ...numeralsIn(sentence)]
  })
}

/** Only nouns make fair gaps: of a verb the sentence itself tells the form. */
function nounsIn(sentences: readonly string[]): Set<string> {
  const found: string[] = tagWords([...new Set(sentences)].join('\n'))
    .match('#Noun')
    .not('(#Pronoun|#Value|#Possessive)')
    .terms()
    .out('array')
  return new Set(
    found
      .map((word) => word.replaceAll(/^\P{L}+|(?<!\P{L})\P{L}+$/gu, ''))
      .filter((word) => word.length >= 4 && /^\p{Ll}+$/u.test(word) && !NO_ANSWER.test(word)),
  )
}

/** "Carry blood back", "three times a day": nouns by their form alone. */
const NO_ANSWER =
  /^(?:best|worst|back|times?|ways?|lots?|kinds?|types?|others|half|both|today|centur(?:y|ies)|decades?|years?|months?|weeks?|hours?|minutes?|seconds?)$/

/** The article marks nouns and adjectives; what it joins is not a verb. */
const isArabicNoun = (word: string) =>
  word.length >= 5 &&
  /^(?:ال|وال|بال|لل)\p{L}+$/u.test(word) &&
  !ARABIC_DAY.test(word) &&
  !ARABIC_TIME.test(word)
const ARABIC_DAY = /^(?:الأحد|الاثنين|الإثنين|الثلاثاء|الأربعاء|الخميس|الجمعة|السبت)$/u

/** «الصخر الوردي»: what describes the noun before it is no answer of its own. */
const isAdjective = (word: string, sentence: string): boolean =>
  isDescribing(word, sentence) ||
  ADJECTIVE.some(([own, before]) => own.test(word) && before.test(leadOf(word, sentence)))
const ADJECTIVE: readonly [own: RegExp, before: RegExp][] = [
  [/^ال\p{L}{2,20}(?:ي|ية|يون|يين|يات)$/u, /(?<!\p{L})(?:وال|بال|لل|ال)\p{L}{2,18} $/u],
  [/^ال\p{L}{2,20}ة$/u, /(?<!\p{L})(?:وال|بال|لل|ال)\p{L}{2,18}(?:ة|ات) $/u],
  [/^ال/u, /(?<!\p{L})[وب]?غير $/u],
  [/^ال[أا](?:قل|كثر)$/u, /(?<!\p{L})على $/u],
  [/^الأ\p{L}{3}$/u, /(?<!\p{L})ال\p{L}{2,18} $/u],
]
const leadOf = (word: string, sentence: string) => {
  const at = sentence.indexOf(` ${word}`) + 1
  return sentence.slice(Math.max(0, at - 21), at)
}

/** «مدينة البتراء … بنوا المدينة»: what stands for a name that was given before has more than one right answer. */
const isNamedAgain = (word: string, sentences: readonly string[]): boolean => {
  const bare = /^ال(\p{L}{3,})$/u.exec(word)?.[1]
  return bare !== undefined && sentences.some((other) => named(bare).test(other))
}
const named = (bare: string) => new RegExp(`(?<!\\p{L})${bare} \\p{L}{3}`, 'u')

/** «تقع الجزيرة في أبوظبي»: a noun without the article, told by the small word before it. */
const nounsBehind = (sentence: string): Term[] =>
  Array.from(
    sentence.matchAll(BEHIND),
    ([, text = '']): Term => ({
      text,
      kind: 'word',
      shape: shapeOf(text, 'ar'),
    }),
  ).filter(({ text }) => !isStopword(text))
const BEHIND =
  /(?<!\p{L})(?:في|من|إلى|على|قرب)\s(\p{L}{4,})(?=\s(?:في|من|إلى|على|عام|سنة|قرب|حتى)(?!\p{L})|\sو\p{L}|[.،؛]|$)/gu

/** «يتكون القلب من أربع حجرات»: how many there are is worth asking where nothing else is. */
const numeralsIn = (sentence: string): Term[] =>
  Array.from(
    sentence.matchAll(IN_WORDS),
    ([text]): Term => ({ text, kind: 'word', shape: NUMERAL }),
  )
/** The shape of a number in words, for which no thing can stand. */
export const NUMERAL = 'numeral'
const IN_WORDS =
  /(?<!\p{L})(?:(?:ثلاث|[أا]ربع|خمس|ست|سبع|ثماني|تسع|عشر)[ةه]?)(?=\s(?!عشر)\p{L}{3})/gu

export const plain = (word: string) => withoutArticle(foldArabic(word))

/** The names of each sentence; what one sentence tells of a name holds in all of them. */
function namesInEach(sentences: readonly string[], lowerCase: ReadonlySet<string>): Term[][] {
  const found = sentences.map((sentence) => namesIn(sentence, lowerCase))
  const kinds = new Map<string, NameKind>()
  for (const [index, sentence] of sentences.entries())
    for (const { text } of found[index] as Term[]) {
      if ((kinds.get(text) ?? 'name') !== 'name') continue
      const at = sentence.indexOf(text)
      kinds.set(text, kindOfName(text, sentence.slice(0, at), sentence.slice(at + text.length)))
    }
  return found.map((names) =>
    names.map((name) => ({ ...name, shape: kinds.get(name.text) ?? name.shape })),
  )
}

function namesIn(sentence: string, lowerCase: ReadonlySet<string>): Term[] {
  const opening: string[] = []
  const names = Array.from(sentence.matchAll(NAME)).flatMap((match) => {
    // The first word has a capital anyway: drop it when the text also writes it small, it is a grammar word or no subject of its own.
    const first = match[0].split(' ')[0] as string
    const isUsual =
      isStopword(first) || DETERMINER.test(first) || lowerCase.has(first.toLowerCase())
    const isOpening = match.index <= 1 && (isUsual || !match[0].includes(' '))
    if (isOpening && !isUsual && (isPlace(first) || isSubject(sentence.slice(match.index))))
      opening.push(first)
    const name = isOpening ? match[0].slice(first.length).trim() : match[0]
    const bare = name.replace(/['’]s$/, '').replace(/^(?:The|A|An) /, '')
    return listed(bare, sentence.slice(0, match.index))
  })
  return [...names, ...opening]
    .filter(
      (name) =>
        name.length > 1 &&
        !isStopword(name) &&
        !CALENDAR.test(name) &&
        !CURRENCY.test(name) &&
        !isNumbered(name, sentence),
    )
    .map((text) => ({ text, kind: 'name', shape: 'name' }))
}

const DETERMINER =
  /^(?:its|their|his|her|our|my|your|every|each|both|another|several|many|most|some|all)$/i

/** "Dibba, Kalba and Masafi" are three, "Trinidad and Tobago" is one. */
const listed = (name: string, before: string): string[] =>
  / and /.test(name) && /,\s$/.test(before) ? name.split(' and ') : [name]

/** Of "Gate 3" the number is worth asking for. */
const isNumbered = (name: string, sentence: string): boolean =>
  !name.includes(' ') &&
  /^ \d{1,3}(?!\d)/.test(sentence.slice(sentence.indexOf(name) + name.length))

/** "Mercury is the smallest planet": one thing without an article, of which the sentence tells something. */
const isSubject = (sentence: string): boolean =>
  /^\p{L}{3,20} (?:is|was|has|had|lies|became)\s/u.test(sentence) &&
  tagWords(sentence.slice(0, LONGEST_SUBJECT)).has('^(#Singular|#Uncountable|#ProperNoun)')
const LONGEST_SUBJECT = 60

/** "Venice opened its first coffee house" */
const isPlace = (word: string): boolean => tagWords(word).has('#Place')

function shapeOf(word: string, language: Language): string {
  if (language === 'ar')
    return `${/^(?:وال|بال|لل|ال)/.exec(word)?.[0] ?? ''}${/(?:ات|ون|ين|ية|ة)$/.exec(word)?.[0] ?? ''}`
  return (
    /(?:tion|sion|ment|ness|ity|ous|ful|able|ive|al|ist|ism|ies)$/.exec(word)?.[0] ??
    (/s$|^(?:children|women|men|people|teeth|feet|mice|geese)$/.test(word) ? 's' : '')
  )
}

/** "Gate 4", «البوابة رقم 4»: what tells one of several apart, of which nothing is counted. */
const NUMBERED =
  /(?:#|\b(?:gate|room|bus|line|platform|page|door|floor|hall|terminal|building|block|tower|zone|counter|desk|number|no\.?|route|flight|road|street|exit|table|seat|form|article|section|chapter|grade|class|level|version|extension|stage|phase|step|unit|lab|bay|track|camp|park|area|pool|ward|shelf|box|key|pump|lift|car)|(?<!\p{L})(?:في|من|عند|إلى|على|قرب) ال(?!ساعة|عام|سنة|يوم|دقيقة)\p{L}{3,12}|(?<!\p{L})[وفبل]{0,2}(?:ال)?(?:رقم|بوابة|غرفة|قاعة|خط|منصة|رصيف|صفحة|طابق|مبنى|باب|حافلة|مادة|بند|فصل|صف|مخرج|شارع|شباك|نموذج|مستوى|مرحلة|وحدة|مختبر))\s?$/iu
/** "From stop 12", "the number is 998": told by the noun before it. */
const NUMBERED_NOUN =
  /\b(?:in|at|from|to|on|via|the|of) (?!about|least|most|nearly|around|over|some|other|first|last|next|only|under|almost|roughly|exactly|just|another|past|remaining|these|those|only|all|up|his|her|its|their|our|year|top)\p{Ll}{3,12}(?<!s|ed|ly|ing)\s$|(?:\b(?:number|hotline|code|extension|phone)\b|(?<!\p{L})(?:ال)?(?:رقم|هاتف|رمز))[^.,،]{0,25}$/iu
const YEAR_LEAD = /(?:\b(?:year|AD|in|since)|(?<!\p{L})(?:عام|سنة|العام))\s$/u

function numberShape(text: string, sentence: string): string {
  if (text.includes(':')) return 'clock'
  if (
    sentence.includes(`${text}%`) ||
    sentence.includes(`${text} %`) ||
    sentence.includes(`${text} per`)
  )
    return 'percent'
  const at = sentence.indexOf(text)
  const lead = sentence.slice(0, at)
  if (YEAR_LEAD.test(lead) && /^\d{3,4}$/.test(text)) return 'year'
  if (NUMBERED.test(lead) || NUMBERED_NOUN.test(lead)) return 'label'
  const isYear = /^(?:1[0-9]|20)\d\d$/.test(text) && !isCount(sentence.slice(at + text.length))
  if (isYear && !YEAR_LEAD.test(lead)) return 'year'
  return text.includes('.') ? 'decimal' : 'number'
}

/** "2000 readers", «2000 قارئ»: what is counted stands right behind the figure. */
const isCount = (behind: string): boolean => {
  const next = /^ (\p{Ll}\p{L}{2,30}|\p{Lo}{3,30})/u.exec(behind)?.[1]
  return next !== undefined && !isStopword(next)
}

/** A sentence with something else in the place of a term. */
export function replace(sentence: string, term: string, by: string): string {
  const escaped = term.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const and = /^ال/u.test(term) ? '(و?)' : '()'
  return sentence.replace(
    new RegExp(`(?<![\\p{L}\\p{N}])${and}${escaped}(?![\\p{L}\\p{N}])`, 'u'),
    (_, joined: string) => `${joined}${by}`,
  )
}
